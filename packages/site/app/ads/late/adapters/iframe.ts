import { type AdAnswer, adAnswers, type AdRequest, takeQueue } from '../queue.ts';
import type { Adapter } from './adapter.ts';
import { fill } from './pattern.ts';

/**
 * An advertisement may run its own scripts and open the advertiser's page on a click. It may not use our
 * origin, read our storage, navigate this page, open dialogs, submit forms or start downloads.
 */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The adapter for frames: shows the network's page for a slot in a frame of the size of the box. No script of
 * another company runs in our page. The framed page must report whether it has an advertisement, because
 * browsers do not tell whether a frame loaded: `parent.postMessage({ dailyNestAd: 'filled' }, '*')`.
 */
export function iframe(pattern: string): Adapter {
  const frames = new Map<unknown, AdRequest>();
  addEventListener('message', ({ source, data }) => {
    const answer = answerOf(data);
    if (answer) frames.get(source)?.onState(answer);
  });
  takeQueue((request) => {
    const frame = document.createElement('iframe');
    frame.title = 'Advertisement';
    frame.setAttribute('sandbox', sandbox);
    frame.allow = '';
    frame.referrerPolicy = 'origin';
    frame.width = String(request.width);
    frame.height = String(request.height);
    frame.src = fill(pattern, request);
    request.box.replaceChildren(frame);
    const { contentWindow } = frame;
    frames.set(contentWindow, request);
    request.signal.addEventListener('abort', () => frames.delete(contentWindow));
  });
  return { isServed: () => true };
}

/** Returns the state in a message, if it is a known one. */
function answerOf(data: unknown): AdAnswer | undefined {
  const said = (data as { dailyNestAd?: unknown } | null)?.dailyNestAd;
  return adAnswers.find((answer) => answer === said);
}
