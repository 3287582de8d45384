/** The codes of Postgres and Node: no space, over the quota, file too large. */
const codes = /^(?:53100|ENOSPC|EDQUOT|EFBIG)$/;
const sayings = /No space left on device|Disk quota exceeded|File too large/i;

/** Whether an error means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (codes.test((cause as NodeJS.ErrnoException).code ?? '') || sayings.test(cause.message)) return true;
  }
  return false;
}
