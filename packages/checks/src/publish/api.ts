/**
 * The API reports: what each entry of a published package exports, by API Extractor, in one file for each package, so that a review
 * shows a change of what hosts rely on. packages/ui/parts.md lists what a host may style, packages/ui/llms.txt every component with its
 * props. `pnpm --filter @daily-nest/checks api:update` writes all of them from the built declarations.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../root.ts';
import { storyCoverage } from '../stories/coverage.ts';
import {
  componentsDocument,
  componentsTable,
  type Declared,
  type EntryModel,
  withTable,
} from './components.ts';
import { type State, statesOf } from '../stories/state.ts';
import { entriesOf, type Published, published } from './packed.ts';
import { partsDocument, partsPath } from './parts.ts';

export const reportPath = (name: Published) => `${root}/packages/${name}/api-report.md`;

export const componentsPath = `${root}/packages/ui/llms.txt`;
export const readmePath = `${root}/packages/ui/README.md`;

/** The report of a package, and what its declarations say of each entry. */
export function apiReport(name: Published): { report: string; models: EntryModel[] } {
  const states = name === 'ui' ? statesOf(storyCoverage(`${root}/packages/ui/src`)) : [];
  const reports = entryReports(name);
  const sections = reports.map(({ entry, declarations }) => {
    const address = entry === '.' ? `@daily-nest/${name}` : `@daily-nest/${name}/${entry}`;
    return `## ${address}\n\n${statesIn(states, entry)}\`\`\`ts\n${declarations}\n\`\`\`\n`;
  });
  const head = `# The API of @daily-nest/${name}\n\nWritten by \`pnpm --filter @daily-nest/checks api:update\`; a check compares it.\n`;
  return { report: [head, ...sections].join('\n'), models: reports };
}

/** The state of the entry's components: `Stable since 0.1.0: Button, ButtonLink.` */
function statesIn(states: readonly State[], entry: string): string {
  const groups = new Map<string, string[]>();
  for (const { component, state, since } of states.filter((own) => own.entry === entry)) {
    const words = `${state[0]!.toUpperCase()}${state.slice(1)} since ${since}`;
    groups.set(words, [...(groups.get(words) ?? []), component]);
  }
  return [...groups].map(([words, members]) => `${words}: ${members.join(', ')}.\n\n`).join('');
}

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** The declarations of each entry, and those that they mention, as API Extractor prints them. One program compiles all entries. */
function entryReports(name: Published): (EntryModel & { declarations: string })[] {
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  const home = `${root}/packages/${name}`;
  const entries = entriesOf(name).map(({ entry, dist }) => ({ entry, index: join(dist, 'index.d.ts') }));
  const compilerOptions = { module: 'esnext', moduleResolution: 'bundler', strict: true, skipLibCheck: true };
  const configs = entries.map(({ index }) =>
    ExtractorConfig.prepare({
      packageJsonFullPath: `${home}/package.json`,
      configObjectFullPath: undefined,
      configObject: {
        projectFolder: home,
        newlineKind: 'lf',
        mainEntryPointFilePath: index,
        compiler: { overrideTsconfig: { compilerOptions, files: [index] } },
        apiReport: {
          enabled: true,
          includeForgottenExports: true,
          reportFileName: 'report',
          reportFolder: folder,
          reportTempFolder: folder,
        },
        docModel: { enabled: true, apiJsonFilePath: join(folder, 'model.json') },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
    }),
  );
  const compilerState = CompilerState.create(configs[0]!, {
    additionalEntryPoints: entries.map(({ index }) => index),
  });
  const reports = entries.map(({ entry }, place) => {
    const { succeeded } = Extractor.invoke(configs[place]!, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    if (!succeeded) throw new Error(`API Extractor cannot read the entry ${entry} of packages/${name}/dist.`);
    const { members } = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as Declared;
    return {
      entry,
      declarations: plain(readFileSync(join(folder, 'report.api.md'), 'utf8')),
      members: members?.[0]?.members ?? [],
    };
  });
  rmSync(folder, { recursive: true, force: true });
  return reports;
}

/** The code of a report, without what is the same in each: imports, and `@public` above every declaration. */
const plain = (report: string) =>
  /```ts\n([^]*)\n```/
    .exec(report)![1]!
    .replaceAll(/^ *(?:import .*|\/\/ @public|\/\/ (?:@public )?\(.*\))\n/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();

if (process.argv[1] === import.meta.filename) {
  const components = storyCoverage(`${root}/packages/ui/src`);
  for (const name of published) {
    const { report, models } = apiReport(name);
    writeFileSync(reportPath(name), report);
    if (name !== 'ui') continue;
    writeFileSync(componentsPath, componentsDocument(components, models));
    const readme = readFileSync(readmePath, 'utf8');
    writeFileSync(readmePath, withTable(readme, componentsTable(components, models)));
  }
  writeFileSync(partsPath, partsDocument(components));
}
