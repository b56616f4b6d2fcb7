import * as z from 'zod/mini';
import { PURCHASE_STATES } from '../contracts/purchase-states';
import { instant, isoDay, isoDayAhead, longText, reais, uuid } from '../wire/fields';
import { inHundredths, inNumbers } from '../wire/number-fields';
import { searchText } from '../wire/search-text';

const ofContract = z.object({ id: uuid });

/** The purchase of a contract's car, for its customer and consultants. */
const purchase = z.object({
  /** The contract's. */
  id: z.string(),
  contractNumber: z.string(),
  versionName: z.string(),
  paintName: z.string(),
  plate: z.nullable(z.string()),
  /** Last reading of the odometer, and its day. */
  km: z.int(),
  kmReadOn: z.string(),
  endsOn: z.string(),
  /** First day on which an offer can be asked for. */
  from: z.string(),
  /** Whether the day `from` is still ahead. */
  isEarly: z.boolean(),
  /** Null until somebody asked. */
  state: z.nullable(z.enum(PURCHASE_STATES)),
  revision: z.int(),
  canAsk: z.boolean(),
  /** We ended the contract for want of payment: the car must come back. */
  isDemanded: z.optional(z.boolean()),
  /** The car is gone: the day on which it was stolen or written off. */
  lostOn: z.optional(z.string()),
  askedAt: z.nullable(instant),
  /** Last day of the promised answer. */
  answerUntil: z.nullable(z.string()),
  /** A consultant's text: about the offer, or why there is none. */
  answer: z.nullable(z.string()),
  price: z.nullable(reais),
  validUntil: z.nullable(z.string()),
  /** Due day of an accepted offer. */
  dueOn: z.nullable(z.string()),
  /**
   * The oldest late bill of the contract, with fine and interest up to today: it keeps the
   * car from being bought.
   */
  lateBill: z.optional(z.object({ since: z.string(), amount: reais })),
  /** The day of the return that accepting cancels. */
  returnOn: z.nullable(z.string()),
  boughtOn: z.nullable(z.string()),
  /** Last day to ask for the title in the buyer's name, by law. */
  transferUntil: z.nullable(z.string()),
  transferredOn: z.nullable(z.string()),
  /** The dealership that transfers the title; older releases lack its city and UF. */
  dealership: z.object({
    name: z.string(),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    phone: z.string(),
  }),
  /** Consultants alone read it. */
  customerName: z.optional(z.string()),
  /** List price of a new car of this version today, for a consultant who opens it. */
  listPrice: z.optional(reais),
});
export type Purchase = z.output<typeof purchase>;

export const getPurchase = {
  summary: 'A compra do carro no fim do contrato; para consultores, fica na trilha',
  params: ofContract,
  data: purchase,
};

export const listPurchases = {
  summary:
    'Pedidos de compra em que falta algo, os que esperam por nós primeiro, ou os que terminaram',
  query: z.object({ state: z.optional(z.enum(['open', 'over'])), search: searchText }),
  data: z.object({ items: z.array(purchase) }),
};

export const askPurchase = {
  summary: 'O cliente pede uma oferta para comprar o carro',
  params: ofContract,
  body: z.strictObject({}),
  data: purchase,
};

/** `revision` is the one that was read; a 409 when it has changed. */
const revision = z.int();

const purchaseAnswer = z.strictObject({
  revision,
  /** False declines the offer, or gives up a purchase that is not paid. */
  accepts: z.boolean(),
});
export type PurchaseAnswer = z.output<typeof purchaseAnswer>;

export const answerPurchase = {
  summary: 'O cliente aceita a oferta, que é cobrada, ou a deixa passar',
  params: ofContract,
  body: purchaseAnswer,
  data: purchase,
};

export const purchaseOffer = z.strictObject({
  revision,
  price: z
    .number(inNumbers('Informe o preço.', '85.000,00'))
    .check(
      z.gte(1000, 'Confira o preço.'),
      z.lte(2_000_000, 'Confira o preço.'),
      inHundredths,
    ),
  validUntil: isoDayAhead('até quando a oferta vale'),
  answer: longText('Escreva ao cliente o que está no preço.', 1000),
});
export type PurchaseOffer = z.output<typeof purchaseOffer>;

export const offerPurchase = {
  summary: 'O consultor diz por quanto o carro é vendido, e até quando',
  params: ofContract,
  body: purchaseOffer,
  data: purchase,
};

export const purchaseRefusal = z.strictObject({
  revision,
  answer: longText('Diga o motivo. O cliente lê.', 1000),
});
export type PurchaseRefusal = z.output<typeof purchaseRefusal>;

export const refusePurchase = {
  summary: 'O consultor diz por que o carro não é vendido',
  params: ofContract,
  body: purchaseRefusal,
  data: purchase,
};

export const purchaseTransfer = z.strictObject({
  revision,
  transferredOn: isoDay('o dia da transferência'),
});
export type PurchaseTransfer = z.output<typeof purchaseTransfer>;

export const transferPurchase = {
  summary: 'O consultor anota que o documento do carro foi transferido',
  params: ofContract,
  body: purchaseTransfer,
  data: purchase,
};
