import * as z from 'zod/mini';
import { call } from '../call';
import { done, email, instant, optionalText, properName, uuid } from '../fields';
import { consentRequest } from './consents';
import {
  basketChoice,
  place,
  priceTable,
  quote,
  sharedSimulation,
  simulation,
} from './simulations';
import { clientType } from './vehicles';

/**
 * The cart that a seller and a customer look at together (product.md §9.8). `prepared`: a
 * seller puts it together, nobody else sees it. `offered`: a customer made an invitation.
 * `requested`: a seller opened it and waits for the consent. `live`: both see and change
 * the same simulations. The last two are over for good.
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
 * Versions of what the customer agrees to, newest first. A changed text gets a new one
 * (security-requirements I2).
 */
export const SHARED_CART_TEXTS = ['2026-11-21'] as const;
export const SHARED_CART_TEXT = SHARED_CART_TEXTS[0];

const CART_SIDES = ['customer', 'seller'] as const;
export type CartSide = (typeof CART_SIDES)[number];

/** What of a choice changed; values are words for people, as they were on that day. */
export const CART_CHANGE_KEYS = [
  'Version',
  'Color',
  'Term',
  'Km',
  'AddOn',
  'Dealership',
  'Price',
] as const;
export const cartChange = z.object({
  key: z.enum(CART_CHANGE_KEYS),
  from: z.string(),
  to: z.string(),
});
export type CartChange = z.output<typeof cartChange>;

/** One line of the history: who, when, what. */
export const cartEvent = z.object({
  id: z.string(),
  at: instant,
  by: z.enum(CART_SIDES),
  kind: z.enum(['accepted', 'added', 'changed', 'removed', 'restored', 'sent', 'ended']),
  simulationCode: z.nullable(z.string()),
  modelName: z.nullable(z.string()),
  changes: z.array(cartChange),
});
export type CartEvent = z.output<typeof cartEvent>;

export const sharedCart = z.object({
  id: z.string(),
  state: z.enum(SHARED_CART_STATES),
  startedBy: z.enum(CART_SIDES),
  sellerName: z.nullable(z.string()),
  dealershipName: z.nullable(z.string()),
  /** How the seller calls the customer. Never taken from an account. */
  customerName: z.nullable(z.string()),
  /** Until when an invitation that is on its way can be accepted. */
  invitedUntil: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  /** The sharing ends by itself then. */
  endsAt: instant,
  endedAt: z.nullable(instant),
  createdAt: instant,
});
export type SharedCart = z.output<typeof sharedCart>;

/** As the customer sees it: the simulations are the cart's own. History newest first. */
export const ownSharedCart = z.extend(sharedCart, { history: z.array(cartEvent) });
export type OwnSharedCart = z.output<typeof ownSharedCart>;

/** As the seller sees it. */
export const assistedCart = z.extend(sharedCart, {
  simulations: z.array(simulation),
  history: z.array(cartEvent),
});
export type AssistedCart = z.output<typeof assistedCart>;

/** 128 bits as 22 letters; travels in bodies and behind `#`, where no log keeps it. */
const code = z
  .string('Informe o convite.')
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'Este convite está incompleto. Peça outro.'));
const invitation = z.object({ code: z.string(), invitedUntil: instant });
export type Invitation = z.output<typeof invitation>;

const ofCart = z.object({ id: uuid });

/** What the seller calls the customer until the customer says otherwise. */
export const assistedCartForm = z.strictObject({
  customerName: properName('Informe como você chama o cliente.', 60),
});
export type AssistedCartForm = z.output<typeof assistedCartForm>;

/** Where an invitation is mailed to; the address is not kept. */
export const invitationMailForm = z.strictObject({ email: email() });
export type InvitationMailForm = z.output<typeof invitationMailForm>;

export const getSharedCart = call(
  'GET',
  'shared-cart',
  'Quem está no carrinho com o cliente, e a história (product.md §9.8)',
  {
    data: z.nullable(ownSharedCart),
    quiet: true, // asked again every few seconds; the panel says it
  },
);

export const offerSharedCart = call(
  'POST',
  'shared-cart',
  'O cliente faz um convite para um vendedor; um convite novo anula o anterior',
  {
    data: z.extend(invitation, { cart: ownSharedCart }),
    status: 201,
    quiet: true, // said below the button
  },
);

