import * as z from 'zod/mini';
import { clientType } from '../catalog/vehicles.schemas';
import { saleClaim } from '../sales/attribution/sale-claims.schemas';
import { PAYMENT_METHODS, TAKEN_BY } from '../sales/payment-methods';
import { RETURN_KINDS } from '../sales/proposal-terms';
import { DUE_DAYS, proposalState } from '../sales/proposals.schemas';
import { campaignBenefit } from '../sales/simulations.schemas';
import { fileAnswer, instant, reais, uuid } from '../wire/fields';
import { AMENDMENT_KINDS } from './contract-terms';
import { dueDayPending } from './due-day-pending';
import { installment, installmentPlan, owedItem } from './installments.schemas';
import { lossOutcome } from './loss-outcome.schemas';
import { PURCHASE_STATES } from './purchase-states';
import { SERVICE_KINDS, SERVICE_STATES } from './service-kinds';
import { waitingAnswers } from './waiting-answers.schemas';

const item = z.object({ key: z.string(), label: z.string(), amount: reais });

/** An open request for help in the summary of its contract. */
const openRequest = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(SERVICE_KINDS),
  state: z.enum(SERVICE_STATES),
  /** Since when the customer waits for an answer. */
  waitingSince: z.optional(instant),
});

/** A contract in a list. Its state is its proposal's. */
export const contractSummary = z.object({
  id: z.string(),
  /** Readable number, `C-2611-0001`. */
  number: z.string(),
  proposalId: z.string(),
  state: proposalState,
  modelSlug: z.string(),
  modelName: z.string(),
  versionName: z.string(),
  /** For the wheels of its picture. */
  versionSlug: z.optional(z.string()),
  paint: z.string(),
  paintName: z.string(),
  /** Months, and km a month, in force today. */
  term: z.int(),
  km: z.int(),
  monthly: reais,
  signedAt: instant,
  closedAt: z.nullable(instant),
  /** Last day of its months; null before the handover. */
  endsOn: z.nullable(z.string()),
  /** How the car goes back; null until a return was booked or demanded. */
  carReturn: z.nullable(
    z.object({
      kind: z.enum(RETURN_KINDS),
      slot: z.nullable(z.object({ day: z.string(), time: z.string() })),
      /** The place of the return. */
      place: z.optional(
        z.object({
          name: z.string(),
          address: z.string(),
          city: z.string(),
          /** UF. */
          state: z.optional(z.string()),
        }),
      ),
      /** Last day to bring it, after a withdrawal or when demanded back; else null. */
      bringBy: z.nullable(z.string()),
      /** The day `bringBy` has passed, and the car is still out. */
      isOverdue: z.boolean(),
      isBack: z.boolean(),
      /** Day on which we ended the contract for want of payment; else null. */
      endedOn: z.optional(z.nullable(z.string())),
    }),
  ),
  /** State of the purchase of the car; null until its customer asked for an offer. */
  purchase: z.nullable(
    z.object({
      state: z.enum(PURCHASE_STATES),
      price: z.nullable(reais),
      /** Last day to accept an offer, or to pay an accepted one. */
      until: z.nullable(z.string()),
    }),
  ),
  /** How it ended by the loss of the car. */
  loss: z.optional(lossOutcome),
  /** The first that is open or not charged yet; null when there is none. */
  nextInstallment: z.nullable(installment),
  /** Other items due on its day, such as bought km: one bill contains them all. */
  dueWithNext: z.array(z.object({ label: z.string(), open: reais })),
  /**
   * Other items due before its day, such as a traffic fine; all of them where no
   * installment is left, and every open bill once the contract is over.
   */
  dueBefore: z.optional(z.array(owedItem)),
  ...waitingAnswers,
  /**
   * Requests for help that are not resolved: first the ones that wait for the customer,
   * then the urgent kinds, then the oldest.
   */
  openRequests: z.optional(z.array(openRequest)),
  /** The day until which a consultant agreed to payment of the late amount. */
  agreedUntil: z.optional(z.string()),
  /** Pays it automatically; only in one's own list and page. */
  takenBy: z.optional(z.enum(TAKEN_BY)),
  /**
   * Owed now, late or not yet due, with fine and interest up to today; credit and refunds
   * are not subtracted.
   */
  owed: reais,
  /** Part of `owed` that is fine and interest; only installments bear them. */
  lateCharges: z.optional(reais),
  /**
   * The oldest late bill: its day, days since, and today's amount with fine and interest.
   * `bills` and `total` are of all late bills. Null when none is late.
   */
  late: z.nullable(
    z.object({
      since: z.string(),
      days: z.int(),
      amount: reais,
      bills: z.optional(z.int()),
      total: z.optional(reais),
      /** Last day on which the bank may tell of a boleto paid in time, of one late bill. */
      clearsUntil: z.optional(z.string()),
    }),
  ),
});
export type ContractSummary = z.output<typeof contractSummary>;

