import { sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  findStateByUf,
  isValidCnpj,
  isValidPhone,
  normalizeCnpj,
  normalizePhone,
} from '@site/contracts/brazil';
import { bumpContentVersion } from '../platform/data/content-version';
import { type Database } from '../platform/data/database';
import { dealershipGroups, dealerships } from '../tables';
import { type Problem, refuseProblems } from './problems';
import { type OnProgress, type Row } from './read-table';
import { repeatedRows } from './repeated-rows';
import { wholeNumber } from './whole-number';
import { writeRows } from './write-rows';

const words = z
  .string()
  .min(1, 'não pode ficar vazio')
  .max(120, 'tem mais de 120 letras');
const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}([.,]\d+)?$/, 'deve ser em graus, como -25.4284')
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => Math.abs(value) <= limit, `deve ficar entre -${limit} e ${limit}`);

/**
 * A row of dealerships: known ids are changed, others added. `state` is the UF; `active`
 * is yes or no.
 */
export const dealershipRow = z.strictObject({
  id: wholeNumber(z.number().min(1, 'deve ser maior que zero')),
  group: words,
  name: words,
  cnpj: z.string().transform(normalizeCnpj).refine(isValidCnpj, 'não é um CNPJ válido'),
  city: words,
  state: z.string().refine((uf) => findStateByUf(uf) !== null, 'deve ser uma das 27 UFs'),
  address: words,
  phone: z
    .string()
    .transform(normalizePhone)
    .refine(isValidPhone, 'deve ser um telefone com DDD'),
  latitude: degrees(90),
  longitude: degrees(180),
  active: z.enum(['yes', 'no'], 'deve ser yes ou no').transform((text) => text === 'yes'),
});
export type DealershipRow = Row<z.output<typeof dealershipRow>>;

/**
 * Adds and changes dealerships and their groups, all or nothing. Throws `ImportRefused`.
 * Gives the number of rows.
 */
export async function importDealerships(
  tx: Database,
  rows: readonly DealershipRow[],
  onProgress?: OnProgress,
): Promise<number> {
  const others = await tx
    .select({ id: dealerships.id, name: dealerships.name, cnpj: dealerships.cnpj })
    .from(dealerships);
  refuseProblems([
    ...repeatedRows(rows, ({ id }) => String(id), 'o id'),
    ...repeatedRows(rows, ({ name }) => name, 'o name'),
    ...repeatedRows(rows, ({ cnpj }) => cnpj, 'o cnpj'),
    ...taken(rows, others),
  ]);
  const groups = await groupIds(tx, [...new Set(rows.map(({ group }) => group))]);
  const stored = rows.map(({ line: _line, group, state, ...row }) => ({
    ...row,
    group_id: groups.get(group),
    state_id: findStateByUf(state)?.id,
  }));
  await writeRows(
    tx,
    stored,
    (
      json,
    ) => sql`insert into dealerships (id, group_id, state_id, name, cnpj, city, address, phone, latitude, longitude, active)
      select id, group_id, state_id, name, cnpj, city, address, phone, latitude, longitude, active
      from jsonb_to_recordset(${json}) as row (id int, group_id int, state_id int, name text, cnpj text, city text, address text, phone text,
        latitude double precision, longitude double precision, active boolean)
      on conflict (id) do update set group_id = excluded.group_id, state_id = excluded.state_id, name = excluded.name, cnpj = excluded.cnpj,
        city = excluded.city, address = excluded.address, phone = excluded.phone, latitude = excluded.latitude, longitude = excluded.longitude,
        active = excluded.active`,
    onProgress,
  );
  await bumpContentVersion(tx);
  return rows.length;
}

/** Names and CNPJs that belong to dealerships that the file doesn't change. */
function taken(
  rows: readonly DealershipRow[],
  others: readonly { id: number; name: string; cnpj: string }[],
): Problem[] {
  const changed = new Set(rows.map(({ id }) => id));
  const staying = others.filter(({ id }) => !changed.has(id));
  return rows.flatMap(({ line, name, cnpj }) => {
    const rival = staying.find((other) => other.name === name || other.cnpj === cnpj);
    return rival
      ? [
          {
            line,
            message: `o nome ou o CNPJ já é da concessionária ${rival.id}, ${rival.name}`,
          },
        ]
      : [];
  });
}

async function groupIds(
  tx: Database,
  names: readonly string[],
): Promise<Map<string, number>> {
  const known = await tx.select().from(dealershipGroups);
  const next = Math.max(0, ...known.map(({ id }) => id)) + 1;
  const added = names
    .filter((name) => !known.some((group) => group.name === name))
    .map((name, at) => ({ id: next + at, name }));
  if (added.length > 0) await tx.insert(dealershipGroups).values(added);
  return new Map([...known, ...added].map(({ id, name }) => [name, id]));
}
