/** The placeholder in a stored letter for the reader's unsubscribe link. */
export const leaveMark = 'https://leave.invalid/';
