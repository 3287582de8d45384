/** A body of the longest piece has at most three bytes a character, and a little more where its quotes are escaped. */
export const longestSave = 1_000_000;

interface Asked {
  method?: string | undefined;
  url?: string | undefined;
}

/** Whether a request sends a picture. */
export function isUpload({ method, url }: Asked): boolean {
  return method === 'POST' && url === '/desk/api/uploads';
}

/** Whether a request saves a piece, which may be longer than any form. */
export function isSave({ method, url }: Asked): boolean {
  return method === 'PUT' && /^\/desk\/api\/pieces\/[\w-]+$/.test(url ?? '');
}
