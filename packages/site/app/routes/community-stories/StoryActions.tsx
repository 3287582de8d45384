import { IconComment, IconCopy, IconShare } from '@daily-nest/ui/icons';
import { NotYet } from '@daily-nest/ui/not-yet';
import * as words from '../../words/health.ts';

const quiet = { tone: 'plain', size: 's' } as const;

/** Placeholders for a discussion: a press says that it is not available yet. */
export const storyActions = [
  <NotYet key="comment" {...quiet} note={words.noComments}>
    <IconComment />
    {words.comment}
  </NotYet>,
  <NotYet key="share" {...quiet} note={words.noSharing}>
    <IconShare />
    {words.share}
  </NotYet>,
  <NotYet key="copy" {...quiet} note={words.noLink}>
    <IconCopy />
    {words.copyLink}
  </NotYet>,
];
