import { useLayoutEffect, useRef } from 'react';

interface TextAreaProps {
  /** Its id, by which a check leads to it. */
  id: string;
  /** What belongs there. It stands in the empty field. */
  label: string;
  /** What stands there. */
  value: string;
  /** The most characters. */
  maxLength: number;
  /** The look of what is read there. */
  className: string;
  /** Called with what stands there now, in one line. */
  onChange: (value: string) => void;
}

/** A line that may wrap, set as it will be read. Enter goes on to the next field, since it holds no second line. */
export function TextArea({ id, label, value, maxLength, className, onChange }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // Browsers without `field-sizing` show one line of it.
  useLayoutEffect(() => {
    if (!area.current || CSS.supports('field-sizing', 'content')) return;
    area.current.style.blockSize = 'auto';
    area.current.style.blockSize = `${area.current.scrollHeight}px`;
  });
  return (
    <textarea
      ref={area}
      id={id}
      aria-label={label}
      placeholder={label}
      rows={1}
      maxLength={maxLength}
      className={className}
      value={value}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        document.getElementById(id === 'title' ? 'description' : 'body')?.focus();
      }}
    />
  );
}
