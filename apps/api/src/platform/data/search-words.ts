import { type Column, type SQL, sql } from 'drizzle-orm';
import { withoutAccents } from '@site/api-contract/brazil';
import { unaccented } from './unaccented';

/** Lower-case letters and digits of a text, without accents, as an index has them. */
const plain = (text: string) => withoutAccents(text).toLowerCase();

const WORDS = /[a-z0-9]+/g;

/** Whether two names differ only by accents, capitals, spaces and signs. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => plain(name).match(WORDS)?.join(' '));
  return first === second;
}

/** `Jo Sá` finds names with a word that begins with jo and one that begins with sa. */
export function beginningsOf(search: string): string {
  return (plain(search).match(WORDS) ?? []).map((word) => `${word}:*`).join(' & ');
}

/** The search as one word: `P-2611-04` finds what begins with p261104. */
export function beginningOf(search: string): string {
  const word = (plain(search).match(WORDS) ?? []).join('');
  return word && `${word}:*`;
}

/** The shortest beginning with its mark: a shorter one would find nearly every number. */
const SHORTEST = 'p26:*'.length;

/** The same for a number that begins with a letter, such as `P-2611-0487`. */
export function numberBeginningOf(search: string): string {
  const beginning = beginningOf(search);
  return /^\d/.test(beginning) || beginning.length >= SHORTEST ? beginning : '';
}

/** Names with words that begin like this, by the index `users_customer_name`. */
export function isNamed(name: SQL | Column, search: string): SQL {
  const plainName = sql`regexp_replace(${unaccented(name)}, '[^a-z0-9]+', ' ', 'g')`;
  const wanted = sql`to_tsquery('simple', ${beginningsOf(search)})`;
  return sql`to_tsvector('simple', ${plainName}) @@ ${wanted}`;
}

/**
 * Whether indexed words begin like this; a search without a letter finds nothing. Select
 * the ids first (`= any(array(…))`), since in the order of a list every row would be
 * tested.
 */
export const haveWords = (words: SQL, beginnings: string): SQL =>
  beginnings ? sql`${words} @@ ${beginnings}::tsquery` : sql`false`;
