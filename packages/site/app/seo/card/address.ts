/** Returns the path of a page's card: `/cards/faq.png`, that of the home page is `/cards/site.png`. */
export function cardOfPath(path: string): string {
  const plain = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return plain === '' ? '/cards/site.png' : `/cards${plain}.png`;
}

/** Returns the path at which the web server draws the card of a post. */
export function cardOfPost(slug: string): string {
  return `/cards/posts/${encodeURIComponent(slug)}.png`;
}
