import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { findIcecast } from '@daily-nest/testing/icecast';
import { framesOf } from '../src/radio/mp3-frames.ts';

const program = findIcecast();
const shared = ['/usr/share/icecast2', '/usr/share/icecast', '/usr/local/share/icecast'].find((path) =>
  existsSync(path),
);

/** Why the tests with a real Icecast cannot run here; undefined if they can. */
export const icecastMissing =
  program === undefined || shared === undefined
    ? 'Icecast is not installed (on Debian: apt-get install icecast2)'
    : undefined;

const password = 'hackme';

/**
 * Creates a real Icecast with its own folder, port and configuration. It can be stopped and started again.
 */
export async function createIcecast() {
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-icecast-'));
  mkdirSync(join(folder, 'log'));
  const port = await freePort();
  const configuration = join(folder, 'icecast.xml');
  writeFileSync(
    configuration,
    `<icecast>
      <limits>
        <clients>200</clients><sources>2</sources><queue-size>16000000</queue-size>
        <burst-on-connect>1</burst-on-connect><burst-size>32768</burst-size>
      </limits>
      <authentication>
        <source-password>${password}</source-password>
        <admin-user>admin</admin-user><admin-password>${password}</admin-password>
      </authentication>
      <hostname>localhost</hostname>
      <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
      <paths>
        <basedir>${shared}</basedir><logdir>${join(folder, 'log')}</logdir>
        <webroot>${shared}/web</webroot><adminroot>${shared}/admin</adminroot>
      </paths>
      <logging><accesslog>access.log</accesslog><errorlog>error.log</errorlog><loglevel>2</loglevel></logging>
    </icecast>`,
  );
  // Icecast refuses to run as root, so it runs as nobody.
  const runAs = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  if (runAs)
    for (const path of [folder, join(folder, 'log'), configuration]) chownSync(path, runAs.uid, runAs.gid);
  let server: ReturnType<typeof spawn> | undefined;

  async function stop() {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const exited = once(running, 'exit');
    running.kill('SIGKILL');
    await exited;
  }

  return {
    port,
    async start() {
      server = spawn(program ?? '', ['-c', configuration], { stdio: 'ignore', ...runAs });
      for (let attempt = 0; attempt < 200; attempt += 1) {
        if (server.exitCode !== null)
          throw new Error(
            `Icecast ended at its start:\n${readFileSync(join(folder, 'log/error.log'), 'utf8')}`,
          );
        const isUp = await fetch(`http://127.0.0.1:${port}/status-json.xsl`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isUp) return;
        await pause(50);
      }
      throw new Error('Icecast did not answer within ten seconds.');
    },
    /** Kills it at once, like a crash. */
    stop,
    /** Returns how many clients Icecast counts on a mount. */
    async listeners(mount: string): Promise<number> {
      const answer = await fetch(`http://127.0.0.1:${port}/admin/listclients?mount=${mount}`, {
        headers: { authorization: `Basic ${btoa(`admin:${password}`)}` },
      });
      return Number(/<Listeners>(\d+)<\/Listeners>/i.exec(await answer.text())?.[1] ?? 0);
    },
    async setTitle(mount: string, song: string) {
      const query = new URLSearchParams({ mount, mode: 'updinfo', song });
      const answer = await fetch(`http://127.0.0.1:${port}/admin/metadata?${query.toString()}`, {
        headers: { authorization: `Basic ${btoa(`source:${password}`)}` },
      });
      if (!answer.ok) throw new Error(`Icecast refused the title: ${answer.status} ${await answer.text()}`);
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a source client that plays an MP3 file in a loop on a mount, frame by frame, in real time. */
export async function playOn(port: number, mount: string, file: string, name: string) {
  const bytes = readFileSync(file);
  const frames = framesOf(bytes);
  const [first] = frames;
  if (!first) throw new Error(`${file} has no frames.`);
  const framesPerSecond = first.sampleRate / first.samples;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      `PUT ${mount} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Authorization: Basic ${btoa(`source:${password}`)}`,
      'User-Agent: test-source',
      'Content-Type: audio/mpeg',
      'Ice-Public: 0',
      `Ice-Name: ${name}`,
      'Ice-Audio-Info: bitrate=64',
      'Ice-Bitrate: 64',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!/^HTTP\/1\.\d (200|100)/.test(answer.toString()))
    throw new Error(`Icecast refused: ${answer.toString()}`);
  socket.resume();

  let speed = 1;
  let position = 0;
  let due = framesPerSecond;
  const timer = setInterval(() => {
    due += (framesPerSecond * speed) / 20;
    const parts: Buffer[] = [];
    for (; position < due; position += 1) {
      const frame = frames[position % frames.length] ?? first;
      parts.push(bytes.subarray(frame.offset, frame.offset + frame.length));
    }
    if (parts.length > 0 && !socket.destroyed) socket.write(Buffer.concat(parts));
  }, 50);
  return {
    /** 1 is real time. */
    setSpeed(next: number) {
      speed = next;
    },
    stop() {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
}
