import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { withoutAccents } from '@site/api-contract/brazil';
import { MOST_CARS, type StockChange } from '@site/api-contract/catalog';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { dealerships } from '../dealerships/dealerships.table';
import { stock } from '../stock/stock.table';
import { paints, vehicleModels, vehicleVersions } from '../vehicles/vehicles.table';
import { type Problem, refuseProblems } from './problems';
import { type OnProgress, type Row } from './read-table';
import { repeatedRows } from './repeated-rows';
import { wholeNumber } from './whole-number';
import { writeRows } from './write-rows';

/**
 * A row of stock: dealership (id), version and paint (slug or name), quantity (free cars,
 * without those that contracts hold).
 */
export const stockRow = z.strictObject({
  dealership: wholeNumber(),
  version: z.string().min(1, 'deve ser o código ou o nome de uma versão'),
  paint: z.string().min(1, 'deve ser o código ou o nome de uma cor'),
  quantity: wholeNumber(z.number().max(MOST_CARS, `passa de ${MOST_CARS}`)),
});
export type StockRow = Row<z.output<typeof stockRow>>;

type StockImport = {
  rows: readonly StockRow[];
  /** Problems of rows that could not be read, refused with those of the others. */
  problems?: readonly Problem[];
  actor: Actor;
  /** The only dealership that the rows may name; without it any. */
  only?: number;
  onProgress?: OnProgress;
};

/**
 * Replaces the free cars of the dealerships in the file, all or nothing; other
 * dealerships keep theirs. Cars that contracts hold are not counted. Throws
 * `ImportRefused`. Gives the number of rows.
 */
export async function importStock(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { rows: written, problems = [], actor, only, onProgress }: StockImport,
): Promise<number> {
  const versions = await versionsBySlug(tx);
  const colors = await tx.select({ slug: paints.slug, name: paints.name }).from(paints);
  const versionOf = slugFinder([...versions].map(([slug, { name }]) => ({ slug, name })));
  const paintOf = slugFinder(colors);
  const rows = written.map((row) => ({
    ...row,
    version: versionOf(row.version),
    paint: paintOf(row.paint),
  }));
  refuseProblems([
    ...problems,
    ...(await unknownCodes(tx, rows, {
      versions,
      paintSlugs: new Set(colors.map(({ slug }) => slug)),
    })),
    ...(only === undefined ? [] : ofOthers(rows, only)),
    ...repeatedRows(
      rows,
      ({ dealership, version, paint }) => `${dealership} ${version} ${paint}`,
      'loja, carro e cor',
    ),
  ]);
  const named = [...new Set(rows.map(({ dealership }) => dealership))];
  const lines = rows
    .filter(({ quantity }) => quantity > 0)
    .map(({ dealership, version, paint, quantity }) => ({
      dealership,
      version: versions.get(version)?.id ?? 0,
      paint,
      quantity,
    }));
  await writeRows(
    tx,
    [...lines, ...(await emptied(tx, named, lines))],
    (json) => sql`insert into stock (
        dealership_id, version_id, paint_slug, quantity,
        changed_at, changed_as, changed_by
      )
      select
        dealership, version, paint, quantity,
        ${ports.clock.now().toISOString()}::timestamptz, ${changerOf(actor)}, ${actor.id}::uuid
      from jsonb_to_recordset(${json}) as row (
        dealership int, version int, paint text, quantity int
      )
      on conflict (dealership_id, version_id, paint_slug) do update
      set quantity = excluded.quantity, changed_at = excluded.changed_at,
        changed_as = excluded.changed_as, changed_by = excluded.changed_by
      where stock.quantity <> excluded.quantity`,
    onProgress,
  );
  await recordAudit(ports, tx, {
    actor,
    action: 'stock-imported',
    personId: null,
    detail: named.length === 1 ? String(named[0]) : `${named.length} dealerships`,
  });
  await bumpContentVersion(tx);
  return rows.length;
}

/** The role of the person who changes free cars: dealer, consultant or operations. */
export function changerOf({ role }: Actor): StockChange {
  return role === 'DEALER' || role === 'CONSULTANT' ? role : 'operations';
}

type Version = { id: number; name: string; isQueued: boolean };

/**
 * Finds the slug of what a file calls by its slug or name, however the name is written;
 * gives what nothing is called as it is.
 */
function slugFinder(known: readonly { slug: string; name: string }[]) {
  const plain = (name: string) =>
    withoutAccents(name).toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const slugs = new Map(known.map(({ slug, name }) => [plain(name), slug]));
  for (const { slug } of known) slugs.set(slug, slug);
  return (written: string) => slugs.get(written) ?? slugs.get(plain(written)) ?? written;
}

async function versionsBySlug(tx: Database): Promise<Map<string, Version>> {
  const rows = await tx
    .select({
      slug: vehicleVersions.slug,
      id: vehicleVersions.id,
      name: vehicleVersions.name,
      isQueued: vehicleModels.preReservation,
    })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug));
  return new Map(rows.map(({ slug, ...version }) => [slug, version]));
}

/**
 * Problems of rows: dealerships, versions and paints that don't exist, and cars that
 * can't be in a stock.
 */
async function unknownCodes(
  tx: Database,
  rows: readonly StockRow[],
  {
    versions,
    paintSlugs,
  }: { versions: ReadonlyMap<string, Version>; paintSlugs: ReadonlySet<string> },
): Promise<Problem[]> {
  const sellers = new Set(
    (await tx.select({ id: dealerships.id }).from(dealerships)).map(({ id }) => id),
  );
  return rows.flatMap(({ line, dealership, version, paint }) => [
    ...(sellers.has(dealership)
      ? []
      : [
          {
            line,
            field: 'dealership',
            message: `não existe a concessionária ${dealership}`,
          },
        ]),
    ...wrongVersion(version, versions.get(version)).map((message) => ({
      line,
      field: 'version',
      message,
    })),
    ...(paintSlugs.has(paint)
      ? []
      : [{ line, field: 'paint', message: `não existe a cor "${paint}"` }]),
  ]);
}

function wrongVersion(slug: string, version: Version | undefined): string[] {
  if (!version) return [`não existe a versão "${slug}"`];
  return version.isQueued ? [`"${slug}" vem pela pré-reserva e não tem estoque`] : [];
}

function ofOthers(rows: readonly StockRow[], only: number): Problem[] {
  return rows
    .filter(({ dealership }) => dealership !== only)
    .map(({ line }) => ({
      line,
      field: 'dealership',
      message: `deve ser o código desta concessionária, ${only}`,
    }));
}

type Line = { dealership: number; version: number; paint: string };
const keyOf = ({ dealership, version, paint }: Line) =>
  `${dealership} ${version} ${paint}`;

/** Stock lines of these dealerships that the file leaves out: their cars are removed. */
async function emptied(
  tx: Database,
  named: readonly number[],
  kept: readonly Line[],
): Promise<(Line & { quantity: number })[]> {
  const stay = new Set(kept.map(keyOf));
  const present = await tx
    .select({
      dealership: stock.dealershipId,
      version: stock.versionId,
      paint: stock.paintSlug,
    })
    .from(stock)
    .where(and(inArray(stock.dealershipId, [...named]), gt(stock.quantity, 0)));
  return present
    .filter((line) => !stay.has(keyOf(line)))
    .map((line) => ({ ...line, quantity: 0 }));
}
