import * as z from 'zod/mini';
import { installment } from '../contracts/installments.schemas';
import { lossOutcome } from '../contracts/loss-outcome.schemas';
import {
  CHARGE_METHODS,
  PAYMENT_METHODS,
  PREPARED_METHODS,
  TAKEN_BY,
} from '../sales/payment-methods';
import { instant, isoDay, reais, uuid } from '../wire/fields';
import { sentFile } from '../wire/sent-file';

/**
 * `asked` until the bank has answered, `scheduled` until its day has come; `failed` was
 * tried on its day, `declined` refused.
 */
export const CHARGE_STATES = [
  'asked',
  'open',
  'scheduled',
  'paid',
  'declined',
  'failed',
  'canceled',
] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

const paymentCharge = z.object({
  id: z.string(),
  method: z.enum(CHARGE_METHODS),
  state: z.enum(CHARGE_STATES),
  amount: reais,
  /** Last day on which it can be paid unchanged. */
  payableUntil: z.string(),
  /** The BR Code, to be copied, and its QR code as an SVG. */
  pix: z.nullable(z.object({ code: z.string(), picture: z.string() })),
  /**
   * Paying this Pix authorizes Pix Automático, or makes the bank offer it (journeys 3,
   * 4).
   */
  offersAutomatic: z.optional(z.literal(true)),
  /** The typed line with its spaces, and the bars as an SVG. */
  boleto: z.nullable(z.object({ line: z.string(), picture: z.string() })),
  /** The bank's page for typing the card, or for confirming a charge. */
  card: z.nullable(z.object({ url: z.string() })),
  /** Whether the card typed there also pays the next bills. */
  keepsCard: z.boolean(),
  triedBefore: z.optional(z.literal(true)), // no money was found; the bank tries again
});
export type PaymentCharge = z.output<typeof paymentCharge>;

/** States of Pix Automático (domain-brazil §10.2); `asked` until our bank answers. */
export const AUTOMATIC_STATES = [
  'asked',
  'criada',
  'enviada',
  'aceita',
  'rejeitada',
  'expirada',
  'cancelada',
] as const;
export type AutomaticState = (typeof AUTOMATIC_STATES)[number];

/**
 * `aberta` until a consultant's answer: taken back (`aceita`) or due again (`mantida`).
 */
