import { type SQL, sql } from 'drizzle-orm';
import { affectedRows, type Database, rowsOf } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { type ChangeCursor, type Since } from './change-cursor';

/** The changes since a cursor, and the next cursor. */
export type Seen = {
  cursor: ChangeCursor;
  /**
   * Each as `topic scope`; null when the changes are unknown and everything may have
   * changed.
   */
  marks: ReadonlySet<string> | null;
};

type Row = {
  seconds: number;
  snapshot: string;
  isAhead: boolean;
  marks: string | null;
};

/** Rows are kept for twice this time. */
const KNOWN_SECONDS = 1_800;
const KEPT = sql`interval '1 hour'`;
/** A page listens sooner than this after it was loaded. */
const RECENT = sql`interval '1 minute'`;

/**
 * Reads exactly the changes that committed since a cursor, in whatever order their
 * transactions ended; without a cursor, the changes of the last minute. A cursor of
 * another or an older database is lost.
 */
export async function readChanges(db: Database, since: Since): Promise<Seen> {
  const known = since === 'lost' ? null : since;
  const [row] = await rowsOf<Row>(db, known ? sinceThen(known) : lately());
  if (!row) throw new Error('The select gave no row');
  const { seconds, snapshot, marks, isAhead } = row;
  const age = seconds - (known?.seconds ?? seconds);
  const isLost = since === 'lost' || isAhead || age > KNOWN_SECONDS;
  return {
    cursor: { seconds, snapshot },
    marks: isLost ? null : new Set(marks?.split(',')),
  };
}

const lately = () =>
  look({
    isNew: sql`at > now() - ${RECENT}`,
    isAhead: sql`false`,
  });

function sinceThen({ snapshot }: ChangeCursor): SQL {
  const then = sql`${snapshot}::text::pg_snapshot`;
  return look({
    isNew: sql`xid >= pg_snapshot_xmin(${then})
      and not pg_visible_in_snapshot(xid, ${then})`,
    isAhead: sql`pg_snapshot_xmax(${then})
      > pg_snapshot_xmax(pg_current_snapshot())`,
  });
}

type Look = { isNew: SQL; isAhead: SQL };

/** One statement reads cursor and changes, so both come from the same snapshot. */
const look = ({ isNew, isAhead }: Look) => sql`
  select
    extract(epoch from now())::int as seconds,
    pg_current_snapshot()::text as snapshot,
    ${isAhead} as "isAhead",
    (
      select string_agg(
        distinct topic || ' ' || scope, ','
      )
      from changes
      where ${isNew}
    ) as marks`;

/** Removes the rows that no valid cursor can ask for. */
export async function forgetOldChanges(_ports: Ports, db: Database): Promise<Done> {
  const gone = await db.execute(sql`delete from changes where at < now() - ${KEPT}`);
  return { done: affectedRows(gone) };
}
