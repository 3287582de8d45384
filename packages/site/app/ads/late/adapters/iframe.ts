import { type AdAnswer, adAnswers, type AdRequest, takeQueue } from '../queue.ts';
import type { Adapter } from './adapter.ts';
import { fill } from './pattern.ts';

/**
 * What an advertisement may do: run its own scripts, and open a page of the advertiser's when the reader clicks. Not: be of our
 * origin and read our storage, lead this page elsewhere, open dialogs, send forms, start downloads.
 */
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * A network that has a page for each slot, shown in a frame of exactly the box. No script of another company runs in ours. Whether
 * there is an advertisement the page says itself, because a browser tells of no frame whether it could be loaded:
 * `parent.postMessage({ dailyNestAd: 'filled' }, '*')`.
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

/** What somebody's message says, if it says something that we know. */
function answerOf(data: unknown): AdAnswer | undefined {
  const said = (data as { dailyNestAd?: unknown } | null)?.dailyNestAd;
  return adAnswers.find((answer) => answer === said);
}
