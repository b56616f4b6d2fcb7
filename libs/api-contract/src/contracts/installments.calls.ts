import * as z from 'zod/mini';
import { call } from '../wire/call';
import { reais, uuid } from '../wire/fields';

/**
 * `prevista` before anything is signed; `parcial` paid in part and not late; `cancelada`
 * what will not be charged any more, or was and is taken back; `contestada` what nobody
 * owes until the customer's dispute is answered.
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
 * One amount on one day. The parts of a plan add up to the total of the contract, to the
 * centavo.
 */
export const installment = z.object({
  /**
   * 1 to the term; what is charged once carries the number of the installment that it
   * comes with.
   */
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
   * Part of the amount that was paid with money; what its customer contests is neither
   * paid nor open.
   */
  paid: z.optional(reais),
  /** Part of the amount that the customer's credit paid, or will once it is charged. */
  credited: z.optional(reais),
  status: z.enum(INSTALLMENT_STATUSES),
  /**
   * First day on which the next installment can be paid; absent once its charge stands.
   */
  payableFrom: z.optional(z.string()),
  /** On the next installment to be paid: day of a booked return that takes it back. */
  backOn: z.optional(z.string()),
});
export type Installment = z.output<typeof installment>;

export const installmentPlan = z.object({
  dueDay: z.int(),
  /**
   * Days that the plan starts from: foreseen ones for a simulation, as if it were signed
   * today.
   */
  signedOn: z.string(),
  deliveredOn: z.string(),
  total: reais,
  installments: z.array(installment),
});
export type InstallmentPlan = z.output<typeof installmentPlan>;

/** How a simulation would be paid; without `dueDay` on `USUAL_DUE_DAY`. */
export const getSimulationInstallments = call(
  'GET',
  'simulations/future-installments/simulations/:id',
  'As parcelas de uma simulação, se fosse assinada hoje (spec §7)',
  {
    params: z.object({ id: uuid }),
    query: z.strictObject({
      dueDay: z.optional(
        z.enum(['5', '10', '15', '20', '25'], 'Escolha o dia do vencimento.'),
      ),
    }),
    data: installmentPlan,
    quiet: 'without-message', // said in the place of the table
  },
);

/** By the contract's id, or its proposal's. */
export const getContractInstallments = call(
  'GET',
  'simulations/future-installments/contracts/:id',
  'As parcelas de um contrato, pelo id dele ou da proposta assinada (spec §7)',
  {
    params: z.object({ id: uuid }),
    data: installmentPlan,
    quiet: 'without-message', // said in the place of the table
  },
);

/** An amount owed beside the installments, such as a traffic fine. */
export const owedItem = z.object({
  label: z.string(),
  open: reais,
  dueDate: z.string(),
  late: z.boolean(),
});
export type OwedItem = z.output<typeof owedItem>;
