import { quoted } from '@daily-nest/api-client/foreign-text';
import { ages } from '@daily-nest/content/ages';
import { topics } from '@daily-nest/content/topics';
import { oneLine } from '../clean-text.ts';

const mostKeywords = 40;
const longestKeyword = 120;

interface Filed {
  topics: string[];
  ages: string[];
  keywords: string[];
  losses: string[];
}

/** Files the categories and tags of a piece: as topics and ages that the magazine has, the others as keywords. */
export function fileLabels(labels: readonly string[]): Filed {
  const filed: Filed = { topics: [], ages: [], keywords: [], losses: [] };
  for (const label of new Set(labels.map((typed) => oneLine(typed.replaceAll(',', ' '))))) {
    const topic = named(topics, label);
    const age = named(ages, label);
    if (label === '' || /^uncategori[sz]ed$/i.test(label)) continue;
    if (topic) filed.topics.push(topic);
    else if (age) filed.ages.push(age);
    else if (filed.keywords.length < mostKeywords && label.length <= longestKeyword)
      filed.keywords.push(label);
    else filed.losses.push(`the tag "${quoted(label)}" is left out`);
  }
  if (filed.keywords.length > 0)
    filed.losses.unshift(
      `no topic or age is named ${filed.keywords.map(quoted).join(', ')}: kept as keywords`,
    );
  return filed;
}

function named(list: readonly { slug: string; label: string }[], label: string): string | undefined {
  const wanted = plain(label);
  return list.find(({ slug, label: shown }) => plain(slug) === wanted || plain(shown) === wanted)?.slug;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/&|\band\b/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
