/** The emergencies and sheets as types; see schemas.ts for what each field means. */
import type * as z from 'zod';
import type { dosesSchema } from './dose-schema.ts';
import type { DrawingName } from './drawing-names.ts';
import type * as schemas from './schemas.ts';

export type UrgentSection = z.infer<typeof schemas.urgentSectionSchema>;
export type UrgentPart = z.infer<typeof schemas.urgentPartSchema>;
export type UrgentStep = z.infer<typeof schemas.stepSchema>;
export type Drawing = z.infer<typeof schemas.drawingSchema>;
export type Drawings = Partial<Record<DrawingName, Drawing>>;
export type EmergencyAnswer = z.infer<typeof schemas.emergencyAnswerSchema>;
export type EmergencyName = EmergencyAnswer['name'];
export type Sheet = z.infer<typeof schemas.sheetSchema>;
export type SheetOf<Kind extends Sheet['kind']> = Extract<Sheet, { kind: Kind }>;
export type Doses = z.infer<typeof dosesSchema>;
export type Bottle = Doses['bottles'][number];
