import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  placeholder,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { vars } from '@daily-nest/ui/theme';
import { useEffect, useRef } from 'react';
import { smartQuotes } from './smart-quotes.ts';

interface BodyEditorProps {
  /** Its id, by which a check leads to it. */
  id: string;
  /** The id of the element that names it. */
  labelledBy: string;
  /** The text. */
  value: string;
  /** Called with the text after each change. */
  onChange: (value: string) => void;
}

const headings = ([1, 2, 3] as const).map((level) => Decoration.line({ class: `heading-${level}` }));

/** Lines that begin with `# `, `## ` or `### ` look like the headings that they become. */
const headingLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = linesIn(view);
    }
    update({ view, docChanged, viewportChanged }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = linesIn(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function linesIn(view: EditorView): DecorationSet {
  const found = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const level = /^(#{1,3}) /.exec(line.text)?.[1]?.length;
      if (level !== undefined) found.push(headings[level - 1]!.range(line.from));
      at = line.to + 1;
    }
  }
  return Decoration.set(found);
}

const look = EditorView.theme({
  '&': { backgroundColor: vars.color.surface.page, color: vars.color.text.body },
  '&.cm-focused': { outline: 'none' },
  // The caret shows where one is; a bar at the side says so from afar.
  '.cm-content:focus-visible': {
    outline: 'none',
    boxShadow: `-0.75rem 0 0 -0.5rem ${vars.color.border.focus}`,
  },
  '.cm-scroller': { font: vars.text.reading, overflow: 'visible' },
  '.cm-content': { padding: '1rem 0', minBlockSize: '50dvb', caretColor: vars.color.text.body },
  '.cm-line': { padding: '0 2px' },
  '.cm-placeholder': { color: vars.color.text.muted },
  '.heading-1': { font: vars.text.h3 },
  '.heading-2': { font: vars.text.h4 },
  '.heading-3': { font: vars.text.h5 },
});

/** The page allows one style element by a nonce; the editor writes its own with the same. */
const nonce = () => document.querySelector<HTMLElement>('style[nonce]')?.nonce ?? '';

/** The body of a piece in the line format of posts. Tab leaves it, so that the keyboard is not caught. */
export function BodyEditor({ id, labelledBy, value, onChange }: BodyEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const first = useRef(value);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const extensions: Extension[] = [
      EditorView.cspNonce.of(nonce()),
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      placeholder('The text. A line that begins with # is a heading.'),
      headingLines,
      smartQuotes,
      look,
      EditorView.contentAttributes.of({
        id,
        'aria-labelledby': labelledBy,
        spellcheck: 'true',
        autocorrect: 'on',
        autocapitalize: 'sentences',
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !update.transactions.some((change) => change.isUserEvent('set')))
          report.current(update.state.doc.toString());
      }),
    ];
    view.current = new EditorView({
      state: EditorState.create({ doc: first.current, extensions }),
      parent: place.current!,
    });
    return () => view.current?.destroy();
  }, [id, labelledBy]);

  // A text that was not typed here, such as the one that ends a conflict.
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      userEvent: 'set',
    });
  }, [value]);

  return <div ref={place} />;
}
