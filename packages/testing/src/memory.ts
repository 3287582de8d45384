import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { circumstances, markdownTable, type Marks, writeSection } from './figures.ts';

const mostMiB = 150;
const mostGrowth = 1.05;
const atOnce = 8;

export interface MemoryOptions {
  url: string;
  pid: number;
  headers: Record<string, string>;
  /** Returns a path that differs from those of all other numbers. */
  pathOf: (number: number) => string;
  command: string;
  marks: Marks;
}

/**
 * Measures the memory of a server during 100,000 different requests and writes it into docs/benchmarks.md. Sets exit code 1 if it takes
 * more than 150 MiB, or grows by more than 5 % between 10,000 and 100,000 requests. Linux only. With `--quick` it sends a tenth of the
 * requests and writes nothing.
 */
export async function benchMemory({ url, pid, headers, pathOf, command, marks }: MemoryOptions) {
  const isQuick = process.argv.includes('--quick');
  const stops = [10_000, 25_000, 50_000, 100_000].map((count) => (isQuick ? count / 10 : count));
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const measured = [{ requests: 0, mib: residentMemory(pid) }];
  let asked = 0;
  for (const stop of stops) {
    // The maximum during the last fifth of the run, because a pause would free memory.
    let most = 0;
    const reader = async () => {
      while (asked < stop) {
        asked += 1;
        await ask(pathOf(asked));
        if (asked > stop * 0.8 && asked % 50 === 0) most = Math.max(most, residentMemory(pid));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, reader));
    measured.push({ requests: stop, mib: most });
    process.stdout.write(`${stop} requests: ${most.toFixed(0)} MiB\n`);
  }
  const [early, late] = [measured[1]!.mib, measured.at(-1)!.mib];
  if (!isQuick) {
    const rows = measured.map(({ requests, mib }) => [requests.toLocaleString('en-US'), mib.toFixed(0)]);
    const table = markdownTable([['different requests', 'MiB'], ...rows]);
    writeSection(marks, `\`${command}\`, ${circumstances()}.\n\n${table}`);
  }
  if (late > mostMiB) fail(`It takes ${late.toFixed(0)} MiB; ${mostMiB} are allowed.`);
  if (late > early * mostGrowth) fail(`It has grown from ${early.toFixed(0)} to ${late.toFixed(0)} MiB.`);

  function ask(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      request(url + path, { agent, headers }, (answer) => {
        if ((answer.statusCode ?? 0) >= 500) reject(new Error(`${path} answered ${answer.statusCode}.`));
        answer.resume().once('end', resolve);
      })
        .once('error', reject)
        .end();
    });
  }
}

/** Returns the resident memory of a process in MiB. */
export const residentMemory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

function fail(sentence: string) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
