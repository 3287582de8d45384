/** The words about what may load on a reader's device. */

export const loadsByItself = (provider: string) => `What comes from ${provider} loads by itself from now on.`;
export const waitsAgain = (provider: string) => `What comes from ${provider} waits for your click again.`;
