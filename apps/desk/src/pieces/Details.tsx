import type { DraftFields, DraftSource } from '@daily-nest/content/draft';
import { ageSlugs } from '@daily-nest/content/ages';
import { seriesOfPosts } from '@daily-nest/content/series';
import { topics } from '@daily-nest/content/topics';
import { Button } from '@daily-nest/ui/button';
import { Field } from '@daily-nest/ui/field';
import * as shared from '../desk.css.ts';
import { Checks } from '../parts/Checks.tsx';
import { fieldWords } from './field-words.ts';
import * as css from './details.css.ts';
import { PictureField } from './PictureField.tsx';

interface DetailsProps {
  /** The text and everything about it. */
  fields: DraftFields;
  /** The address of a piece that was published stays. */
  isAddressFixed: boolean;
  /** Called with the fields that were changed. */
  onChange: (patch: Partial<DraftFields>) => void;
}

const topicOptions = topics.map(({ slug, label }) => ({ value: slug, label }));
const ageOptions = ageSlugs.map((slug) => ({ value: slug, label: slug.replaceAll('-', ' ') }));
const seriesOptions = [
  { value: '', label: 'None' },
  ...seriesOfPosts.map((slug) => ({ value: slug, label: slug.replaceAll('-', ' ') })),
];
const today = () => new Date().toISOString().slice(0, 10);

/** Everything of a piece but title, deck and body. */
export function Details({ fields, isAddressFixed, onChange }: DetailsProps) {
  const line = (name: 'slug' | 'author' | 'imageAlt' | 'video' | 'shortKeywords' | 'longKeywords') => ({
    id: name,
    label: fieldWords[name],
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <div className={css.details}>
      <Field
        {...line('slug')}
        maxLength={150}
        spellCheck={false}
        autoCapitalize="none"
        readOnly={isAddressFixed}
        hint={
          isAddressFixed ? '“Change the address” moves a published piece.' : `/blog/${fields.slug || '…'}`
        }
      />
      {!isAddressFixed && fields.slug === '' && fields.title.trim() !== '' && (
        <button
          type="button"
          className={shared.linkButton}
          onClick={() => onChange({ slug: slugOf(fields.title) })}
        >
          Make it from the title
        </button>
      )}
      <Field {...line('author')} maxLength={120} />
      <Checks
        id="topics"
        label={fieldWords.topics}
        hint="The first one chosen stands above the title."
        options={topicOptions}
        chosen={fields.topics}
        onChange={(chosen) => onChange({ topics: chosen })}
      />
      <Checks
        id="ages"
        label={fieldWords.ages}
        options={ageOptions}
        chosen={fields.ages}
        onChange={(chosen) => onChange({ ages: chosen })}
      />
      <Sources sources={fields.sources} onChange={(sources) => onChange({ sources })} />
      <PictureField value={fields.image} onChange={(image) => onChange({ image })} />
      <Field {...line('imageAlt')} maxLength={600} hint="For readers who do not see it." />
      <Field {...line('shortKeywords')} hint="With commas between them." />
      <Field {...line('longKeywords')} hint="What readers may search for, with commas between." />
      <Field
        {...line('video')}
        maxLength={1000}
        inputMode="url"
        hint="The address of a short video on YouTube."
      />
      {[0, 1].map((place) => (
        <Field
          key={place}
          id={place === 0 ? 'pulled' : undefined}
          label={place === 0 ? 'Pulled sentence' : 'Another pulled sentence'}
          maxLength={160}
          value={fields.pulled[place] ?? ''}
          hint={place === 0 ? 'A sentence of the body, word for word.' : undefined}
          onChange={({ target }) => onChange({ pulled: withPulled(fields.pulled, place, target.value) })}
        />
      ))}
      <div className={css.pair}>
        <Field
          id="series"
          label={fieldWords.series}
          options={seriesOptions}
          value={fields.series}
          onChange={({ target }) =>
            onChange({ series: target.value, part: target.value === '' ? null : (fields.part ?? 1) })
          }
        />
        {fields.series !== '' && (
          <Field
            id="part"
            label="Part"
            type="number"
            min={1}
            max={999}
            value={fields.part ?? ''}
            onChange={({ target }) => onChange({ part: Number(target.value) || null })}
          />
        )}
      </div>
    </div>
  );
}

function Sources({
  sources,
  onChange,
}: {
  sources: readonly DraftSource[];
  onChange: (sources: DraftSource[]) => void;
}) {
  const set = (place: number, patch: Partial<DraftSource>) =>
    onChange(sources.map((source, index) => (index === place ? { ...source, ...patch } : source)));
  return (
    <fieldset id="sources" tabIndex={-1} className={css.sources}>
      <legend className={shared.groupName}>{fieldWords.sources}</legend>
      {sources.map(({ title, url, read, through }, place) => (
        <div key={place} className={css.source}>
          <Field
            label={`Page ${place + 1}`}
            value={title}
            maxLength={300}
            onChange={({ target }) => set(place, { title: target.value })}
          />
          <Field
            label="Its address"
            value={url}
            maxLength={1000}
            inputMode="url"
            placeholder="https://"
            onChange={({ target }) => set(place, { url: target.value })}
          />
          <Field
            label="Read on"
            type="date"
            value={read}
            max={today()}
            onChange={({ target }) => set(place, { read: target.value })}
          />
          <Field
            label="Read second-hand at"
            value={through}
            maxLength={80}
            hint="Leave it empty where the page itself was read."
            onChange={({ target }) => set(place, { through: target.value })}
          />
          <button
            type="button"
            className={shared.linkButton}
            aria-label={`Remove page ${place + 1}`}
            onClick={() => onChange(sources.filter((_, index) => index !== place))}
          >
            Remove
          </button>
        </div>
      ))}
      {sources.length < 20 && (
        <Button
          tone="quiet"
          size="s"
          onClick={() => onChange([...sources, { title: '', url: '', read: '', through: '' }])}
        >
          Add a source
        </Button>
      )}
    </fieldset>
  );
}

function withPulled(pulled: readonly string[], place: number, sentence: string): string[] {
  const next = [pulled[0] ?? '', pulled[1] ?? ''];
  next[place] = sentence;
  while (next.at(-1) === '') next.pop();
  return next;
}

/** 'How to Fold a Map' becomes `how-to-fold-a-map`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-+|-+$/g, '');
}
