/** What a system answers. */
export interface Answer {
  /** @default 200 */
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}
