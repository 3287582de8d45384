import { Icon, type IconProps } from './Icon.tsx';

/** A triangle with a mark: something went wrong. */
export const IconAlert = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 21.5 20h-19zM12 9.5v5" />
    <circle cx="12" cy="17.2" r="0.6" fill="currentColor" />
  </Icon>
);

/** An arrow to the right: next. */
export const IconArrowRight = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 12h16M13.5 5.5 20 12l-6.5 6.5" />
  </Icon>
);

/** An open book: books, reading. */
export const IconBook = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13" />
  </Icon>
);

/** A check mark: done. */
export const IconCheck = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 12.5 5 5 10-11" />
  </Icon>
);

/** A chevron that points down: more below. Rotate it for other directions. */
export const IconChevron = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 9 6.5 6.5L18.5 9" />
  </Icon>
);

/** A clock: time, hours. */
export const IconClock = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 6.5V12l3.5 2.5" />
  </Icon>
);

/** A cross: close. */
export const IconClose = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
  </Icon>
);

/** A speech bubble: comment. */
export const IconComment = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4.5h16v11.5h-8.5L7 20v-4H4z" />
  </Icon>
);

/** Two sheets: copy. */
export const IconCopy = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 8.5h11v11h-11zM5.5 15.5h-1v-11h11v1" />
  </Icon>
);

/** An arrow into a tray: download. */
export const IconDownload = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v11M7.5 10l4.5 4.5 4.5-4.5M4.5 16.5v4h15v-4" />
  </Icon>
);

/** An arrow out of a frame: opens another site. */
export const IconExternal = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4.5h5.5V10M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10" />
  </Icon>
);

/** An eye: preview. */
export const IconEye = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12C5 7.8 8.2 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.7 6.2-9.5 6.2s-7-2-9.5-6.2z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

/** Facebook. */
export const IconFacebook = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M13.5 21v-8h3l.5-3.5h-3.5V7.7c0-1.2.5-1.9 2-1.9H17V2.7A18 18 0 0 0 14.7 2.5c-2.9 0-4.7 1.7-4.7 4.7v2.3H7V13h3v8z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** A heart: give, care. */
export const IconHeart = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.5C5.5 15 3.5 12 3.5 9a4.4 4.4 0 0 1 8.5-1.6A4.4 4.4 0 0 1 20.5 9c0 3-2 6-8.5 10.5z" />
  </Icon>
);

/** Instagram. */
export const IconInstagram = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
    <circle cx="12" cy="12" r="4" />
    <circle cx="16.8" cy="7.2" r="0.8" fill="currentColor" />
  </Icon>
);

/** An envelope: mail. */
export const IconMail = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7" />
  </Icon>
);

/** Three lines: the menu. */
export const IconMenu = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
  </Icon>
);

/** A moon: the dark scheme. */
export const IconMoon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />
  </Icon>
);

/** A speaker with a cross: sound is off. */
export const IconMuted = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
    <path d="m15.5 9.5 5 5M20.5 9.5l-5 5" />
  </Icon>
);

/** Two bars: pause. */
export const IconPause = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 5h4v14h-4zM13.5 5h4v14h-4z" fill="currentColor" stroke="none" />
  </Icon>
);

/** A telephone receiver: phone. */
export const IconPhone = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4.5h4l1.8 4.5-2.3 1.6a12 12 0 0 0 5.4 5.4l1.6-2.3 4.5 1.8v4A15 15 0 0 1 4.5 4.5z" />
  </Icon>
);

/** A pin: place. */
export const IconPin = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21c-4.5-5-6.5-8.2-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 12.8 16.5 16 12 21z" />
    <circle cx="12" cy="9.8" r="2.3" />
  </Icon>
);

/** Pinterest. */
export const IconPinterest = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M10.5 18.5 12.7 9.5M8.8 12.6c-1.2-3 .6-5.3 3.4-5.3 2.7 0 4.2 2 3.5 4.4-.7 2.5-3.5 3.3-4.2 1.3" />
  </Icon>
);

/** A triangle: start. */
export const IconPlay = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
  </Icon>
);

/** A quotation mark. */
export const IconQuote = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M10 6.5C6.5 8 4.5 10.5 4.5 14v3.5H10V12H7.2c.2-1.8 1.2-3 2.8-3.8zM19.5 6.5C16 8 14 10.5 14 14v3.5h5.5V12h-2.8c.2-1.8 1.2-3 2.8-3.8z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
);

/** A radio receiver: radio. */
export const IconRadio = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 9.5h17v10h-17zM6.5 9.5l10-6" />
    <circle cx="8.5" cy="14.5" r="2.3" />
    <path d="M14 13h4M14 16h4" />
  </Icon>
);

/** Waves from a point: feed. */
export const IconRss = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14" />
    <circle cx="6.2" cy="17.8" r="1.7" fill="currentColor" stroke="none" />
  </Icon>
);

/** A magnifying glass: search. */
export const IconSearch = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5.5 5.5" />
  </Icon>
);

/** An arrow out of a tray: share. */
export const IconShare = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.5v-11M7.5 7.5 12 3l4.5 4.5M5.5 11.5v8.5h13v-8.5" />
  </Icon>
);

/** A sun: the light scheme. */
export const IconSun = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1" />
  </Icon>
);

/** A large and a small letter: text size. */
export const IconTextSize = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 18.5 8 5.5l5.5 13M4.5 14h7M15 18.5l3.2-8 3.3 8M16.2 15.8h4.1" />
  </Icon>
);

/** A speaker with waves: sound is on. */
export const IconVolume = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
  </Icon>
);

/** YouTube. */
export const IconYoutube = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
    <path d="M10.2 9.2v5.6l4.8-2.8z" fill="currentColor" stroke="none" />
  </Icon>
);
