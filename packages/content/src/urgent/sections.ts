import { airway } from './airway.ts';
import { birth } from './birth.ts';
import { type UrgentId, urgentIds } from './ids.ts';
import { illness } from './illness.ts';
import { injury } from './injury.ts';
import { sudden } from './sudden.ts';
import type { UrgentSection } from './types.ts';

const all = [...airway, ...illness, ...injury, ...sudden, ...birth];

/** The emergencies in the order of /urgent: what takes a child's breath comes first. */
export const urgentSections: UrgentSection[] = urgentIds.map((id) => urgentSection(id));

export function urgentSection(id: UrgentId): UrgentSection {
  const section = all.find((one) => one.id === id);
  if (!section) throw new Error(`content: /urgent has no text for “${id}”`);
  return section;
}
