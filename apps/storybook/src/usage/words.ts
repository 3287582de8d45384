import { toId } from 'storybook/internal/csf';
import type { Usage } from './usage.ts';

const records = import.meta.glob<Record<string, { js: number; css: number }>>(
  '../../../../packages/checks/sizes.json',
  { eager: true, import: 'default' },
);
const sizes = Object.values(records)[0]!;

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** What stands before the pictures. */
export const purposeOf = ({ purpose, whenNot }: Usage) =>
  `## What for\n\n${purpose}\n\n## When not\n\n${list(whenNot)}\n\n## Do and don’t`;

/** What stands below them. */
export function detailsOf({ entry, anatomy, keys, reader, colors, related }: Usage): string {
  const { js, css } = sizes[entry]!;
  return [
    `## Anatomy\n\n${table(
      ['Part', 'What it is'],
      anatomy.map(({ part, what }) => [`\`${part}\``, what]),
    )}`,
    `## Keyboard\n\n${table(
      ['Key', 'What it does', 'By'],
      keys.map((row) => [row.keys.map((key) => `\`${key}\``).join(', '), row.does, row.by]),
    )}`,
    `## What a screen reader says\n\n${list(reader)}`,
    `## Theming\n\n${table(
      ['Token', 'What it colors'],
      Object.entries(colors).map(([token, what]) => [`\`vars.color.${token}\``, what]),
    )}`,
    `## Bytes\n\nIts own script is ${js} bytes and its style ${css}, compressed with brotli, without the entries it is made of.`,
    `## Related\n\n${list(
      Object.entries(related).map(
        ([title, when]) =>
          `[${title.split('/').at(-1)}](?path=/docs/${toId(title, 'docs')}): ${when.toLowerCase()}.`,
      ),
    )}`,
  ].join('\n\n');
}
