import { describe, expect, it } from 'vitest';
import { commandFault, madeBy } from './commands.ts';
import { examples, heldByPackages } from './examples.ts';
import { commandsOf, type Fence, fencesOf, followed, isCode } from './fences.ts';

const fences = followed.flatMap((document) => fencesOf(document));
const held = (fence: Fence) =>
  isCode(fence) ||
  fence.language === 'sh' ||
  kindOf(fence) in examples ||
  heldByPackages.includes(kindOf(fence));
const kindOf = ({ language, about }: Fence) => `${language} ${about}`.trim();

it('knows how to hold every fenced block', () => {
  expect(
    fences.filter((fence) => !held(fence)).map((fence) => `${fence.document}: ${kindOf(fence)}`),
  ).toEqual([]);
});

describe('examples', () => {
  it.each(
    fences.filter((fence) => kindOf(fence) in examples).map((fence) => [kindOf(fence), fence] as const),
  )('%s is read by what it is for', async (kind, fence) => {
    await examples[kind]!(fence);
  });
});

describe('commands', () => {
  it.each(followed.filter((document) => commandsOf(document).length > 0))(
    'of %s can be typed',
    (document) => {
      const commands = commandsOf(document);
      const made = madeBy(commands);
      const faults = commands.map((line) => [line, commandFault(line, made)]);
      expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
    },
  );
});
