// Built by `pnpm --filter @daily-nest/content build` from data/urgent.yaml: run it if this import cannot be
// resolved.
import built from '../../dist/urgent.json' with { type: 'json' };
import { type UrgentId, urgentIds } from './ids.ts';
import type { UrgentSection } from './types.ts';

const all = built.sections as unknown as UrgentSection[];

/** The emergencies in the order of /urgent: what takes a child's breath comes first. */
export const urgentSections: UrgentSection[] = urgentIds.map((id) => urgentSection(id));

export function urgentSection(id: UrgentId): UrgentSection {
  const section = all.find((one) => one.id === id);
  if (!section) throw new Error(`content: /urgent has no text for “${id}”`);
  return section;
}