const contractTerms = z.object({
  clientType,
  versionSlug: z.string(),
  /** Names, in the simulator's words and the same order. */
  addOns: z.array(z.string()),
  addOnSlugs: z.array(z.string()),
  /** Amounts that add up to the price of a month. */
  lines: z.array(item),
  /** Charged once, with the first installment. */
  oneOff: z.array(item),
  /** The campaign's benefit; absent without one. */
  benefit: z.optional(campaignBenefit),
  extraKm: reais,
  deductible: reais,
  /** Version of the wear table; absent in contracts without one. */
  wearVersion: z.optional(z.string()),
  dueDay: z.int(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  handover: z.object({ label: z.string(), text: z.string() }),
});

const statementLine = z.object({
  day: z.string(),
  /** `Mensalidade 3 de 36`, `Pagamento`, `Multa e juros da mensalidade 3`. */
  label: z.string(),
  /** Above zero it is owed, below zero it was paid or credited. */
  amount: reais,
  /** After this line; below zero we owe it to the customer. */
  balance: reais,
});
export type StatementLine = z.output<typeof statementLine>;

const contractAmendment = z.object({
  number: z.int(),
  kind: z.enum(AMENDMENT_KINDS),
  /** A sentence about the change. */
  text: z.string(),
  effectiveFrom: z.string(),
  confirmedAt: instant,
});
export type ContractAmendment = z.output<typeof contractAmendment>;

/** How the contract can be withdrawn from now; null once it is over. */
const withdrawalOffer = z.object({
  /**
   * `livre` costs nothing: within 7 days, or late delivery; `com-custo` before the
   * delivery; `nao-cabe` when the customer has the car: that is an early exit.
   */
  kind: z.enum(['livre', 'com-custo', 'nao-cabe']),
  /** Last instant of the 7 days. */
  freeUntil: instant,
  cost: reais,
  /** Reais paid up to now. */
  paid: z.optional(reais),
  /** Part of `paid` that comes back to the customer. */
  refund: reais,
  /**
   * Day by which the car must come, as long as leaving costs something; after it leaving
   * is free. None before the first payment, nor until the customer chose a slot.
   */
  awaitedOn: z.optional(z.string()),
  /** Paid, and the customer can choose a slot but has not. */
  isSlotAwaited: z.optional(z.boolean()),
});
export type WithdrawalOffer = z.output<typeof withdrawalOffer>;

const contractDetail = z.extend(contractSummary, {
  terms: contractTerms,
  /**
   * How the next bills are paid, in words: as signed, unless the customer chose another
   * way.
   */
  paidBy: z.string(),
  /** The next bills go to a saved card that expires before the next installment. */
  cardMissesNext: z.optional(z.literal(true)),
  signedOn: z.string(),
  /** Day on which the car was promised at the signature. */
  promisedOn: z.string(),
  handedOverOn: z.nullable(z.string()),
  plan: installmentPlan,
  statement: z.array(statementLine),
  /** Owed less credit and refunds under way: the last balance of the statement. */
  balance: reais,
  /** Pays for the next charge. */
  credit: reais,
  /** Decided and not sent yet. */
  refundDue: reais,
  /** The newest 20, the newest last, and the number of earlier ones. */
  amendments: z.array(contractAmendment),
  earlierAmendments: z.optional(z.int()),
  /**
   * Leaving now: the month with the car, 0 before the handover, and the cost. Null once
   * it is over.
   */
  exit: z.nullable(z.object({ month: z.int(), cost: reais })),
  withdrawal: z.nullable(withdrawalOffer),
  /** When the customer withdrew, for which there is a receipt; else null. */
  withdrawnAt: z.nullable(instant),
  /** First installment of another due day; null when none is left. */
  dueDayFrom: z.nullable(z.int()),
  /** For each due day its first installment, with the new date. */
  dueDayChanges: z.optional(
    z.array(z.object({ dueDay: z.int(), fromInstallment: z.int(), dueOn: z.string() })),
  ),
  dueDayPending: z.optional(z.nullable(dueDayPending)),
  /** Customer of the contract; only consultants read it here. */
  customer: z.optional(
    z.object({
      id: z.string(),
      name: z.string(),
      document: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  ),
  /** Why the sale is whose it is (`proposalDetail`); only consultants read it here. */
  saleClaims: z.optional(z.array(saleClaim)),
});
export type ContractDetail = z.output<typeof contractDetail>;

const ofContract = z.object({ id: uuid });

export const listContracts = {
  summary: 'Os próprios contratos',
  data: z.array(contractSummary),
};

export const getContract = {
  summary: 'Um contrato com plano, extrato e aditivos, pelo id dele ou da proposta',
  params: ofContract,
  data: contractDetail,
};

export const getExitQuotes = {
  summary: 'Quanto custa sair em cada mês do contrato',
  params: ofContract,
  data: z.object({
    /** The month of today, 0 before the handover. */
    month: z.int(),
    /** Leaving now. */
    cost: reais,
    quotes: z.array(z.object({ month: z.int(), from: z.string(), cost: reais })),
  }),
};

export const withdrawContract = {
  summary: 'Desiste do contrato: sem custo até as 23:59:59 do sétimo dia',
  params: ofContract,
  body: z.strictObject({ cost: reais }),
  data: contractDetail,
};

export const getWithdrawalReceipt = {
  summary: 'O recibo da desistência em PDF',
  params: ofContract,
  data: fileAnswer,
};

export const changeDueDay = {
  summary:
    'Muda o dia do vencimento a partir da próxima parcela que dê para cobrar com antecedência',
  params: ofContract,
  body: z.strictObject({
    dueDay: z.literal([...DUE_DAYS], 'Escolha o dia do vencimento.'),
    fromInstallment: z.int(),
  }),
  data: contractDetail,
};
