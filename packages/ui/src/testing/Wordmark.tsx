/** An example of a brand's logo: two hills and a line. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 120 32" width="120" height="32" fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M3 26q14-30 28 0q14-22 28 0M68 26h49" strokeLinecap="round" />
    </svg>
  );
}
