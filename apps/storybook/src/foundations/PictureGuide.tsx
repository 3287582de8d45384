import type { ReactNode } from 'react';
import { cutPaper } from './cut-paper.ts';
import * as css from './picture-guide.css.ts';

interface Example {
  rule: string;
  good: ReactNode;
  goodWords: string;
  bad: ReactNode;
  badWords: string;
}

const library = cutPaper('story-the-porch-library');
const bus = cutPaper('story-the-walking-bus');
const fever = cutPaper('a-fever-at-three-in-the-morning');
const disc = cutPaper('discs/may-i-quit-after-the-season');
const bedtime = cutPaper('tips-sleep');

const examples: Example[] = [
  {
    rule: 'One focus',
    good: <Shown picture={library} className={css.wide} />,
    goodWords:
      'A crop keeps the picture’s own focus, here the basket of books, and the story is told at a glance.',
    bad: <Shown picture={library} className={css.astray} />,
    badWords: 'A crop by hand that misses it. What is left is a lamp and a wall.',
  },
  {
    rule: 'Drawn for its shape',
    good: <Shown picture={disc} className={css.round} />,
    goodWords: 'A roundel is one object on two flat discs, inside 72 percent of the width.',
    bad: <Shown picture={bus} className={css.round} />,
    badWords: 'A scene cut round. It was drawn to be read from side to side, and loses both ends.',
  },
  {
    rule: 'Small, and still told',
    good: <Shown picture={fever} className={css.square} />,
    goodWords: 'At 116 px a scene comes closer, and the object of its story is large enough.',
    bad: <Shown picture={bus} className={css.squeezed} />,
    badWords: 'The whole scene shrunk. Nothing in it can be told from anything else.',
  },
  {
    rule: 'No words on it',
    good: (
      <div>
        <Shown picture={bedtime} className={css.wide} />
        <p className={css.headline}>Guard the wake-up time</p>
      </div>
    ),
    goodWords: 'The headline stands on paper, under the picture or over it.',
    bad: (
      <div className={css.covered}>
        <Shown picture={bedtime} className={css.wide} />
        <p className={css.printed} aria-hidden="true">
          Guard the wake-up time
        </p>
      </div>
    ),
    badWords: 'A headline on the picture hides what it shows, and needs a shadow to be read.',
  },
  {
    rule: 'Dimmed at night',
    good: (
      <div className={css.night}>
        <Shown picture={library} className={css.dimmed} />
      </div>
    ),
    goodWords: 'The night edition takes the picture down, so that nothing shines beside its text.',
    bad: (
      <div className={css.night}>
        <Shown picture={library} className={css.glaring} />
      </div>
    ),
    badWords: 'The day’s picture on a dark page: the brightest thing in the room.',
  },
];

/** How to show the edition's pictures: each rule with a right and a wrong example. */
export function PictureGuide() {
  return (
    <div className={css.sheet}>
      {examples.map(({ rule, good, goodWords, bad, badWords }) => (
        <section key={rule} className={css.rule}>
          <h2 className={css.heading}>{rule}</h2>
          <Side word="Do" words={goodWords} look={css.side.good}>
            {good}
          </Side>
          <Side word="Don’t" words={badWords} look={css.side.bad}>
            {bad}
          </Side>
        </section>
      ))}
    </div>
  );
}

function Side({
  word,
  words,
  look,
  children,
}: {
  word: string;
  words: string;
  look: string;
  children: ReactNode;
}) {
  return (
    <figure className={look}>
      <div className={css.stage}>{children}</div>
      <figcaption className={css.words}>
        <strong>{word}.</strong> {words}
      </figcaption>
    </figure>
  );
}

function Shown({ picture, className }: { picture: ReturnType<typeof cutPaper>; className: string }) {
  return (
    <img
      src={picture.address}
      alt={picture.alt ?? ''}
      className={className}
      style={{ objectPosition: picture.focus }}
    />
  );
}
