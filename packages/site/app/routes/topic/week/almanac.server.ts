import { getMoonIllumination, getTimes } from 'suncalc';
import type { AlmanacPlace } from '@daily-nest/content/types';
import { betweenMoons, moons } from '../../../words/topics.ts';

/** Daylight and moon of one day at one place, in words. */
export interface DaySky {
  /** '7:01' and '4:36', before and after noon. */
  sunrise: string;
  sunset: string;
  /** From sunrise to sunset. */
  daylight: { hours: number; minutes: number };
  moon: { name: string; /** The lit part of the disc, in percent. */ lit: number; waxing: boolean };
}

/** Computes daylight and moon, to a minute or two. A day begins at the place's midnight. */
export function skyOf(date: string, place: AlmanacPlace): DaySky {
  const midnight = midnightOf(date, place.timeZone);
  const noon = new Date(midnight.getTime() + 12 * 3_600_000);
  const { sunrise, sunset } = getTimes(noon, place.latitude, place.longitude);
  const clock = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: place.timeZone,
  });
  const hours = (time: Date | null) => (time ? clock.format(time).replace(/\s?[AP]M$/, '') : '');
  const minutes = sunrise && sunset ? Math.round((sunset.getTime() - sunrise.getTime()) / 60_000) : 0;
  return {
    sunrise: hours(sunrise),
    sunset: hours(sunset),
    daylight: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
    moon: moonOf(midnight, noon),
  };
}

function moonOf(midnight: Date, noon: Date): DaySky['moon'] {
  const { fraction, phase, waxing } = getMoonIllumination(noon);
  const start = getMoonIllumination(midnight).phase * 4;
  const end = getMoonIllumination(new Date(midnight.getTime() + 86_400_000)).phase * 4;
  // Past the new moon the count begins again at zero.
  const passed = end < start ? 0 : Math.floor(end) > Math.floor(start) ? Math.floor(end) : undefined;
  const name = passed === undefined ? betweenMoons[Math.floor(phase * 4) % 4]! : moons[passed]!;
  return { name, lit: Math.round(fraction * 100), waxing };
}

/** Returns the instant at which a date begins at a place. */
function midnightOf(date: string, timeZone: string): Date {
  const utc = new Date(`${date}T00:00:00Z`);
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    // The zone's offset at its own midnight, which no clock change falls on in the United States.
    .formatToParts(new Date(utc.getTime() + 5 * 3_600_000))
    .find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(utc.getTime() - ahead * 60_000);
}
