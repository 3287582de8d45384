import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';

/** What stands before a quotation: nothing, a space, a bracket, a dash, or another quotation mark that opens. */
const beforeOpening = /^$|[\s([{—–“‘]/;

/** The typographic mark for a straight one, by the character before it; undefined for any other text. */
export function smartQuote(typed: string, before: string): string | undefined {
  const opens = beforeOpening.test(before);
  if (typed === '"') return opens ? '“' : '”';
  if (typed === "'") return opens ? '‘' : '’';
  return undefined;
}

/** Makes typed quotation marks typographic. Undoing it gives the straight one back. */
export const smartQuotes = EditorView.inputHandler.of((view, from, to, text) => {
  const quote = smartQuote(text, view.state.sliceDoc(Math.max(0, from - 1), from));
  if (quote === undefined || view.composing) return false;
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + 1 },
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  view.dispatch({
    changes: { from, to: from + 1, insert: quote },
    selection: { anchor: from + 1 },
    userEvent: 'input.type',
    annotations: isolateHistory.of('full'),
  });
  return true;
});
