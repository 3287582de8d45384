import type * as z from 'zod';
import type { Environment } from './read-settings.ts';

/** Below this many letters, one other letter makes another word: HOST and POST. */
const fewestLetters = 6;

const lettersOf = (name: string) => name.toUpperCase().replaceAll('_', '');

/**
 * One sentence for each variable whose name is one typing error away from a setting of the schema. Underscores and case do not
 * count. A setting that is given under its right name is not looked for.
 */
export function misspeltSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Environment,
): string[] {
  const missing = Object.keys(schema.shape).filter(
    (name) => environment[name] === undefined && lettersOf(name).length >= fewestLetters,
  );
  return Object.entries(environment).flatMap(([name, value]) => {
    // Kubernetes and Docker name the ports of other services like this: RADIO_PORT=tcp://10.0.0.7:80.
    if (name in schema.shape || /^(?:tcp|udp):\/\//.test(value ?? '')) return [];
    const meant = missing.find((setting) => isOneErrorAway(lettersOf(name), lettersOf(setting)));
    return meant === undefined ? [] : [`${name} is not a setting and is ignored. Did you mean ${meant}?`];
  });
}

/** Whether two words are the same, or differ by one letter: missing, added or another one, or two that changed places. */
function isOneErrorAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === right.slice(1) + right[0]!;
}
