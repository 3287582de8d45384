export { bodyOfHtml, DeepHtmlError, type HtmlBody, type TextPicture } from './html-body.ts';
export { Losses, quoted } from './losses.ts';
export { videoAddress } from './video-address.ts';
export { bodyOfWordPress } from './wordpress-markup.ts';
