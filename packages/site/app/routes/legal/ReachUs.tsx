/** Links with the addresses to write to, for readers who cannot use the form. */
export function ReachUs({ email }: { email: string }) {
  return (
    <p>
      Write to <a href={`mailto:${email}`}>{email}</a>, or use the <a href="/contact">contact page</a>.
    </p>
  );
}