export const endSharedCart = call(
  'DELETE',
  'shared-cart',
  'O cliente encerra o atendimento, ou desiste do convite',
  {
    data: done,
    quiet: true, // said below the button
  },
);

/** A read by POST: the code travels in the body. */
export const openInvitation = call(
  'POST',
  'shared-cart/openings',
  'O que um vendedor preparou e quem ele é, antes do aceite',
  {
    body: z.strictObject({ code }),
    data: z.object({
      sellerName: z.string(),
      dealershipName: z.string(),
      invitedUntil: instant,
      simulations: z.array(sharedSimulation),
    }),
    quiet: true, // the page says it in its place
  },
);

/**
 * Accepts or refuses: the invitation of a code, or without one the seller who asks.
 * `page` is where it was read.
 */
export const decideSharing = call(
  'POST',
  'shared-cart/decisions',
  'O cliente aceita ou recusa o atendimento, com a versão do texto que leu (LGPD art. 8)',
  {
    body: z.strictObject({
      code: z.nullable(code),
      accepted: z.boolean('Diga se aceita ou recusa.'),
      customerName: optionalText(60),
      textVersion: z.enum(
        SHARED_CART_TEXTS,
        'Não conhecemos esta versão do texto. Recarregue a página.',
      ),
      page: consentRequest.shape.page,
    }),
    data: z.nullable(ownSharedCart),
    quiet: true, // said below the answers
  },
);

export const listAssistedCarts = call(
  'GET',
  'assisted-carts',
  'Atendimentos do vendedor: abertos, e os que acabaram na última semana; no máximo 50',
  {
    data: z.array(sharedCart),
    quiet: true, // the list says it in its place
  },
);

export const startAssistedCart = call(
  'POST',
  'assisted-carts',
  'O vendedor começa uma simulação assistida (product.md §7)',
  {
    body: assistedCartForm,
    data: assistedCart,
    status: 201,
    idempotent: true,
    quiet: true, // the form says it
  },
);

export const requestSharing = call(
  'POST',
  'assisted-carts/requests',
  'O vendedor abre o convite de um cliente e pede o aceite',
  {
    body: z.strictObject({ code }),
    data: sharedCart,
    quiet: true, // the form says it
  },
);

export const getAssistedCart = call(
  'GET',
  'assisted-carts/:id',
  'Um carrinho preparado ou compartilhado, com a história',
  {
    params: ofCart,
    data: assistedCart,
    quiet: true, // asked again every few seconds; the page says it
  },
);
export const endAssistedCart = call(
  'DELETE',
  'assisted-carts/:id',
  'O vendedor encerra o atendimento',
  {
    params: ofCart,
    data: done,
    quiet: true, // said below the button
  },
);

export const inviteCustomer = call(
  'POST',
  'assisted-carts/:id/invitations',
  'Faz o convite de uma simulação assistida; com um e-mail, envia; um convite novo anula o anterior',
  {
    params: ofCart,
    body: z.strictObject({ email: z.nullable(email()) }),
    data: invitation,
    quiet: true, // the dialog says it
  },
);

export const addAssistedSimulation = call(
  'POST',
  'assisted-carts/:id/simulations',
  'O vendedor inclui um carro',
  {
    params: ofCart,
    body: z.strictObject({ clientType, place, choice: basketChoice, priceTable }),
    data: assistedCart,
    status: 201,
    idempotent: true,
    quiet: true, // the editor says it
  },
);

/**
 * The price that a change would be stored at: the guaranteed one while it is the better,
 * to the same day, else today's.
 */
export const quoteAssistedChange = call(
  'POST',
  'assisted-carts/:id/simulations/:simulationId/quotes',
  'Calcula uma mudança do vendedor pelo preço com que ela seria guardada, sem guardar',
  {
    params: z.object({ id: uuid, simulationId: uuid }),
    body: basketChoice,
    data: quote,
    quiet: true, // the editor says it where the price stands
  },
);

/**
 * With the table of the price that the seller has read, no other price is stored (409,
 * `PriceTable`).
 */
export const changeAssistedSimulation = call(
  'PUT',
  'assisted-carts/:id/simulations/:simulationId',
  'O vendedor muda uma escolha; uma edição antiga recebe 409',
  {
    params: z.object({ id: uuid, simulationId: uuid }),
    body: z.extend(basketChoice, { revision: z.int(), priceTable }),
    data: assistedCart,
    quiet: true, // the editor says it
  },
);
