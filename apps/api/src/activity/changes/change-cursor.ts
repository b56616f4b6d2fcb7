/**
 * A moment and the transactions that had committed by then: seconds since 1970 and
 * PostgreSQL's snapshot, as `1764000000-740:742:740`. It is the ETag of `changes` and the
 * id of an event of its stream.
 */
export type ChangeCursor = {
  seconds: number;
  snapshot: string;
};

/** Null for a caller who begins now; 'lost' when nobody knows what changed since. */
export type Since = ChangeCursor | 'lost' | null;

const SHAPE = /^(\d{1,10})-((\d{1,18}):(\d{1,18}):([\d,]{0,2000}))$/;
const QUOTED = /^(?:W\/)?"(.*)"$/;

export function cursorText(cursor: ChangeCursor): string {
  const { seconds, snapshot } = cursor;
  return `${seconds}-${snapshot}`;
}

/** The cursor in a header, with or without an ETag's quotes. */
export function sinceOf(header: string | string[] | undefined): Since {
  if (header === undefined) return null;
  return cursorIn(String(header)) ?? 'lost';
}

/** Null for any text that is not a cursor. */
export function cursorIn(text: string): ChangeCursor | null {
  const bare = text.replace(QUOTED, '$1');
  const found = SHAPE.exec(bare);
  if (!found) return null;
  const [, seconds, snapshot = '', ...bounds] = found;
  return isSnapshot(bounds) ? { seconds: Number(seconds), snapshot } : null;
}

/**
 * Whether PostgreSQL accepts these bounds as a snapshot: a wrong one would fail the whole
 * statement. Ids are compared as BigInt, since they exceed a number's precision.
 */
function isSnapshot(bounds: string[]): boolean {
  const [from = '', to = '', running = ''] = bounds;
  const inner = running === '' ? [] : running.split(',').map(BigInt);
  const [first, last] = [BigInt(from), BigInt(to)];
  const ids = [first, ...inner, last];
  const isSorted = ids.every((id, at) => id > 0n && id >= (ids[at - 1] ?? 1n));
  return isSorted && inner.every((id) => id < last);
}
