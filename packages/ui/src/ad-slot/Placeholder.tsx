import { Word } from '../provider/Word.tsx';
import { type AdSlotLabels, english } from './labels.ts';
import * as styles from './Placeholder.css.ts';

interface PlaceholderProps {
  label: string | undefined;
  labels: Partial<AdSlotLabels> | undefined;
  className?: string;
}

/** What stands in a slot that nobody booked, and between two: its label and the words "Ad Space". */
export function Placeholder({ label, labels, className }: PlaceholderProps) {
  const words = { set: 'adSlot', english, given: labels } as const;
  return (
    <div data-part="placeholder" className={className ? `${styles.box} ${className}` : styles.box}>
      <p data-part="label" className={styles.label}>
        {label ?? <Word {...words} name="sharedLabel" />}
      </p>
      <p data-part="note" className={styles.space}>
        <Word {...words} name="space" />
      </p>
    </div>
  );
}
