import { Button } from '@daily-nest/ui/button';
import { Dialog } from '@daily-nest/ui/dialog';
import { Field } from '@daily-nest/ui/field';
import { useEffect, useState } from 'react';
import { wordsOf } from '../api.ts';
import * as shared from '../desk.css.ts';
import type { FrontItem } from '@daily-nest/content/desk';
import { frontApi } from './front-api.ts';
import * as css from './front.css.ts';

interface PickDialogProps {
  /** The place. */
  label: string;
  /** Of the title. */
  domain: string;
  onPick: (item: FrontItem) => void;
  onClose: () => void;
}

/** Asks which piece is to stand in a place: a post, or a piece of the magazine. */
export function PickDialog({ label, domain, onPick, onClose }: PickDialogProps) {
  const [words, setWords] = useState('');
  const [items, setItems] = useState<FrontItem[]>();
  const [fault, setFault] = useState('');

  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      frontApi.items(domain, words).then(
        ({ items: found }) => isNewest && setItems(found),
        (error: unknown) => setFault(wordsOf(error)),
      );
    }, 150);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [domain, words]);

  return (
    <Dialog
      open
      className={css.dialog}
      title={`What is to stand there: ${label}`}
      onClose={onClose}
      actions={
        <Button tone="quiet" onClick={onClose}>
          Leave it
        </Button>
      }
    >
      <Field
        label="Words of the title"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {fault && (
        <p role="alert" className={shared.fault}>
          {fault}
        </p>
      )}
      <output className={shared.note}>
        {items &&
          (items.length === 0
            ? 'No title has these words.'
            : `${items.length} ${items.length === 1 ? 'piece' : 'pieces'}`)}
      </output>
      <ul className={shared.list}>
        {items?.map((item) => (
          <li key={item.href} className={shared.row}>
            <button type="button" className={shared.linkButton} onClick={() => onPick(item)}>
              {item.title}
            </button>
            <span className={shared.meta}>
              {item.href.startsWith('/blog/') ? 'Blog' : 'Magazine'}, {item.date}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
