import * as z from 'zod/mini';
import { call } from '../call';
import { instant, reais, uuid } from '../fields';
import { CHARGE_METHODS, CHARGE_STATES } from './payments';

const bankCharge = z.object({
  id: z.string(),
  /** What fell due on its day: `Mensalidade 3 de 36`. */
  label: z.string(),
  dueDate: z.string(),
  method: z.enum(CHARGE_METHODS),
  state: z.enum(CHARGE_STATES),
  amount: reais,
  askedAt: instant,
  /** Payments that came for it, the oldest first: mostly one. */
  payments: z.array(z.object({ paidAt: instant, amount: reais, refunded: reais })),
});
export type BankCharge = z.output<typeof bankCharge>;

export const listBankCharges = call(
  'GET',
  'contracts/:id/bank-charges',
  'O que se pediu ao banco por um contrato, o mais recente primeiro, e o que veio; fica na trilha',
  {
    params: z.object({ id: uuid }),
    data: z.object({ items: z.array(bankCharge) }),
    quiet: true, // said in its place
  },
);
