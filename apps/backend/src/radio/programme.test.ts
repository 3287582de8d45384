import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shows, stationHour } from '@daily-nest/content/station';
import { afterAll, describe, expect, it } from 'vitest';
import { compose } from '../../station/scripts/composer.ts';
import { opening } from '../../station/scripts/opening.ts';
import { recipes } from '../../station/scripts/recipes.ts';
import { timing } from '../../station/scripts/score.ts';
import { packageRoot } from '../package-root.ts';
import { createBuiltInStation } from './built-in-station.ts';
import { firstFrameOf, planOf } from './hour-plan.ts';
import { framesOf } from './mp3-frames.ts';
import type { Music, MusicPiece } from './music.ts';
import { createProgramme } from './programme.ts';

const station = join(packageRoot, 'station');
const frameMs = (1152 / 44_100) * 1000;
const scores = [...opening, ...recipes.map(compose)];
const seconds = (pieces: typeof scores) => pieces.reduce((sum, piece) => sum + timing(piece).seconds, 0);

/** Music as long as the scores say, without a sound in it. */
const pieces: MusicPiece[] = scores.map((score) => ({
  path: score.file,
  title: score.title,
  artist: 'The Lullaby Machine',
  mood: score.mood,
  offsets: new Uint32Array(Math.round((timing(score).seconds * 1000) / frameMs) + 1),
}));
const bell: MusicPiece = {
  path: 'bell',
  title: 'The Full Hour',
  artist: '',
  mood: 'day',
  offsets: new Uint32Array(400),
};
const music: Music = { pieces, bell, frameMs, silence: new Uint8Array(208) };
const year2027 = Date.UTC(2027, 0, 1) / 3_600_000;

describe('the music of the station', () => {
  it('is forty minutes at least, twenty for each half of the day, and no two pieces are the same', () => {
    expect(seconds(scores) / 60).toBeGreaterThan(40);
    expect(seconds(scores.filter(({ mood }) => mood === 'quiet')) / 60).toBeGreaterThan(20);
    expect(seconds(scores.filter(({ mood }) => mood === 'day')) / 60).toBeGreaterThan(20);
    expect(new Set(scores.map(({ lines, tempo }) => JSON.stringify([lines, tempo]))).size).toBe(
      scores.length,
    );
  });

  it('has no voice in the quiet hours that could wake anybody', () => {
    for (const { title, mood, brush, lines, tempo, beatsInBar } of scores.filter(
      ({ mood: of }) => of === 'quiet',
    )) {
      expect(brush, title).toBeUndefined();
      expect(
        lines.map(({ voice }) => voice),
        title,
      ).not.toContain('marimba');
      // Beats of six are quick and light: two of them are felt in a bar.
      expect(beatsInBar === 6 ? tempo / 3 : tempo, `${title} (${mood})`).toBeLessThanOrEqual(84);
    }
  });
});

describe('an hour of the station', () => {
  const hours = Array.from({ length: 24 * 14 }, (_, index) => year2027 + index);

  it.each(['quiet', 'day', 'both'] as const)('is filled to three seconds with whole pieces (%s)', (mood) => {
    for (const hour of hours) {
      const plan = planOf({ hour, mood, music });
      let at = firstFrameOf(hour, frameMs);
      for (const { from, frames, piece } of plan) {
        expect(from).toBe(at);
        if (piece) expect(frames).toBe(piece.offsets.length - 1);
        at += frames;
      }
      expect(at).toBe(firstFrameOf(hour + 1, frameMs));
      const pause = plan.filter(({ piece }) => !piece).reduce((sum, { frames }) => sum + frames, 0);
      expect((pause * frameMs) / 1000).toBeLessThan(3);
    }
  });

  it('never plays a piece twice in a row, and none more than four times', () => {
    for (const hour of hours) {
      const titles = planOf({ hour, mood: 'quiet', music }).flatMap(({ piece }) => piece?.title ?? []);
      for (const [index, title] of titles.entries()) expect(title).not.toBe(titles[index + 1]);
      for (const title of titles)
        expect(titles.filter((other) => other === title).length).toBeLessThanOrEqual(4);
    }
  });

  it('begins with the bell by day, and in the quiet hours with music', () => {
    expect(planOf({ hour: year2027, mood: 'day', music })[0]?.piece).toBe(bell);
    const quiet = planOf({ hour: year2027, mood: 'quiet', music }).map(({ piece }) => piece);
    expect(quiet).not.toContain(bell);
    expect(new Set(quiet.map((piece) => piece?.mood ?? 'quiet'))).toEqual(new Set(['quiet']));
  });
});

describe('the day of the station', () => {
  it('has a show for every hour, quiet from seven to seven', () => {
    expect(shows[0]?.from).toBe(0);
    expect(shows.map(({ from }) => from)).toEqual(shows.map(({ from }) => from).toSorted((a, b) => a - b));
    for (const { from, title, mood } of shows) if (from < 7 || from >= 19) expect(mood, title).toBe('quiet');
  });

  it('goes by the clock of the desk, in summer and in winter', () => {
    expect(stationHour(Date.UTC(2027, 0, 15, 5))).toBe(0);
    expect(stationHour(Date.UTC(2027, 6, 15, 4))).toBe(0);
  });
});

describe('the sound of the station', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-station-'));
  cpSync(join(station, 'station.json'), join(folder, 'station.json'));
  for (const { file } of opening) cpSync(join(station, file), join(folder, file));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('goes on over the hour without a frame missing, broken or twice', async () => {
    const programme = createProgramme(folder);
    const end = firstFrameOf(year2027 + 1, frameMs);
    const sound = await programme.sound(end - 300, end + 300);
    expect(framesOf(sound)).toHaveLength(600);
    expect(framesOf(sound).reduce((sum, { length }) => sum + length, 0)).toBe(sound.length);
    const halves = [await programme.sound(end - 300, end - 7), await programme.sound(end - 7, end + 300)];
    expect(Buffer.concat(halves).equals(Buffer.from(sound))).toBe(true);
  });

  it('plays what was made in the meantime from the next hour on', async () => {
    const own = mkdtempSync(join(tmpdir(), 'daily-nest-station-'));
    cpSync(folder, own, { recursive: true });
    const hour = year2027 + 15;
    let time = hour * 3_600_000 + 60_000;
    const heard = createBuiltInStation(own, () => time);
    const first = await heard.nowPlaying();
    expect(opening.map(({ title }) => title)).toContain(first.title);
    mkdirSync(join(own, 'made'));
    cpSync(join(station, 'night-light.mp3'), join(own, 'made', 'new.mp3'));
    const made = { file: 'new.mp3', title: 'Made Later', artist: 'The Lullaby Machine', mood: 'day' };
    writeFileSync(join(own, 'made', 'station.json'), JSON.stringify({ pieces: [made] }));
    expect(await heard.nowPlaying()).toEqual(first);
    const titles = new Set<string | null>();
    for (time += 3_600_000; time < (hour + 2) * 3_600_000; time += 30_000)
      titles.add((await heard.nowPlaying()).title);
    expect(titles).toContain('Made Later');
    heard.close();
    rmSync(own, { recursive: true });
  });
});
