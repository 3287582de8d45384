/** What Postgres and Node call it: no space, over the quota, or over the longest file that is allowed. */
const codes = /^(?:53100|ENOSPC|EDQUOT|EFBIG)$/;
const sayings = /No space left on device|Disk quota exceeded|File too large/i;

/** Whether an error says that there is no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (codes.test((cause as NodeJS.ErrnoException).code ?? '') || sayings.test(cause.message)) return true;
  }
  return false;
}
