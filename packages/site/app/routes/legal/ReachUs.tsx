/** Where to write to, as links: who is kept out by a form has a letter left. */
export function ReachUs({ email }: { email: string }) {
  return (
    <p>
      Write to <a href={`mailto:${email}`}>{email}</a>, or use the <a href="/contact">contact page</a>.
    </p>
  );
}
