import { type FaqGroup } from '@site/api-contract';
import { plainText } from '@site/cms';

/**
 * Groups with only those questions that contain every word of `search`, in question or
 * answer; accents are ignored. Questions that ask for the words precede those whose answer
 * mentions them, and so do their groups.
 */
export function searchQuestions(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  const asks = ({ question }: { question: string }) => has(question);
  return first(
    groups.map(({ title, questions }) => ({
      title,
      questions: first(
        questions.filter(({ question, answer }) =>
          has(`${title} ${question} ${plainText(answer)}`),
        ),
        asks,
      ),
    })),
    ({ questions }) => questions.some(asks),
  ).filter(({ questions }) => questions.length > 0);
}

/** The list with those in front that pass `is`; each part keeps its order. */
function first<T>(list: readonly T[], is: (one: T) => boolean): T[] {
  return [...list.filter(is), ...list.filter((one) => !is(one))];
}

export function countQuestions(groups: readonly FaqGroup[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
