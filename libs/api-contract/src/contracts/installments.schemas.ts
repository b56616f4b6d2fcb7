import * as z from 'zod/mini';
import { reais, uuid } from '../wire/fields';

/**
 * `prevista` before the signature; `parcial` paid in part and not late; `cancelada` never
 * to be charged, or taken back; `contestada` not owed until the customer's dispute is
 * answered.
 */
const INSTALLMENT_STATUSES = [
  'prevista',
  'a_vencer',
  'vencida',
  'parcial',
  'paga',
  'contestada',
  'cancelada',
] as const;

/**
 * One amount on one day. The parts of a plan add up to the contract's total, to the
 * centavo.
 */
export const installment = z.object({
  /** 1 to the term; an item that is charged once has the number of its installment. */
  number: z.int(),
  kind: z.enum(['mensalidade', 'avulsa']),
  /** `Mensalidade 3 de 36`, `Entrega em casa`. */
  label: z.string(),
  /** A business day. */
  dueDate: z.string(),
  amount: reais,
  /** Part of the amount that is still to be paid. */
  open: reais,
  /**
   * Part of the amount that was paid with money; a contested part is neither paid nor
   * open.
   */
  paid: z.optional(reais),
  /**
   * Part of the amount that the customer's credit paid, or will pay once it is charged.
   */
  credited: z.optional(reais),
  status: z.enum(INSTALLMENT_STATUSES),
  /** First day on which the next installment can be paid; absent once it was charged. */
  payableFrom: z.optional(z.string()),
  /** On the next installment to pay: day of a booked return that takes it back. */
  backOn: z.optional(z.string()),
});
export type Installment = z.output<typeof installment>;

export const installmentPlan = z.object({
  dueDay: z.int(),
  /**
   * Days from which the plan starts: for a simulation expected ones, as if it were signed
   * today.
   */
  signedOn: z.string(),
  deliveredOn: z.string(),
  total: reais,
  installments: z.array(installment),
});
export type InstallmentPlan = z.output<typeof installmentPlan>;

export const getSimulationInstallments = {
  summary: 'As parcelas de uma simulação, se fosse assinada hoje (spec §7)',
  params: z.object({ id: uuid }),
  query: z.strictObject({
    dueDay: z.optional(
      z.enum(['5', '10', '15', '20', '25'], 'Escolha o dia do vencimento.'),
    ),
  }),
  data: installmentPlan,
};

export const getContractInstallments = {
  summary: 'As parcelas de um contrato, pelo id dele ou da proposta assinada (spec §7)',
  params: z.object({ id: uuid }),
  data: installmentPlan,
};

/** An amount owed beside the installments, such as a traffic fine. */
export const owedItem = z.object({
  label: z.string(),
  open: reais,
  dueDate: z.string(),
  late: z.boolean(),
});
export type OwedItem = z.output<typeof owedItem>;
