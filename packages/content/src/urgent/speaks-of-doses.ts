/** Where a dose is found by age, bottle and weight. */
export const doseSheet = '/urgent/fever-and-doses';

/** A fever, unless it is the name of another illness, and the medicines for it by name and brand. */
const words =
  /(?<!\b(?:yellow|hay|scarlet|dengue) )\bfever(?:s|ish)?\b|\b(?:acetaminophen|paracetamol|ibuprofen|tylenol|motrin|advil|calpol|nurofen)\b/i;

/** Whether a text speaks of a fever or of its medicines: it then leads to {@link doseSheet}. */
export const speaksOfDoses = (text: string): boolean => words.test(text);
