import { createHash } from 'node:crypto';
import { serveLocally } from '@daily-nest/testing/local-server';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** How the network's script behaves: normal, missing, broken, endless, slow. */
export type Fate = 'works' | 'missing' | 'throws' | 'hangs' | 'slow';

/** The network's advertisements: as agreed, five times too large, none, or hostile. */
export type Brings = 'fitting' | 'huge' | 'nothing' | 'hostile';

export interface AdNetwork {
  origin: string;
  /** The requested paths, in order. */
  asked: string[];
  script: string;
  gpt: string;
  frame: string;
  integrity: string;
  /** Sets the behavior from now on. */
  play(fate: Fate, brings?: Brings): void;
  close(): Promise<void>;
}

/** Takes over the queue, as in docs/contracts/ad-slots.md, and delays each advertisement. */
const queueScript = `
const show = ({ id, box, width, height, consent, signal, onState }) => setTimeout(() => {
  if (signal.aborted) return;
  window.lastConsent = { ...consent };
  if (BRINGS === 'nothing') return onState('empty');
  const frame = document.createElement('iframe');
  const by = BRINGS === 'huge' ? 5 : 1;
  frame.title = 'Advertisement';
  frame.width = width * by;
  frame.height = height * by;
  frame.src = ORIGIN + '/creative?id=' + id;
  box.replaceChildren(frame);
  onState('filled');
}, 150);
const waiting = window.dailyNestAds ?? [];
window.dailyNestAds = { push: show };
waiting.forEach(show);
`;

/** The part of Google Publisher Tag that our pages call, with its names and order of events. */
const gptScript = `
const listeners = [];
const calls = window.gptCalls = { privacy: [], safeFrame: [], destroyed: [], slots: [] };
let enabled = false;
let initialLoad = true;
const render = (slot) => setTimeout(() => {
  const div = document.getElementById(slot.div);
  if (!div) return;
  const isEmpty = BRINGS === 'nothing' || slot.sizes.length === 0;
  div.replaceChildren();
  if (!isEmpty) {
    const [width, height] = slot.sizes[0];
    const frame = document.createElement('iframe');
    Object.assign(frame, { title: 'Advertisement', width, height, src: ORIGIN + '/creative?id=' + slot.path });
    div.append(frame);
  }
  for (const listener of listeners) listener({ slot, isEmpty });
}, 50);
const service = {
  disableInitialLoad() { initialLoad = false; },
  setForceSafeFrame(force) { calls.safeFrame.push(force); },
  setSafeFrameConfig(config) { calls.safeFrame.push(config); },
  setPrivacySettings(settings) { calls.privacy.push(settings); },
  addEventListener(name, listener) { if (name === 'slotRenderEnded') listeners.push(listener); },
  refresh(slots) { for (const slot of slots ?? calls.slots) render(slot); },
};
Object.assign(window.googletag, {
  apiReady: true,
  pubads: () => service,
  enableServices() { enabled = true; },
  defineSlot(path, sizes, div) {
    const slot = { path, sizes, div, addService() { return slot; } };
    calls.slots.push(slot);
    return slot;
  },
  display(div) { if (!enabled) throw new Error('display before enableServices'); if (initialLoad) render(calls.slots.find((slot) => slot.div === div)); },
  destroySlots(slots) { calls.destroyed.push(...slots.map(({ path }) => path)); },
});
const commands = window.googletag.cmd;
window.googletag.cmd = { push: (command) => command() };
commands.forEach((command) => command());
`;

/**
 * Tries everything that an advertisement must not do to the page around it, and reports each result to its
 * server.
 */
const hostile = `
const attempts = {
  top: () => { top.location.href = 'about:blank'; },
  parent: () => parent.document.body.remove(),
  storage: () => localStorage.setItem('evil', '1'),
  cookies: () => { document.cookie = 'evil=1'; if (!document.cookie) throw new Error('no cookies'); },
  dialog: () => { const before = performance.now(); alert('You have won'); if (performance.now() - before < 5) throw new Error('no dialog'); },
};
const ended = {};
for (const [name, attempt] of Object.entries(attempts)) {
  try { attempt(); ended[name] = 'done'; } catch (error) { ended[name] = 'refused'; }
}
parent.postMessage({ dailyNestAd: 'constructor' }, '*');
parent.postMessage({ dailyNestAd: { filled: true } }, '*');
parent.postMessage(null, '*');
fetch('/ended?' + new URLSearchParams(ended), { mode: 'no-cors' });
`;

/** Starts an ad network on loopback, with its own origin. */
export async function startAdNetwork(): Promise<AdNetwork> {
  const asked: string[] = [];
  let fate: Fate = 'works';
  let brings: Brings = 'fitting';
  const { url: origin, close } = await serveLocally((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });

  const filled = (script: string) =>
    `(() => { const ORIGIN = ${JSON.stringify(origin)}; const BRINGS = ${JSON.stringify(brings)};${script}})();`;

  function answer({ url }: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(url!, origin);
    if (pathname === '/creative') return page(response, '<p>Winter boots</p>');
    if (pathname === '/frame') return page(response, framePage(brings));
    if (pathname === '/ended') return response.writeHead(204).end();
    if (fate === 'hangs') return undefined;
    if (fate === 'missing') return response.writeHead(404).end();
    const script = pathname === '/gpt.js' ? gptScript : queueScript;
    const text = fate === 'throws' ? 'throw new Error("not my day");' : filled(script);
    const send = () =>
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end(text);
    return fate === 'slow' ? setTimeout(send, 1_500) : send();
  }

  return {
    origin,
    asked,
    script: `${origin}/ads.js`,
    gpt: `${origin}/gpt.js`,
    frame: `${origin}/frame?slot={id}&w={width}&h={height}&npa={npa}`,
    integrity: `sha384-${createHash('sha384').update(filled(queueScript)).digest('base64')}`,
    play(nextFate, nextBrings = 'fitting') {
      fate = nextFate;
      brings = nextBrings;
      asked.length = 0;
    },
    close,
  };
}

function framePage(brings: Brings): string {
  if (brings === 'hostile') return `<p>Won!</p><script>${hostile}</script>`;
  const state = brings === 'nothing' ? 'empty' : 'filled';
  return `<p>Winter boots</p><script>parent.postMessage({ dailyNestAd: '${state}' }, '*')</script>`;
}

function page(response: ServerResponse, body: string) {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><html lang="en"><title>Advertisement</title>${body}`);
}
