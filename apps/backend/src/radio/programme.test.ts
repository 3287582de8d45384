import { join } from 'node:path';
import { shows, stationHour } from '@daily-nest/content/station';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../package-root.ts';
import { firstFrameOf, planOf } from './hour-plan.ts';
import { framesOf } from './mp3-frames.ts';
import { loadMusic } from './music.ts';
import { createProgramme } from './programme.ts';

const station = join(packageRoot, 'station');
const music = await loadMusic(station);
const { frameMs, bell } = music;
const year2027 = Date.UTC(2027, 0, 1) / 3_600_000;

it.each(['quiet', 'day'] as const)('has at least a quarter of an hour of %s music', (mood) => {
  const frames = music.pieces
    .filter((piece) => piece.mood === mood)
    .reduce((sum, { offsets }) => sum + offsets.length - 1, 0);
  expect((frames * frameMs) / 60_000).toBeGreaterThan(15);
});

describe('an hour of the station', () => {
  const hours = Array.from({ length: 24 * 14 }, (_, index) => year2027 + index);

  it.each(['quiet', 'day', 'both'] as const)('is filled to three seconds with whole pieces (%s)', (mood) => {
    for (const hour of hours) {
      const plan = planOf({ hour, mood, music });
      let at = firstFrameOf(hour, frameMs);
      const wrong = plan.filter(({ from, frames, piece }) => {
        const follows = from === at;
        at += frames;
        return !follows || (piece && frames !== piece.offsets.length - 1);
      });
      expect(wrong).toEqual([]);
      expect(at).toBe(firstFrameOf(hour + 1, frameMs));
      const pause = plan.filter(({ piece }) => !piece).reduce((sum, { frames }) => sum + frames, 0);
      expect((pause * frameMs) / 1000).toBeLessThan(3);
    }
  });

  it('never plays a piece twice in a row, and none more than four times', () => {
    for (const hour of hours) {
      const titles = planOf({ hour, mood: 'quiet', music }).flatMap(({ piece }) => piece?.title ?? []);
      expect(titles.filter((title, index) => title === titles[index + 1])).toEqual([]);
      expect(titles.filter((title) => titles.filter((other) => other === title).length > 4)).toEqual([]);
    }
  });

  it('begins with the bell by day, and with music in the quiet hours', () => {
    expect(planOf({ hour: year2027, mood: 'day', music })[0]?.piece).toBe(bell);
    const quiet = planOf({ hour: year2027, mood: 'quiet', music }).map(({ piece }) => piece);
    expect(quiet).not.toContain(bell);
    expect(new Set(quiet.map((piece) => piece?.mood ?? 'quiet'))).toEqual(new Set(['quiet']));
  });
});

describe('the day of the station', () => {
  it('has a show for every hour, and quiet ones from seven to seven', () => {
    expect(shows[0]?.from).toBe(0);
    expect(shows.map(({ from }) => from)).toEqual(shows.map(({ from }) => from).toSorted((a, b) => a - b));
    for (const { from, title, mood } of shows) if (from < 7 || from >= 19) expect(mood, title).toBe('quiet');
  });

  it('follows the time zone of the desk, in summer and in winter', () => {
    expect(stationHour(Date.UTC(2027, 0, 15, 5))).toBe(0);
    expect(stationHour(Date.UTC(2027, 6, 15, 4))).toBe(0);
  });
});

it('continues over the hour without missing, broken or repeated frames', async () => {
  const programme = createProgramme(station);
  const end = firstFrameOf(year2027 + 1, frameMs);
  const sound = await programme.sound(end - 300, end + 300);
  expect(framesOf(sound)).toHaveLength(600);
  expect(framesOf(sound).reduce((sum, { length }) => sum + length, 0)).toBe(sound.length);
  const halves = [await programme.sound(end - 300, end - 7), await programme.sound(end - 7, end + 300)];
  expect(Buffer.concat(halves).equals(Buffer.from(sound))).toBe(true);
});
