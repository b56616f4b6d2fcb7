import * as z from 'zod';
import {
  findStateByUf,
  isValidCnpj,
  isValidPhone,
  normalizeCnpj,
  normalizePhone,
} from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type Problem, refuseProblems } from './problems';
import { type OnProgress, type Row } from './read-table';
import { repeatedRows } from './repeated-rows';
import { wholeNumber } from './whole-number';
import { listNamed, writeDealerships } from './write-dealerships';

const words = z
  .string()
  .min(1, 'não pode ficar vazio')
  .max(120, 'tem mais de 120 caracteres');
const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}([.,]\d+)?$/, 'deve ser em graus, como -25.4284')
    .transform((text) => Number(text.replace(',', '.')))
    .refine((value) => Math.abs(value) <= limit, `deve ficar entre -${limit} e ${limit}`);

/**
 * A row of dealerships: known ids are changed, others added. `state` is the UF; `active`
 * is sim or não, or yes or no.
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
  active: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['sim', 'não', 'nao', 'yes', 'no'], 'deve ser sim ou não'))
    .transform((text) => text === 'sim' || text === 'yes'),
});
type DealershipRow = Row<z.output<typeof dealershipRow>>;

type DealershipImport = {
  rows: readonly DealershipRow[];
  /** Problems of rows that could not be read, refused with those of the others. */
  problems?: readonly Problem[];
  actor: Actor;
  onProgress?: OnProgress;
};

/**
 * Adds and changes dealerships and their groups, all or nothing. Throws `ImportRefused`.
 * Gives the number of rows.
 */
export async function importDealerships(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { rows, problems = [], actor, onProgress }: DealershipImport,
): Promise<number> {
  const others = await listNamed(tx);
  refuseProblems([
    ...problems,
    ...repeatedRows(rows, ({ id }) => String(id), 'o id'),
    ...repeatedRows(rows, ({ name }) => name, 'o nome'),
    ...repeatedRows(rows, ({ cnpj }) => cnpj, 'o cnpj'),
    ...taken(rows, others),
  ]);
  await writeDealerships(ports, tx, { rows, actor, onProgress });
  return rows.length;
}

/** Names and CNPJs of dealerships that the file does not change. */
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
