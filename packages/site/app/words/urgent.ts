/** The words of the frame of /urgent; what to do stands in the content. */

export const urgentHelp = 'Urgent Help';
export const urgentHelpLink = 'Urgent help';
export const urgentIs =
  'Whom to call and what to do now: trouble breathing, choking, poisoning, allergic reaction, seizure, fever, burns, bleeding, a blow to the head, water, heat, pregnancy and birth, self-harm.';
export const urgentKeywords = ['first aid', 'choking', 'CPR', 'poisoning', 'fever'];
export const callFirst =
  'Not breathing, blue lips, will not wake: call first. Put the phone on speaker and read on while they come.';
export const whatIsHappening = 'What is happening?';
export const toPrint = 'To print, before it is needed';
export const foldOuts = 'Fold-outs';
export const eightSteps = (titles: readonly string[]) => `Eight drawn steps each: ${titles.join('; ')}.`;
export const thisIsFirstAid =
  'This is first aid as the institutions under each part teach it. It takes the place of no class and no doctor. When in doubt, call; nobody minds a call that turns out to be nothing.';

/** Of one emergency. */
export const printSheet = (title: string) => `To print: ${title}`;
export const whenOver = (title: string) => `When it is over: ${title}`;
export const emergencyIs = (title: string, steps: string) =>
  `${title}: whom to call, and what to do until help comes. ${steps}.`;
export const whatToDo = (title: string) => `${title}: What to Do`;
export const emergencyKeywords = ['first aid', 'emergency'];
export const allEmergencies = 'All emergencies';
export const doNot = 'Do not';
export const moreOn = (title: string) => `More on ${title.toLowerCase()}`;
export const printPage = 'Print this page';
export const drawingsChecked = 'The drawings were also checked against:';
export const around = (part: string) => `Around “${part}”`;
export const back = 'Back';
export const next = (part: string) => `Next: ${part}`;

/** Of a sheet. */
export const sheetTitle = (title: string) => `${title}: a sheet to print`;
export const sheetIs = (intro: string) => `${intro} One page to print, letter or A4.`;
export const sheetKeywords = ['printable', 'first aid'];
export const printThisSheet = 'Print this sheet';
