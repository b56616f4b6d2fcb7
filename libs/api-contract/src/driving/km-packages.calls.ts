import * as z from 'zod/mini';
import { call } from '../wire/call';
import { reais, uuid } from '../wire/fields';

const ofContract = z.object({ id: uuid });

/**
 * The km packages of a contract's car and what a month costs with each, paint and add-ons
 * as they were signed. One swap is possible in six months (docs/product/driving.md).
 */
const kmPackages = z.object({
  /** The package of the next month that has not been charged, and its price. */
  km: z.int(),
  monthly: reais,
  /** Where another one would begin; null when no other month comes. */
  from: z.nullable(z.object({ installment: z.int(), dueOn: z.string() })),
  /** First day of the next swap; null when it is possible now. */
  possibleOn: z.nullable(z.string()),
  /** First day of the one after that, when this one is made today. */
  nextPossibleOn: z.string(),
  /** All that the car has, the smallest first, the present one among them. */
  packages: z.array(z.object({ km: z.int(), monthly: reais })),
});
export type KmPackages = z.output<typeof kmPackages>;

export const getKmPackages = call(
  'GET',
  'contracts/:id/km-packages',
  'Os pacotes de km do carro de um contrato e o preço do mês com cada um',
  {
    params: ofContract,
    data: kmPackages,
    quiet: true, // said in its place
  },
);

const kmSwapForm = z.strictObject({
  km: z.int('Escolha o pacote de km.'),
  monthly: reais,
  fromInstallment: z.int(),
});
export type KmSwapForm = z.output<typeof kmSwapForm>;

/**
 * Confirms an amendment. `monthly` and `fromInstallment` are those that were shown: when
 * they are others by now, nothing happens and the 409 names them.
 */
export const swapKmPackage = call(
  'POST',
  'contracts/:id/km-swaps',
  'Troca o pacote de km a partir da próxima mensalidade ainda não cobrada',
  {
    params: ofContract,
    body: kmSwapForm,
    data: kmPackages,
    idempotent: 'required',
    quiet: true, // said at the button
  },
);
