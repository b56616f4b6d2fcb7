import * as z from 'zod/mini';
import { findStateByUf, isValidPhone, normalizePhone } from '../brazil';
import { DEALERSHIP_ACTS } from '../catalog/dealership-acts';
import { deskAct } from '../catalog/desk-act';
import { cep, cnpj, LONGEST_PHONE, numericId, text } from '../wire/fields';

const act = z.extend(deskAct, { act: z.enum(DEALERSHIP_ACTS) });
export type DealershipAct = z.output<typeof act>;

/** A dealership in the list of consultants with the right `desk`. */
const summary = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  city: z.string(),
  /** UF. */
  state: z.string(),
  phone: z.string(),
  active: z.boolean(),
  /** The last act; null where none was recorded. */
  last: z.nullable(act),
});
export type DealershipSummary = z.output<typeof summary>;

export const listDealershipRecords = {
  summary: 'Todas as lojas, as encerradas também, em ordem de nome',
  data: z.object({ items: z.array(summary), groups: z.array(z.string()) }),
};

/** Decimal degrees as people copy them from a map. */
const degrees = (what: string, limit: number) =>
  z.string(`Informe a ${what}.`).check(
    z.overwrite((typed) => typed.trim().replace(',', '.').replace('−', '-')),
    z.regex(/^-?\d{1,3}(\.\d{1,12})?$/, {
      error: ({ input }) =>
        String(input) === ''
          ? `Informe a ${what}.`
          : `Escreva a ${what} em graus, como -25.4284.`,
    }),
    z.refine((degree) => !(Math.abs(Number(degree)) > limit), {
      error: `A ${what} fica entre -${limit} e ${limit}.`,
    }),
  );

const fields = {
  name: text('Informe o nome da loja.', 120),
  /** A new name makes a new group. */
  group: text('Informe o grupo.', 120),
  cnpj,
  /** Optional, since older dealerships have none; without it the stored one stays. */
  cep: z.optional(cep),
  address: text('Informe o endereço.', 120),
  city: text('Informe a cidade.', 120),
  state: z
    .string('Escolha o estado.')
    .check(z.refine((uf) => findStateByUf(uf) !== null, 'Escolha o estado.')),
  phone: z
    .string('Informe o telefone.')
    .check(
      z.maxLength(LONGEST_PHONE, 'Informe um telefone com DDD.'),
      z.overwrite(normalizePhone),
      z.refine(isValidPhone, 'Informe um telefone com DDD.'),
    ),
  latitude: degrees('latitude', 90),
  longitude: degrees('longitude', 180),
};

/** Facts of a dealership; the distance to customers is counted from its place. */
export const dealershipForm = z.strictObject(fields);
export type DealershipForm = z.output<typeof dealershipForm>;

const record = z.object({
  id: z.string(),
  revision: z.int(),
  active: z.boolean(),
  facts: z.object({
    name: z.string(),
    group: z.string(),
    cnpj: z.string(),
    cep: z.optional(z.string()),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    phone: z.string(),
    latitude: z.string(),
    longitude: z.string(),
  }),
  /** Open work, which goes on after the dealership ends. */
  open: z.object({
    /** Dealers and sellers who may sign in. */
    people: z.int(),
    proposals: z.int(),
    deliveries: z.int(),
    returns: z.int(),
    /** Free cars, which are not offered any more after the end. */
    cars: z.int(),
  }),
  /** The newest 20. */
  acts: z.array(act),
  groups: z.array(z.string()),
});
export type DealershipRecord = z.output<typeof record>;

const ofOne = z.object({ id: numericId });
/** Revision of the record when it was read. */
const revision = z.int('Informe a versão que foi lida.');

export const getDealershipRecord = {
  summary: 'Uma loja com o que está em aberto nela e quem a mudou',
  params: ofOne,
  data: record,
};

export const addDealership = {
  summary: 'Acrescenta uma loja, que aparece no site na hora',
  body: dealershipForm,
  data: z.object({ id: z.string() }),
};

export const changeDealership = {
  summary: 'Muda os dados de uma loja',
  params: ofOne,
  body: z.strictObject({ ...fields, revision }),
  data: record,
};

export const endDealership = {
  summary: 'Encerra uma loja: nada novo começa nela, e o que está aberto segue',
  params: ofOne,
  body: z.strictObject({ revision }),
  data: record,
};

export const reopenDealership = {
  summary: 'Reabre uma loja encerrada, como estava',
  params: ofOne,
  body: z.strictObject({ revision }),
  data: record,
};
