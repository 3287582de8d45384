import { useLayoutEffect, useRef } from 'react';

interface TextAreaProps {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  className: string;
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
