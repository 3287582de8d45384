import { EditorView } from '@codemirror/view';

/** Focuses a field. Selects the words of it that are meant, where they still stand there. */
export function leadTo(id: string, quote?: string) {
  const field = document.getElementById(id);
  if (!field) return;
  field.focus();
  if (!quote) return;
  const editor = EditorView.findFromDOM(field);
  if (editor) {
    const anchor = editor.state.doc.toString().indexOf(quote);
    if (anchor < 0) return;
    const selection = { anchor, head: anchor + quote.length };
    editor.dispatch({ selection, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    return;
  }
  const inputs = field.matches('input, textarea') ? [field] : field.querySelectorAll('input, textarea');
  for (const input of inputs as Iterable<HTMLInputElement | HTMLTextAreaElement>) {
    const start = input.value.indexOf(quote);
    if (start < 0) continue;
    input.focus();
    input.setSelectionRange(start, start + quote.length);
    return;
  }
}
