import * as z from 'zod/mini';
import { isoDay, uuid } from '../wire/fields';
import { contractPayments } from './payments.schemas';

const ofContract = z.object({ id: uuid });

export const startAutomatic = {
  summary: 'Propõe o Pix Automático ao banco de quem paga',
  params: ofContract,
  body: z.strictObject({
    journey: z.literal([1, 2, 3, 4]),
    /** For journeys 3 and 4; see `askPayment`. */
    dueDate: z.optional(isoDay('o vencimento')),
  }),
  data: contractPayments,
};

export const endAutomatic = {
  summary: 'Encerra o Pix Automático de um contrato',
  params: ofContract,
  data: contractPayments,
};
