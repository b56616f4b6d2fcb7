import { type Column, type SQL, sql } from 'drizzle-orm';

const PLAIN = sql.raw(`'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'`);

/** A text in small letters without accents: how names are compared in a search. */
export const unaccented = (text: SQL | Column) =>
  sql`translate(lower(${text}), ${PLAIN})`;
