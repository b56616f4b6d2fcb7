import { type Column, type SQL, sql } from 'drizzle-orm';
import { normalizePhone, withoutAccents } from '@site/api-contract/brazil';
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

/**
 * The search as the beginning of a number that begins with a letter, such as
 * `P-2611-0487`; empty where it begins with a letter and is shorter than `P-26`.
 */
export function numberBeginningOf(search: string): string {
  const beginning = beginningOf(search);
  return /^\d/.test(beginning) || beginning.length >= SHORTEST ? beginning : '';
}

/** Names with words that begin like this, by the index `users_customer_name`. */
export function isNamed(name: SQL | Column, search: string): SQL {
  return sql`${plainName(name)} @@ to_tsquery('simple', ${beginningsOf(search)})`;
}

/** The words of a name as the index has them. */
const plainName = (name: SQL | Column) =>
  sql`to_tsvector('simple', regexp_replace(${unaccented(name)}, '[^a-z0-9]+', ' ', 'g'))`;

/**
 * Sorts names that have each word of a search as a whole before those whose words only
 * begin like it: `lucia` has Lúcia before Luciana.
 */
export function wholeNamesFirst(name: SQL | Column, search: string): SQL {
  const words = (plain(search).match(WORDS) ?? []).join(' & ');
  return sql`(${plainName(name)} @@ to_tsquery('simple', ${words})) desc`;
}

/** Digits with the signs of a phone; `xx` is any operator. */
const LIKE_A_PHONE = /^[+\d().\-\sx]+$/i;
/** Digits of a number without area code and the ninth digit of mobile phones. */
const LAST_DIGITS = 8;
const AREA_DIGITS = 2;

/**
 * Whether a phone, stored as digits, is the typed one, by the index `users_phone`. The
 * area code may be missing, and so may the ninth digit of a mobile phone; a text that is
 * no phone finds nothing.
 */
export function hasPhone(phone: SQL | Column, search: string): SQL {
  const digits = LIKE_A_PHONE.test(search) ? normalizePhone(search) : '';
  if (digits.length < LAST_DIGITS || digits.length > LAST_DIGITS + AREA_DIGITS + 1)
    return sql`false`;
  const ends = sql`right(${phone}, ${sql.raw(String(LAST_DIGITS))}) = ${digits.slice(-LAST_DIGITS)}`;
  return digits.length < LAST_DIGITS + AREA_DIGITS
    ? ends
    : sql`${ends} and left(${phone}, ${sql.raw(String(AREA_DIGITS))}) = ${digits.slice(0, AREA_DIGITS)}`;
}

/**
 * Whether indexed words begin like this; a search without a letter finds nothing. Select
 * the ids first (`= any(array(…))`), since in the order of a list every row would be
 * tested.
 */
export const haveWords = (words: SQL, beginnings: string): SQL =>
  beginnings ? sql`${words} @@ ${beginnings}::tsquery` : sql`false`;
