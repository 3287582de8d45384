import type { Meta, StoryObj } from '@storybook/react-vite';
import { blocksPicture } from '../testing/pictures.ts';
import { ArticleBody } from './index.ts';

const opening = `<p>Would you like your coat? No. Shall we go and see Grandma? No. Do you want a cookie? No, says the child, with a hand already on the plate.</p>
<p>Somewhere between eighteen months and three years, most children fall in love with this word. They use it for what they hate, what they want and <em>what they have not yet thought about</em>. It is also one of the best signs you will see all year that development is going to plan, says the <a href="https://www.healthychildren.org/">American Academy of Pediatrics</a>.</p>
<h2 id="what-the-word-is-for">What the word is for</h2>
<p>A baby does not clearly know where a parent ends and the baby begins. A toddler has just found out. That is an enormous discovery for a person who cannot yet put on socks, and “no” is the shortest way to try it out.</p>`;

const meta = {
  title: 'Editorial/ArticleBody',
  tags: ['stable', 'since-0.1.0'],
  component: ArticleBody,
  args: { html: opening },
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DropCap: Story = { args: { dropCap: true } };

/** A quotation mark before the drop cap keeps its size. */
export const DropCapBehindQuotationMark: Story = {
  args: {
    dropCap: true,
    html: '<p>“No,” says the child, with a hand already on the plate. The plate belongs to somebody else, the cookie is broken, and the hand is wet. It is ten past five, which in this house is an hour of its own. Nobody has thought about dinner yet, and nobody is going to.</p>',
  },
};

export const EndMark: Story = { args: { endMark: true } };

/** A sentence of the text, repeated in large type and hidden from screen readers. */
export const PulledSentence: Story = {
  args: {
    html: `${opening}<aside aria-hidden="true">Two options are enough. Three are a puzzle.</aside><p>Two options are enough. Three are a puzzle. If both are refused, choose calmly.</p>`,
  },
};

/** All elements that an article's Markdown can produce. */
export const Everything: Story = {
  args: {
    html: `${opening}
<h3 id="say-no-less">Say no less yourself</h3>
<ul><li><strong>Change the room before the rule.</strong> If the scissors live in a high drawer, you have ten fewer fights to win before lunch.</li><li>Say what to do.<ul><li>“Feet on the floor” gives a small child something to act on.</li><li>“Don’t climb” names the very thing you hope they will forget.</li></ul></li></ul>
<ol><li>Offer two choices.</li><li>Wait ten seconds.</li><li>Choose for them, kindly.</li></ol>
<blockquote><p>The child who shouts you out of the room at nine wants to be carried at ten past.</p></blockquote>
<h4 id="by-age">By age</h4>
<table><thead><tr><th scope="col">Age</th><th scope="col">What “no” often means</th><th scope="col">An answer that helps</th></tr></thead><tbody><tr><th scope="row">18 months</th><td>I am somebody</td><td>Name the feeling, go on</td></tr><tr><th scope="row">2 years</th><td>I am not finished</td><td>A warning five minutes before</td></tr><tr><th scope="row">3 years</th><td>I want to decide</td><td>Two choices that you can live with</td></tr></tbody></table>
<figure><img src="${blocksPicture}" alt="Building blocks on a wooden floor" width="1200" height="750"><figcaption>The tower may be refused as well.</figcaption></figure>
<hr>
<p>Read on in our <a href="/faq">questions and answers</a>.</p>`,
  },
};

/** On a phone each row of four or more columns is a list, with the names of the columns before its cells. */
export const FourColumns: Story = {
  args: {
    html: `${opening}
<table><thead><tr><th scope="col">Name</th><th scope="col">What you do</th><th scope="col">Crying</th><th scope="col">Asks of you</th></tr></thead><tbody><tr><th scope="row">The chair</th><td data-label="What you do">Sit by the crib; every few nights the chair moves toward the door</td><td data-label="Crying">Less, for longer</td><td data-label="Asks of you">Two to three weeks of evenings</td></tr><tr><th scope="row">Nothing</th><td data-label="What you do">Feed, rock, answer</td><td data-label="Crying">Least at bedtime</td><td data-label="Asks of you">Broken nights for longer</td></tr></tbody></table>`,
  },
};

export const LongText: Story = {
  args: {
    html: `<h2>A heading that runs on for as long as a tired parent will read at three in the morning, and then some</h2><p>https://www.example.org/an-address-that-is-far-wider-than-any-column-on-a-telephone-and-must-break-somewhere-all-the-same</p>${opening}`,
  },
};

export const Empty: Story = { args: { html: '' } };
