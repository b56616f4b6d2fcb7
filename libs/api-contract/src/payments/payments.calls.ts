import * as z from 'zod/mini';
import { installment } from '../contracts/installments.calls';
import { lossOutcome } from '../driving/service-requests.calls';
import { PAYMENT_METHODS, TAKEN_BY } from '../sales/proposal-terms';
import { call } from '../wire/call';
import { instant, isoDay, reais, uuid } from '../wire/fields';
import { sentFile } from '../wire/sent-file';

/**
 * How a charge is paid: what a customer chooses, what the bank pays by itself, and what we
 * take from a card that the customer let us keep.
 */
export const CHARGE_METHODS = [...PAYMENT_METHODS, ...TAKEN_BY] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];

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
  /** Last day on which it is paid as it stands. */
  payableUntil: z.string(),
  /** The BR Code, to be copied, and its QR code as an SVG. */
  pix: z.nullable(z.object({ code: z.string(), picture: z.string() })),
  /** Paying that Pix authorizes Pix Automático, or has the bank offer it (journeys 3, 4). */
  offersAutomatic: z.optional(z.literal(true)),
  /** The typed line with its spaces, and the bars as an SVG. */
  boleto: z.nullable(z.object({ line: z.string(), picture: z.string() })),
  /** The bank's page on which the card is typed, or a charge of it confirmed. */
  card: z.nullable(z.object({ url: z.string() })),
  /** Whether the card that is typed there pays the next bills, too. */
  keepsCard: z.boolean(),
  triedBefore: z.optional(z.literal(true)), // Found no money: the bank tries again.
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
 * `aberta` until a consultant has answered: taken back (`aceita`) or due again
 * (`mantida`).
 */
export const DISPUTE_STATES = ['aberta', 'aceita', 'mantida'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

const billItem = z.object({
  /** Its name in the ledger: `installment:3`, `km:1`. */
  item: z.string(),
  label: z.string(),
  amount: reais,
  /** Whether it may be contested: once, and not what was taken back. */
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
  /** Pays it by itself. */
  takenBy: z.optional(z.enum(TAKEN_BY)),
  /** Part of the bill that was paid before; above 0 the bill is `parcial`. */
  paid: reais,
  /** Part of the bill that credit of the customer paid. */
  credited: z.optional(reais),
  /** Newest last, one a method; those that were given up are left out. */
  charges: z.array(paymentCharge),
});
export type Bill = z.output<typeof bill>;

/** Methods by which a bill comes ready: a mail can carry their code or line. */
export const PREPARED_METHODS = ['pix', 'boleto'] as const;

/** Ways of the next bills: they are paid by themselves, or come ready by e-mail. */
const NEXT_BILL_WAYS = [...TAKEN_BY, ...PREPARED_METHODS] as const;
export type NextBillWay = (typeof NEXT_BILL_WAYS)[number];

/** The customer's payments of one contract. */
export const contractPayments = z.object({
  contractId: z.string(),
  number: z.string(),
  versionName: z.string(),
  /** False where no bank is connected: nothing can be paid on line. */
  online: z.boolean(),
  /** How the customer meant to pay when they applied; null once something was paid. */
  planned: z.nullable(z.enum(PAYMENT_METHODS)),
  /** The oldest bill that is open, or the one asked for; null when nothing is owed. */
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
  /** Nothing falls due after the bill, or at all: nothing is left to pay by itself. */
  isLast: z.optional(z.literal(true)),
  /** The car is paid for and not handed over: its delivery comes next. */
  awaitsCar: z.boolean(),
  /** Ended for want of payment, and its car is still out: months go on falling due. */
  isCarDemanded: z.optional(z.boolean()),
  /** How the contract ended by the loss of its car. */
  loss: z.optional(lossOutcome),
  /** Other bills that are open, the oldest first. */
  later: z.array(
    z.extend(z.pick(bill, { label: true, dueDate: true, amount: true, late: true }), {
      /** An installment that cannot be paid before an older one, which is open, too. */
      afterOlder: z.optional(z.literal(true)),
    }),
  ),
  /** Null where the customer can't have Pix Automático: companies. */
  automatic: z.nullable(
    z.object({
      /** Null before it was ever asked for. */
      state: z.nullable(z.enum(AUTOMATIC_STATES)),
      journey: z.nullable(z.literal([1, 2, 3, 4])),
      /** The QR code that authorizes it, while it waits for the payer. */
      pix: z.nullable(z.object({ code: z.string(), picture: z.string() })),
    }),
  ),
  /** How the next bills come ready by e-mail; null where they don't. */
  prepared: z.nullable(z.enum(PREPARED_METHODS)),
  /** Way in force for the next bills; null where the customer chooses for each bill. */
  nextBillsBy: z.nullable(z.enum(NEXT_BILL_WAYS)),
  card: z.object({
    /** The card that pays the next bills on their due day; null without one. */
    kept: z.nullable(
      z.object({
        brand: z.string(),
        last4: z.string(),
        /** `MM/AA`. */
        expiry: z.string(),
        /** It expires before the next installment is due, which it does not pay. */
        missesNext: z.optional(z.literal(true)),
        keptAt: instant,
      }),
    ),
    /** The bank's page on which one is typed without a payment, while it was asked for. */
    url: z.nullable(z.string()),
    /** The bank refused the newest that was typed there. */
    refused: z.boolean(),
    /**
     * A card was to be kept with a payment that came, and the bank's webhook about it has
     * not come yet.
     */
    awaited: z.boolean(),
  }),
  /** Pays for the next charge. */
  credit: reais,
  /** Charges that the customer contested, the newest first. */
  disputes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      amount: reais,
      /** Contested part, and the part that went back, with late charges; null before. */
      contested: reais,
      credited: z.nullable(reais),
      creditedLate: z.optional(reais),
      reason: z.string(),
      openedAt: instant,
      state: z.enum(DISPUTE_STATES),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(instant),
      /** New due day of the part that was not taken back; null where it had been paid. */
      newDueDate: z.nullable(z.string()),
      files: z.array(sentFile),
    }),
  ),
  /** Newest first. */
  payments: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Items that the money paid, as the ledger has them. */
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

