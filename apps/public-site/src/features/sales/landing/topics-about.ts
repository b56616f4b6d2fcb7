import { type GuideTopic } from '@site/api-contract';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}|<[^>]*>/gu, '')
    .toLowerCase();

/**
 * Topics that hold every word of a search anywhere, accents and capitals aside; all of
 * them for an empty one.
 */
export function topicsAbout(
  topics: readonly GuideTopic[],
  search: string,
): readonly GuideTopic[] {
  const terms = plain(search).split(/\s+/).filter(Boolean);
  return topics.filter(({ title, lead, steps, words }) => {
    const text = plain([title, lead, ...steps, words].join(' '));
    return terms.every((word) => text.includes(word));
  });
}
