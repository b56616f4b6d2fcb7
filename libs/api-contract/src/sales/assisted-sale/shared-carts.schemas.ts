import * as z from 'zod/mini';
import { consentRequest } from '../../identity/consents.schemas';
import { done, instant, optionalText } from '../../wire/fields';
import { sharedSimulation } from '../simulations.schemas';

/**
 * A cart that a seller and a customer look at together (docs/product/sales.md).
 * `prepared`: a seller fills it, nobody else sees it. `offered`: a customer made an
 * invitation. `requested`: a seller opened it and waits for the consent. `live`: both see
 * and change the same simulations. The last two are final.
 */
export const SHARED_CART_STATES = [
  'prepared',
  'offered',
  'requested',
  'live',
  'declined',
  'ended',
] as const;
export type SharedCartState = (typeof SHARED_CART_STATES)[number];

/**
 * Versions of the text that the customer agrees to, newest first. A changed text gets a
 * new version (security-requirements I2).
 */
const SHARED_CART_TEXTS = [
  '2026-11-26',
  '2026-11-24',
  '2026-11-23',
  '2026-11-21',
] as const;
export const SHARED_CART_TEXT = SHARED_CART_TEXTS[0];

export const CART_SIDES = ['customer', 'seller'] as const;
export type CartSide = (typeof CART_SIDES)[number];

export const CART_EVENTS = [
  'accepted',
  'added',
  'changed',
  'removed',
  'restored',
  'sent',
  'ended',
] as const;

/** Changed parts of a choice; values are words for people, as of that day. */
const CART_CHANGE_KEYS = [
  'Version',
  'Color',
  'Term',
  'Km',
  'AddOn',
  'Dealership',
  'Delivery',
  'Price',
  'Campaign',
] as const;
const cartChange = z.object({
  key: z.enum(CART_CHANGE_KEYS),
  /** Empty where `to` says it all. */
  from: z.string(),
  to: z.string(),
});
export type CartChange = z.output<typeof cartChange>;

/** One line of the history: who, when, what. */
export const cartEvent = z.object({
  id: z.string(),
  at: instant,
  by: z.enum(CART_SIDES),
  kind: z.enum(CART_EVENTS),
  simulationCode: z.nullable(z.string()),
  modelName: z.nullable(z.string()),
  changes: z.array(cartChange),
  /** The proposal of a sent simulation, for the seller whose it is. */
  proposal: z.optional(z.object({ id: z.string(), number: z.string() })),
});
export type CartEvent = z.output<typeof cartEvent>;

export const sharedCart = z.object({
  id: z.string(),
  state: z.enum(SHARED_CART_STATES),
  startedBy: z.enum(CART_SIDES),
  sellerName: z.nullable(z.string()),
  dealershipName: z.nullable(z.string()),
  /** City and state of the seller's dealership, such as 'Curitiba, PR'. */
  dealershipPlace: z.optional(z.nullable(z.string())),
  /** The customer's name as the customer gave it or the seller noted it; of no account. */
  customerName: z.nullable(z.string()),
  /** Last instant to accept a waiting invitation. */
  invitedUntil: z.nullable(instant),
  /** When the last invitation to a prepared cart was declined; null after the next one. */
  declinedAt: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  /** The sharing ends by itself at this instant. */
  endsAt: instant,
  endedAt: z.nullable(instant),
  createdAt: instant,
  /**
   * In the seller's list: the car that changed last, and by whom it ended (`time` at the
   * end of its days, null where nobody noted it).
   */
  car: z.optional(
    z.nullable(z.object({ modelName: z.string(), simulationCode: z.string() })),
  ),
  endedBy: z.optional(z.nullable(z.enum([...CART_SIDES, 'time']))),
});
export type SharedCart = z.output<typeof sharedCart>;

/** The cart for its customer, whose own cart has the simulations. Newest event first. */
const ownSharedCart = z.extend(sharedCart, { history: z.array(cartEvent) });
export type OwnSharedCart = z.output<typeof ownSharedCart>;

/** 128 bits as 22 letters; sent in bodies and behind `#`, where no log stores it. */
export const invitationCode = z
  .string('Informe o convite.')
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'Este convite está incompleto. Peça outro.'));
export const invitation = z.object({ code: z.string(), invitedUntil: instant });
export type Invitation = z.output<typeof invitation>;

export const getSharedCart = {
  summary: 'Quem está no carrinho com o cliente, e o histórico',
  data: z.nullable(ownSharedCart),
};

export const offerSharedCart = {
  summary: 'O cliente faz um convite para um vendedor; um convite novo anula o anterior',
  data: z.extend(invitation, { cart: ownSharedCart }),
};

export const endSharedCart = {
  summary: 'O cliente encerra o atendimento, ou desiste do convite',
  data: done,
};

export const openInvitation = {
  summary: 'O que um vendedor preparou e quem ele é, antes do aceite',
  body: z.strictObject({ code: invitationCode }),
  data: z.object({
    sellerName: z.string(),
    dealershipName: z.string(),
    dealershipPlace: z.optional(z.nullable(z.string())),
    invitedUntil: instant,
    simulations: z.array(sharedSimulation),
  }),
};

export const decideSharing = {
  summary:
    'O cliente aceita ou recusa o atendimento, com a versão do texto que leu (LGPD art. 8)',
  body: z.strictObject({
    code: z.nullable(invitationCode),
    accepted: z.boolean('Diga se aceita ou recusa.'),
    customerName: optionalText(60),
    textVersion: z.enum(
      SHARED_CART_TEXTS,
      'Não conhecemos esta versão do texto. Recarregue a página.',
    ),
    page: consentRequest.shape.page,
  }),
  data: z.nullable(ownSharedCart),
};
