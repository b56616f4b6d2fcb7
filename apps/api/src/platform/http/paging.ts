import { type Column, type SQL, sql } from 'drizzle-orm';
import { UUID } from '@site/api-contract/uuid';
import { refuseFields } from '../errors';

/** The end of a page in a list ordered by time and id, newest first. */
export type Position = { at: Date; id: string };

/** Ids of rows that are numbered. */
export const SERIAL = /^\d{1,15}$/;
const DEFAULT_PAGE_SIZE = 20;

/** Number of rows of a page, from its query. */
export function pageSizeOf({ limit }: { limit?: string | undefined }): number {
  return limit ? Number(limit) : DEFAULT_PAGE_SIZE;
}

export function encodeCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/**
 * Reads a cursor made by `encodeCursor` for rows with such ids; null without a cursor,
 * 400 for a malformed one.
 */
export function decodeCursor(cursor: string | undefined, ids = UUID): Position | null {
  if (!cursor) return null;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split(' ');
  if (!/^\d{1,14}$/.test(time) || !ids.test(id)) refuseCursor();
  return { at: new Date(Number(time)), id };
}

/** Refuses a cursor that no list here has given. */
export function refuseCursor(): never {
  const message = 'Cursor inválido.';
  refuseFields([{ key: 'Cursor', message }], message);
}

/** A page from rows fetched with one row more than `size`. */
export function pageFrom<Row>(
  rows: readonly Row[],
  size: number,
  total: number,
  positionOf: (row: Row) => Position,
): { items: Row[]; nextCursor: string | null; total: number } {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > size && last ? encodeCursor(positionOf(last)) : null,
    total,
  };
}

/** Rows after a position, found by an index of both columns. */
export function behind(
  columns: { at: Column; id: Column },
  position: Position,
  order: 'newest' | 'oldest',
): SQL {
  const { at, id } = columns;
  const side = order === 'newest' ? sql`<` : sql`>`;
  return sql`(${at}, ${id}) ${side} (${position.at.toISOString()}::timestamptz, ${position.id}::uuid)`;
}
