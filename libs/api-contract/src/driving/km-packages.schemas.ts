import * as z from 'zod/mini';
import { reais, uuid } from '../wire/fields';

const ofContract = z.object({ id: uuid });

/**
 * The km packages of a contract's car and the monthly price with each, with the signed
 * paint and add-ons. One swap is possible in six months (docs/product/driving.md).
 */
const kmPackages = z.object({
  /** The package of the next month without a charge, and its price. */
  km: z.int(),
  monthly: reais,
  /** The first month of another package; null when no other month comes. */
  from: z.nullable(z.object({ installment: z.int(), dueOn: z.string() })),
  /** First day of the next swap; null when it is possible now. */
  possibleOn: z.nullable(z.string()),
  /** First day of the next swap after one of today. */
  nextPossibleOn: z.string(),
  /** All packages of the car, the smallest first, with the present one. */
  packages: z.array(z.object({ km: z.int(), monthly: reais })),
});
export type KmPackages = z.output<typeof kmPackages>;

export const getKmPackages = {
  summary: 'Os pacotes de km do carro de um contrato e o preço do mês com cada um',
  params: ofContract,
  data: kmPackages,
};

const kmSwapForm = z.strictObject({
  km: z.int('Escolha o pacote de km.'),
  monthly: reais,
  fromInstallment: z.int(),
});
export type KmSwapForm = z.output<typeof kmSwapForm>;

export const swapKmPackage = {
  summary: 'Troca o pacote de km a partir da próxima mensalidade ainda não cobrada',
  params: ofContract,
  body: kmSwapForm,
  data: kmPackages,
};
