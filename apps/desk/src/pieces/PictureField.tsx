import { addressOf, uploadOf } from '@daily-nest/content/upload-address';
import { Field } from '@daily-nest/ui/field';
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { api, wordsOf } from '../api.ts';
import * as shared from '../desk.css.ts';
import { fieldWords } from './field-words.ts';
import { FocusPicker } from './FocusPicker.tsx';
import * as css from './picture.css.ts';

interface PictureFieldProps {
  /** The address of the picture, or nothing. */
  value: string;
  /** Called with another address, and with nothing where the picture is taken out. */
  onChange: (address: string) => void;
}

/** The formats that pages can show. Naming them has phones send a JPEG instead of their own format. */
const formats = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The picture of a piece: uploaded by a button, by dropping or pasting it, or named by its address. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState('');
  const id = useId();
  const upload = uploadOf(value);

  async function send(files: FileList) {
    const [file] = files;
    if (!file || isBusy) return;
    setBusy(true);
    setFault('');
    try {
      onChange((await api.upload(file)).image);
    } catch (error) {
      setFault(wordsOf(error));
    } finally {
      setBusy(false);
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void send(event.clipboardData.files);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop into; its button does the same
    <fieldset
      className={css.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <legend className={css.legend}>{fieldWords.image}</legend>
      {upload && (
        <FocusPicker
          src={`/desk/api/uploads/${upload.id}`}
          focus={upload.focus}
          onChange={(focus) => onChange(addressOf({ ...upload, focus }))}
        />
      )}
      <div className={css.actions}>
        {/* The input lies over its words, so that the browser's own field is what is pressed and focused. */}
        <label className={css.upload} aria-disabled={isBusy || undefined}>
          {isBusy ? 'Uploading …' : upload ? 'Upload another picture' : 'Upload a picture'}
          <input
            type="file"
            className={css.file}
            accept={formats}
            disabled={isBusy}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              if (target.files) void send(target.files).finally(() => (target.value = ''));
            }}
          />
        </label>
        {value !== '' && (
          <button type="button" className={shared.linkButton} onClick={() => onChange('')}>
            Take the picture out
          </button>
        )}
      </div>
      <p className={shared.note} id={`${id}-hint`}>
        Or drop or paste one here. Up to 12 MB.
      </p>
      <div aria-live="polite">{isBusy && <p className={shared.note}>The picture is on its way …</p>}</div>
      {fault && (
        <p role="alert" className={shared.fault}>
          {fault}
        </p>
      )}
      <Field
        id="image"
        label="Its address"
        value={value}
        maxLength={1000}
        inputMode="url"
        spellCheck={false}
        hint="Of a picture on another server (https://) or of this site (/)."
        onChange={({ target }) => onChange(target.value)}
      />
    </fieldset>
  );
}
