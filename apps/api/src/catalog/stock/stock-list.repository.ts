import { type SQL, sql } from 'drizzle-orm';
import { type StockChange, type StockState } from '@site/api-contract/catalog';
import { type Database, rowsOf } from '#platform/data/database';
import { haveWords, isNamed, numberBeginningOf } from '#platform/data/search-words';

export type StockRow = {
  /** Sort key of the list; unique for each row. */
  position: string;
  id: string;
  state: StockState;
  versionSlug: string;
  versionName: string;
  paintSlug: string;
  paintName: string;
  quantity: number;
  contractId: string | null;
  contractNumber: string | null;
  /** The dealership that hands the car over, where it is another one. */
  deliveredBy: string | null;
  chassis: string | null;
  sinceMs: number;
  changedAs: StockChange | null;
  changedName: string | null;
};

type Search = { dealershipId: number; search: string | undefined };

/**
 * Finds a word in version, color, contract or chassis. Catalogues are small; contracts
 * and chassis have an index.
 */
export function hasWord(word: string): SQL {
  const number = sql`words_of_proposal(c.number, '')`;
  const chassis = sql`words_of_chassis(car.chassis)`;
  return sql`(
    held.version_id = any(array(
      select n.id from vehicle_versions n where ${isNamed(sql`n.name`, word)}))
    or held.paint_slug = any(array(
      select n.slug from paints n where ${isNamed(sql`n.name`, word)}))
    or held.contract_id = any(array(
      select c.id from contracts c where ${haveWords(number, numberBeginningOf(word))}
      union all select car.contract_id from cars car
        where ${haveWords(chassis, numberBeginningOf(word))})))`;
}

/**
 * Free cars by version and color, and each car that a contract took from this stock, as
 * far as they contain all words. The car of a contract that ended before its handover is
 * free again.
 */
function carsIn({ dealershipId, search = '' }: Search): SQL {
  const found = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`and ${hasWord(word)}`);
  return sql`
    select
      held.*,
      v.slug as version_slug,
      v.name as version_name,
      p.name as paint_name,
      concat_ws(
        '-',
        lpad(m.position::text, 4, '0'),
        lpad(v.id::text, 6, '0'),
        lpad(p.position::text, 4, '0'),
        array_position(array['free', 'reserved', 'delivered'], held.state),
        held.contract_number,
        held.id
      ) collate "C" as position
    from (
      select
        'free' as state,
        s.version_id || ':' || s.paint_slug as id,
        s.version_id,
        s.paint_slug,
        s.quantity,
        null::uuid as contract_id,
        null as contract_number,
        null as delivered_by,
        null as chassis,
        s.changed_at as since,
        s.changed_as,
        u.name as changed_name
      from stock s
      left join users u on u.id = s.changed_by
      where s.dealership_id = ${dealershipId}::int and s.quantity > 0
      union all
      select
        case when h.contract_id is null then 'reserved' else 'delivered' end,
        c.id::text,
        cv.id,
        c.terms ->> 'paint',
        1,
        c.id,
        c.number,
        other.name,
        car.chassis,
        coalesce(h.handed_at, d.created_at),
        null,
        null
      from deliveries d
      join contracts c on c.id = d.contract_id
      join vehicle_versions cv on cv.slug = c.terms ->> 'versionSlug'
      left join handovers h on h.contract_id = c.id
      left join cars car on car.contract_id = c.id
      left join dealerships other
        on other.id = d.dealership_id and other.id <> d.stock_dealership_id
      where d.stock_dealership_id = ${dealershipId}::int and d.released_at is null
    ) held
    join vehicle_versions v on v.id = held.version_id
    join vehicle_models m on m.slug = v.model_slug
    join paints p on p.slug = held.paint_slug
    where true ${sql.join(found, sql` `)}`;
}

/** A page in the order of the catalogue, one row more than `limit`. */
export function listCars(
  db: Database,
  search: Search & { states: readonly StockState[] },
  { after, limit }: { after: string; limit: number },
): Promise<StockRow[]> {
  const states = sql.join(
    search.states.map((state) => sql`${state}`),
    sql`, `,
  );
  return rowsOf<StockRow>(
    db,
    sql`select
          position,
          id,
          state,
          version_slug as "versionSlug",
          version_name as "versionName",
          paint_slug as "paintSlug",
          paint_name as "paintName",
          quantity,
          contract_id as "contractId",
          contract_number as "contractNumber",
          delivered_by as "deliveredBy",
          chassis,
          (extract(epoch from since) * 1000)::float8 as "sinceMs",
          changed_as as "changedAs",
          changed_name as "changedName"
        from (${carsIn(search)}) cars
        where state in (${states}) and position > ${after}::text collate "C"
        order by position limit ${limit + 1}`,
  );
}

/** The number of rows and of cars in each state that a search finds, on all pages. */
export async function countCars(
  db: Database,
  search: Search,
): Promise<Map<StockState, { rows: number; cars: number }>> {
  const counted = await rowsOf<{ state: StockState; rows: number; cars: number }>(
    db,
    sql`select state, count(*)::int as rows, sum(quantity)::int as cars
        from (${carsIn(search)}) cars group by state`,
  );
  return new Map(counted.map(({ state, ...counts }) => [state, counts]));
}
