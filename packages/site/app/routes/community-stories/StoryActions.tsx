import { IconComment, IconCopy, IconShare } from '@daily-nest/ui/icons';
import { NotYet } from '@daily-nest/ui/not-yet';

const quiet = { tone: 'plain', size: 's' } as const;

/** Placeholders for a discussion: a press says that it is not available yet. */
export const storyActions = [
  <NotYet
    key="comment"
    {...quiet}
    note="There are no comments yet. The contact page says how to write to us."
  >
    <IconComment />
    Comment
  </NotYet>,
  <NotYet
    key="share"
    {...quiet}
    note="A single story cannot be shared from here yet. The address of this page can."
  >
    <IconShare />
    Share
  </NotYet>,
  <NotYet
    key="copy"
    {...quiet}
    note="The link of a single story cannot be copied here yet. The address of this page leads to all of them."
  >
    <IconCopy />
    Copy Link
  </NotYet>,
];
