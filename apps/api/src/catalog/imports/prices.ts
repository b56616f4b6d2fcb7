import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { centavosFromReais, parseBRL } from '@site/api-contract/brazil';
import { KM_PACKAGES, TERMS } from '@site/api-contract/pricing';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { actorColumns } from '#platform/security/actor-columns';
import { type Actor, recordAudit } from '#platform/security/audit';
import { findCurrentPriceTable } from '../price-tables/current-price-table';
import { priceTableActs, priceTables } from '../price-tables/prices.table';
import { vehicleModels, vehicleVersions } from '../vehicles/vehicles.table';
import { copyPrices, type ExtraPrice, extraProblems, writeExtras } from './extra-prices';
import { type Problem, refuseProblems } from './problems';
import { type OnProgress, type Row } from './read-table';
import { repeatedRows } from './repeated-rows';
import { writeRows } from './write-rows';

/** Reais as `1.599,00`, `1599,00` or `1599.00`; gives centavos. */
const amount = z.string().transform((text, context) => {
  const centavos = parseBRL(text);
  if (centavos !== null && centavos > 0 && centavos <= centavosFromReais(1_000_000))
    return centavos;
  context.addIssue({
    code: 'custom',
    message: 'deve ser um valor em reais, como 1.599,00',
  });
  return z.NEVER;
});
const oneOf = <Value extends number>(values: readonly Value[]) =>
  z
    .string()
    .transform(Number)
    .pipe(z.literal([...values], `deve ser um destes: ${values.join(', ')}`));

/**
 * A row of a price table: version (slug), client (PF or PJ), term (months), km (a month),
 * monthly (reais).
 */
export const priceRow = z.strictObject({
  version: z.string().min(1, 'deve ser o código de uma versão'),
  client: z.enum(['PF', 'PJ'], 'deve ser PF ou PJ'),
  term: oneOf(TERMS),
  km: oneOf(KM_PACKAGES),
  monthly: amount,
});
export type PriceRow = Row<z.output<typeof priceRow>>;
type SoldVersion = {
  id: number;
  slug: string;
  clientTypes: 'PF' | 'PJ' | 'PF PJ';
};
export type PriceTableFacts = {
  name: string;
  validFrom: Date;
  validUntil: Date | null;
};
type PriceImport = {
  /** Null for the prices of the table in force on that day. */
  rows: readonly PriceRow[] | null;
  /** Problems of rows that could not be read, refused with those of the others. */
  problems?: readonly Problem[];
  /** Colors and add-ons with a new price; all others keep theirs. */
  extras?: readonly ExtraPrice[];
  facts: PriceTableFacts;
  actor: Actor;
  onProgress?: OnProgress | undefined;
};

/**
 * Stores a new price table, whole or not at all. Older tables and frozen simulations stay
 * as they are (docs/product/catalog.md). Throws `ImportRefused` with all that is wrong, so
 * that no round of corrections shows new errors. Gives the id of the table.
 */
export async function importPrices(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { rows, problems = [], extras = [], facts, actor, onProgress }: PriceImport,
): Promise<number> {
  const versions: SoldVersion[] = await tx
    .select({
      id: vehicleVersions.id,
      slug: vehicleVersions.slug,
      clientTypes: vehicleModels.clientTypes,
    })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.slug, vehicleVersions.modelSlug));
  const before = await findCurrentPriceTable(tx, facts.validFrom);
  refuseProblems([
    ...problems,
    ...(await namesakes(tx, facts)),
    ...(rows ? priceProblems(rows, versions, problems.length === 0) : []),
    ...(rows || before ? [] : [NOTHING_TO_GO_ON]),
    ...(await extraProblems(tx, extras)),
  ]);
  const [table] = await tx
    .insert(priceTables)
    .values(facts)
    .returning({ id: priceTables.id });
  if (!table) throw new Error('No price table was added');
  if (rows) await writePrices(tx, { table, versions, rows, onProgress });
  else if (before) await copyPrices(tx, { table, before });
  await writeExtras(tx, { table, before, extras });
  await notePriceTableAct(ports, tx, { id: table.id, act: 'imported', actor });
  await bumpContentVersion(tx);
  return table.id;
}

const NOTHING_TO_GO_ON: Problem = {
  line: null,
  message:
    'Nenhuma tabela vale na véspera desse dia: os preços dos carros têm de vir de um arquivo.',
};

type WrittenPrices = {
  table: { id: number };
  versions: readonly SoldVersion[];
  rows: readonly PriceRow[];
  onProgress?: OnProgress | undefined;
};

async function writePrices(
  tx: Database,
  { table, versions, rows, onProgress }: WrittenPrices,
): Promise<void> {
  const idOf = new Map(versions.map(({ slug, id }) => [slug, id]));
  const stored = rows.map(({ version, client, term, km, monthly }) => ({
    version: idOf.get(version),
    client,
    term,
    km,
    monthly,
  }));
  await writeRows(
    tx,
    stored,
    (json) => sql`insert into prices (
        price_table_id, version_id, person_type, term, km, monthly_centavos
      )
      select ${table.id}::int, version, client, term, km, monthly
      from jsonb_to_recordset(${json}) as row (
        version int, client text, term int, km int, monthly int
      )`,
    onProgress,
  );
}

