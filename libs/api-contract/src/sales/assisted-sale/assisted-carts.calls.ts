import * as z from 'zod/mini';
import { clientType } from '../../catalog/vehicles.calls';
import { call } from '../../wire/call';
import { done, email, properName, uuid } from '../../wire/fields';
import { basketChoice, place, priceTable, quote, simulation } from '../simulations.calls';
import { cartEvent, invitation, invitationCode, sharedCart } from './shared-carts.calls';

/** A shared cart for its seller (docs/product/sales.md). */
const assistedCart = z.extend(sharedCart, {
  simulations: z.array(simulation),
  history: z.array(cartEvent),
});
export type AssistedCart = z.output<typeof assistedCart>;

const ofCart = z.object({ id: uuid });
const ofCar = z.object({ id: uuid, simulationId: uuid });

/** The seller's name for the customer, until the customer gives another. */
export const assistedCartForm = z.strictObject({
  customerName: properName('Informe como você chama o cliente.', 60),
});
export type AssistedCartForm = z.output<typeof assistedCartForm>;

/** The address for an invitation, which is not stored. */
export const invitationMailForm = z.strictObject({ email: email() });
export type InvitationMailForm = z.output<typeof invitationMailForm>;

export const listAssistedCarts = call(
  'GET',
  'assisted-carts',
  'Atendimentos do vendedor: abertos, e os que acabaram na última semana; no máximo 50',
  {
    data: z.array(sharedCart),
    quiet: true, // the list shows it in its place
  },
);

export const startAssistedCart = call(
  'POST',
  'assisted-carts',
  'O vendedor começa uma simulação assistida',
  {
    body: assistedCartForm,
    data: assistedCart,
    status: 201,
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const requestSharing = call(
  'POST',
  'assisted-carts/requests',
  'O vendedor abre o convite de um cliente e pede o aceite',
  {
    body: z.strictObject({ code: invitationCode }),
    data: sharedCart,
    quiet: true, // the form shows it
  },
);

export const getAssistedCart = call(
  'GET',
  'assisted-carts/:id',
  'Um carrinho preparado ou compartilhado, com o histórico',
  {
    params: ofCart,
    data: assistedCart,
    quiet: true, // read again whenever it changes; the page shows it
  },
);
export const endAssistedCart = call(
  'DELETE',
  'assisted-carts/:id',
  'O vendedor encerra o atendimento',
  {
    params: ofCart,
    data: done,
    quiet: true, // shown below the button
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
    quiet: true, // the dialog shows it
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
    quiet: true, // the editor shows it
  },
);

/**
 * The price at which a change would be stored: the guaranteed one, with its last day,
 * while it is the better one, else today's.
 */
export const quoteAssistedChange = call(
  'POST',
  'assisted-carts/:id/simulations/:simulationId/quotes',
  'Calcula uma mudança do vendedor pelo preço com que ela seria guardada, sem guardar',
  {
    params: ofCar,
    body: basketChoice,
    data: quote,
    quiet: true, // the editor shows it in place of the price
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
    params: ofCar,
    body: z.extend(basketChoice, { revision: z.int(), priceTable }),
    data: assistedCart,
    quiet: true, // the editor shows it
  },
);

/** Only until the customer accepts: from then on the cars are theirs. */
export const removeAssistedSimulation = call(
  'DELETE',
  'assisted-carts/:id/simulations/:simulationId',
  'O vendedor tira um carro, enquanto o cliente não aceitou',
  {
    params: ofCar,
    data: assistedCart,
    quiet: true, // shown above the cars
  },
);
export const restoreAssistedSimulation = call(
  'POST',
  'assisted-carts/:id/simulations/:simulationId/restorations',
  'Traz de volta um carro que o vendedor tirou há menos de um dia',
  {
    params: ofCar,
    data: assistedCart,
    quiet: true, // shown above the cars
  },
);
