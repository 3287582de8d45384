/** None yet, so that a search reads no slips in this language: usual misspellings stand among the words of emergencies. */
export const ordinaryWords = '';
