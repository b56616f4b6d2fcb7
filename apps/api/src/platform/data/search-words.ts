import { type Column, type SQL, sql } from 'drizzle-orm';
import { withoutAccents } from '@site/api-contract/brazil';
import { unaccented } from './unaccented';

/** Small letters and figures of a text, without accents, as the words of an index. */
const plain = (text: string) => withoutAccents(text).toLowerCase();

const WORDS = /[a-z0-9]+/g;

/** Whether both read the same but for accents, capitals, spaces and signs. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => plain(name).match(WORDS)?.join(' '));
  return first === second;
}

/** `Jo Sá` finds who has a word that begins with jo and one that begins with sa. */
export function beginningsOf(search: string): string {
  return (plain(search).match(WORDS) ?? []).map((word) => `${word}:*`).join(' & ');
}

/** The search as one word: `P-2611-04` finds what begins with p261104. */
export function beginningOf(search: string): string {
  const word = (plain(search).match(WORDS) ?? []).join('');
  return word && `${word}:*`;
}

/**
 * With what marks it as a beginning: shorter ones would find nearly every number.
 */
const SHORTEST = 'p26:*'.length;

/** The same of a number that begins with a letter, as `P-2611-0487` does. */
export function numberBeginningOf(search: string): string {
  const beginning = beginningOf(search);
  return /^\d/.test(beginning) || beginning.length >= SHORTEST ? beginning : '';
}

/** A name with such beginnings, as the index `users_customer_name` has its words. */
export function isNamed(name: SQL | Column, search: string): SQL {
  const plainName = sql`regexp_replace(${unaccented(name)}, '[^a-z0-9]+', ' ', 'g')`;
  const wanted = sql`to_tsquery('simple', ${beginningsOf(search)})`;
  return sql`to_tsvector('simple', ${plainName}) @@ ${wanted}`;
}

/**
 * Whether words that an index has begin so; a search without a letter finds nothing. Read
 * ids by it first (`= any(array(…))`): in the order of a list it would be asked of each
 * row.
 */
export const haveWords = (words: SQL, beginnings: string): SQL =>
  beginnings ? sql`${words} @@ ${beginnings}::tsquery` : sql`false`;
