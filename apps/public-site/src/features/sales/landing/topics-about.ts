import { type GuideTopic } from '@site/api-contract';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}|<[^>]*>/gu, '')
    .toLowerCase();

/**
 * Topics that contain every word of a search, ignoring accents and case; all topics for
 * an empty search.
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