/** Records who imported or withdrew a table, beside it and in the audit trail. */
export async function notePriceTableAct(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { id, act, actor }: { id: number; act: 'imported' | 'withdrawn'; actor: Actor },
): Promise<void> {
  await tx.insert(priceTableActs).values({
    priceTableId: id,
    act,
    ...actorColumns(ports, 'CONSULTANT', actor),
  });
  await recordAudit(ports, tx, {
    actor,
    action: `price-table-${act}`,
    personId: null,
    subject: `price-table:${id}`,
  });
}

/**
 * A table's name is never used again. Two tables may begin on the same day; the newer one
 * counts, which corrects a wrong table.
 */
async function namesakes(tx: Database, { name }: PriceTableFacts): Promise<Problem[]> {
  const rows = await tx
    .select({ id: priceTables.id })
    .from(priceTables)
    .where(eq(priceTables.name, name));
  return rows.map(() => ({
    line: null,
    message: `Já existe uma tabela com o nome ${name}; tabelas não mudam depois de importadas. Escolha outro nome.`,
  }));
}

/**
 * Problems of a table as a whole: unknown cars, repeated or missing cells, and prices
 * that rise or fall the wrong way. Cells are looked for once each row is a car's own,
 * since a row that has another error would seem to be missing, too.
 */
function priceProblems(
  rows: readonly PriceRow[],
  versions: readonly SoldVersion[],
  isWhole: boolean,
): Problem[] {
  const known = new Map(versions.map((version) => [version.slug, version]));
  const strange = rows.flatMap(({ line, version, client }) => {
    const car = known.get(version);
    if (!car)
      return [{ line, field: 'version', message: `não existe a versão "${version}"` }];
    return car.clientTypes.split(' ').includes(client)
      ? []
      : [{ line, field: 'client', message: `${version} não é vendido para ${client}` }];
  });
  const twice = repeatedRows(rows, keyOf, 'carro, cliente, prazo e km');
  const repeated = new Set(twice.map(({ line }) => line));
  const isClean = isWhole && strange.length + twice.length === 0;
  return [
    ...strange,
    ...twice,
    ...wrongWays(rows.filter(({ line }) => !repeated.has(line))),
    ...(isClean ? missingCells(rows, versions) : []),
  ];
}

type Cell = Pick<PriceRow, 'version' | 'client' | 'term' | 'km'>;
const keyOf = ({ version, client, term, km }: Cell) =>
  `${version} ${client} ${term} ${km}`;

/**
 * For each client type that a car is sold to, all terms must have the same km packages;
 * the prices of larger packages build on the smallest.
 */
function missingCells(
  rows: readonly PriceRow[],
  versions: readonly SoldVersion[],
): Problem[] {
  const present = new Set(rows.map(keyOf));
  return versions.flatMap(({ slug: version, clientTypes }) =>
    clientTypes.split(' ').flatMap((who) => {
      const client = who === 'PJ' ? 'PJ' : 'PF';
      const needed = KM_PACKAGES.filter(
        (km, at) =>
          at === 0 ||
          TERMS.some((term) => present.has(keyOf({ version, client, term, km }))),
      );
      return needed.flatMap((km) =>
        TERMS.filter((term) => !present.has(keyOf({ version, client, term, km }))).map(
          (term) => ({
            line: null,
            message: `Falta o preço de ${version} para ${client} em ${term} meses com ${km} km.`,
          }),
        ),
      );
    }),
  );
}

/**
 * A longer term never costs more a month, and more km never cost less
 * (docs/product/catalog.md).
 */
function wrongWays(rows: readonly PriceRow[]): Problem[] {
  const cells = new Map(rows.map((row) => [keyOf(row), row]));
  return rows.flatMap((row) => {
    const shorter = before(TERMS, row.term)
      .map((term) => cells.get(keyOf({ ...row, term })))
      .find(Boolean);
    const smaller = before(KM_PACKAGES, row.km)
      .map((km) => cells.get(keyOf({ ...row, km })))
      .find(Boolean);
    return [
      ...(shorter && shorter.monthly < row.monthly
        ? [
            {
              line: row.line,
              field: 'monthly',
              message: `é mais caro que o prazo menor da linha ${shorter.line}`,
            },
          ]
        : []),
      ...(smaller && smaller.monthly > row.monthly
        ? [
            {
              line: row.line,
              field: 'monthly',
              message: `é mais barato que o pacote menor da linha ${smaller.line}`,
            },
          ]
        : []),
    ];
  });
}

/** The values before a value, nearest first. */
function before<Value>(values: readonly Value[], value: Value): Value[] {
  return values.slice(0, values.indexOf(value)).reverse();
}