export const getContractPayments = call(
  'GET',
  'contracts/:id/payments',
  'A próxima conta de um contrato, como pagá-la, e o que já foi pago',
  {
    params: ofContract,
    /** Due day of the bill that is to come first; installments keep their order. */
    query: z.object({ dueDate: z.optional(isoDay('o vencimento')) }),
    data: contractPayments,
    quiet: true, // the page says it
  },
);

/**
 * Opens a way to pay the oldest open bill, or the named one. Asked again while it is open
 * it gives the same one: nobody is charged twice. 503 while the bank is away.
 */
export const askPayment = call(
  'POST',
  'contracts/:id/payments',
  'Gera o Pix, o boleto ou a página do cartão da conta mais antiga em aberto, ou da escolhida',
  {
    params: ofContract,
    body: z.strictObject({
      method: z.enum(PAYMENT_METHODS, 'Escolha como pagar.'),
      /** Due day of the bill; installments keep their order. The oldest bill without. */
      dueDate: z.optional(isoDay('o vencimento')),
      /** For a card: it pays the next bills, too. Left out, that stays as it was. */
      keepCard: z.optional(z.boolean()),
    }),
    data: contractPayments,
    idempotent: 'required',
    quiet: true, // said at the button
  },
);

/**
 * From now on each bill comes by e-mail before it is due, with its Pix code or the line
 * of its boleto; null ends that.
 */
export const choosePreparedBills = call(
  'PUT',
  'contracts/:id/payments/prepared',
  'Escolhe receber as próximas contas prontas por e-mail, por Pix ou boleto, ou não',
  {
    params: ofContract,
    body: z.strictObject({
      method: z.nullable(z.enum(PREPARED_METHODS, 'Escolha Pix ou boleto.')),
    }),
    data: contractPayments,
    quiet: true, // said at the button
  },
);
