import { type Column, type SQL, sql } from 'drizzle-orm';

const PLAIN = sql.raw(`'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'`);

/** A text in lower case without accents, to compare names in a search. */
export const unaccented = (text: SQL | Column) =>
  sql`translate(lower(${text}), ${PLAIN})`;