export const DISPUTE_STATES = ['aberta', 'aceita', 'mantida'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

const billItem = z.object({
  /** Its name in the ledger: `installment:3`, `km:1`. */
  item: z.string(),
  label: z.string(),
  amount: reais,
  /** Whether it may be contested: once, and not after it was taken back. */
  contestable: z.boolean(),
});

export const bill = z.object({
  /** `Mensalidade 3 de 36`. */
  label: z.string(),
  dueDate: z.string(),
  amount: reais,
  /** Items of the bill; fine and interest go with their installment. */
  items: z.array(billItem),
  /** Part of `amount` that is fine and interest. */
  lateCharges: reais,
  late: z.boolean(),
  /** Last day on which the bank may tell of a boleto that was paid in time, once late. */
  clearsUntil: z.optional(z.string()),
  /** Pays it automatically. */
  takenBy: z.optional(z.enum(TAKEN_BY)),
  /** Part of the bill that was paid before; above 0 the bill is `parcial`. */
  paid: reais,
  /** Part of the bill that credit of the customer paid. */
  credited: z.optional(reais),
  /** Newest last, one for each method, without those that were given up. */
  charges: z.array(paymentCharge),
});
export type Bill = z.output<typeof bill>;

/** How the next bills are handled: paid automatically, or prepared by e-mail. */
const NEXT_BILL_WAYS = [...TAKEN_BY, ...PREPARED_METHODS] as const;
export type NextBillWay = (typeof NEXT_BILL_WAYS)[number];

/** The customer's payments of one contract. */
export const contractPayments = z.object({
  contractId: z.string(),
  number: z.string(),
  versionName: z.string(),
  /** False where no bank is connected, so that nothing can be paid online. */
  online: z.boolean(),
  /** The customer's choice in the application; null once something was paid. */
  planned: z.nullable(z.enum(PAYMENT_METHODS)),
  /**
   * The oldest open bill, or the requested one. Null when nothing is owed, and when the
   * requested one is `next` and cannot be paid yet; `later` then holds every open bill.
   */
  bill: z.nullable(bill),
  /** Installment that is paid next. Null when none is left, or the contract is over. */
  next: z.nullable(
    z.extend(
      z.pick(installment, {
        label: true,
        dueDate: true,
        payableFrom: true,
        backOn: true,
      }),
      { amount: reais },
    ),
  ),
  /** No bill follows, so there is nothing to pay automatically. */
  isLast: z.optional(z.literal(true)),
  /** The first payment is made and the delivery comes next. */
  awaitsCar: z.boolean(),
  /** Ended for want of payment, and the car is still out: months continue to fall due. */
  isCarDemanded: z.optional(z.boolean()),
  /** How the contract ended by the loss of its car. */
  loss: z.optional(lossOutcome),
  /** Other bills that are open, the oldest first. */
  later: z.array(
    z.extend(z.pick(bill, { label: true, dueDate: true, amount: true, late: true }), {
      /** An installment that can't be paid before an older one, which is open, too. */
      afterOlder: z.optional(z.literal(true)),
    }),
  ),
  /** Null for customers who can't have Pix Automático: companies. */
  automatic: z.nullable(
    z.object({
      /** Null before it was ever asked for. */
      state: z.nullable(z.enum(AUTOMATIC_STATES)),
      journey: z.nullable(z.literal([1, 2, 3, 4])),
      /** The QR code that authorizes it, while it waits for the payer. */
      pix: z.nullable(z.object({ code: z.string(), picture: z.string() })),
    }),
  ),
  /** How the next bills are prepared by e-mail; null when they aren't. */
  prepared: z.nullable(z.enum(PREPARED_METHODS)),
  /** How the next bills are handled; null when the customer chooses for each bill. */
  nextBillsBy: z.nullable(z.enum(NEXT_BILL_WAYS)),
  card: z.object({
    /** The card that pays the next bills on their due day; null without one. */
    kept: z.nullable(
      z.object({
        brand: z.string(),
        last4: z.string(),
        /** `MM/AA`. */
        expiry: z.string(),
        /** It expires before the next installment is due, and so does not pay that. */
        missesNext: z.optional(z.literal(true)),
        keptAt: instant,
      }),
    ),
    /** The bank's page for typing a card without a payment, while one is open. */
    url: z.nullable(z.string()),
    /** The bank refused the newest card of that page. */
    refused: z.boolean(),
    /**
     * A payment came with a card to save, and the bank's webhook about the card has not
     * come yet.
     */
    awaited: z.boolean(),
  }),
  /** Pays the next charge. */
  credit: reais,
  /** Charges that the customer contested, the newest first. */
  disputes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      amount: reais,
      /**
       * Contested part, and the part that was taken back with late charges; null before.
       */
      contested: reais,
      credited: z.nullable(reais),
      creditedLate: z.optional(reais),
      reason: z.string(),
      openedAt: instant,
      state: z.enum(DISPUTE_STATES),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(instant),
      /** New due day of the upheld part; null if that had been paid. */
      newDueDate: z.nullable(z.string()),
      files: z.array(sentFile),
    }),
  ),
  /** Newest first. */
  payments: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Items that the payment paid, by the ledger. */
      items: z.array(billItem),
      method: z.enum(CHARGE_METHODS),
      amount: reais,
      refunded: reais,
      paidAt: instant,
    }),
  ),
});
export type ContractPayments = z.output<typeof contractPayments>;

const ofContract = z.object({ id: uuid });

export const getContractPayments = {
  summary: 'A próxima conta de um contrato, como pagá-la, e o que já foi pago',
  params: ofContract,
  /** Due day of the bill to show first; installments keep their order. */
  query: z.object({ dueDate: z.optional(isoDay('o vencimento')) }),
  data: contractPayments,
};

export const askPayment = {
  summary:
    'Gera o Pix, o boleto ou a página do cartão da conta mais antiga em aberto, ou da escolhida',
  params: ofContract,
  body: z.strictObject({
    method: z.enum(PAYMENT_METHODS, 'Escolha como pagar.'),
    /** Due day of the bill, by default the oldest; installments keep their order. */
    dueDate: z.optional(isoDay('o vencimento')),
    /** For a card: whether it also pays the next bills. By default unchanged. */
    keepCard: z.optional(z.boolean()),
  }),
  data: contractPayments,
};

export const choosePreparedBills = {
  summary:
    'Escolhe receber as próximas contas prontas por e-mail, por Pix ou boleto, ou não',
  params: ofContract,
  body: z.strictObject({
    method: z.nullable(z.enum(PREPARED_METHODS, 'Escolha Pix ou boleto.')),
  }),
  data: contractPayments,
};
