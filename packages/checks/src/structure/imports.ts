import { cruise, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';
import { layers } from './layers.ts';

const built = 'node_modules|/dist/|/build(-eager)?/|/storybook-static/|/\\.react-router/|/test-results/';
const tests =
  '\\.(test|test-support|stories)\\.tsx?$|/(e2e|engines|browser-tests|test|bench|faults|station|testing)/';

const withoutFloor = 'every file has a floor';

/** What no import may do, as rules of dependency-cruiser. */
export function importRules(): IForbiddenRuleType[] {
  return [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(layers).flatMap(([app, floors]) => {
      const pathOf = (floor: readonly string[]) => floor.map((entry) => `^${app}/${escaped(entry)}(/|$)`);
      const upward = floors.slice(0, -1).map((floor, at) => ({
        name: `${app}: ${floor.join(', ')} may not look up`,
        severity: 'error' as const,
        from: { path: pathOf(floor), pathNot: tests },
        to: { path: floors.slice(at + 1).flatMap(pathOf) },
      }));
      const homeless = {
        name: `${app}: ${withoutFloor}`,
        severity: 'error' as const,
        from: { path: `^${app}/`, pathNot: [...floors.flatMap(pathOf), tests, '\\.config\\.ts$'] },
        to: {},
      };
      return [...upward, homeless];
    }),
  ];
}

/**
 * Reads every import of the repository below `root` (type imports too) and returns one line for each that breaks a rule: the
 * rule, the file, and what it imports or the whole circle.
 */
export async function brokenImports(root: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      exclude: { path: built },
      ruleSet: { forbidden: importRules() },
      tsPreCompilationDeps: true,
      validate: true,
    },
    {
      conditionNames: ['import', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  );
  if (typeof output === 'string')
    throw new Error(`dependency-cruiser printed instead of answering: ${output}`);
  // A tool that reads nothing finds nothing.
  if (output.summary.totalCruised < 10)
    throw new Error(`Only ${output.summary.totalCruised} files were read.`);
  return [...new Set(output.summary.violations.map(line))];
}

function line({ rule, from, to, cycle }: IViolation): string {
  if (rule.name.endsWith(withoutFloor)) return `${rule.name}: ${from}`;
  const path = cycle ? cycle.map(({ name }) => name) : [to];
  return `${rule.name}: ${[from, ...path].join(' → ')}`;
}

function escaped(path: string): string {
  return path.replaceAll('.', '\\.');
}
