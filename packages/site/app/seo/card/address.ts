/** Where the card of a page lies: `/cards/faq.png`, the home page's is `/cards/site.png`. */
export function cardOfPath(path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return plain === '' ? '/cards/site.png' : `/cards${plain}.png`;
}

/** Where the web server draws the card of a post. */
export function cardOfPost(slug: string): string {
  return `/cards/posts/${encodeURIComponent(slug)}.png`;
}
