import * as z from 'zod/mini';
import { clientType } from '../../catalog/vehicles.schemas';
import { done, email, properName, uuid } from '../../wire/fields';
import { setCampaign } from '../campaigns/campaigns.schemas';
import {
  basketChoice,
  place,
  priceTable,
  quote,
  simulation,
} from '../simulations.schemas';
import {
  cartEvent,
  invitation,
  invitationCode,
  sharedCart,
} from './shared-carts.schemas';

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

export const listAssistedCarts = {
  summary:
    'Atendimentos do vendedor: abertos, e os que acabaram na última semana; no máximo 50',
  data: z.array(sharedCart),
};

export const startAssistedCart = {
  summary: 'O vendedor começa uma simulação assistida',
  body: assistedCartForm,
  data: assistedCart,
};

export const requestSharing = {
  summary: 'O vendedor abre o convite de um cliente e pede o aceite',
  body: z.strictObject({ code: invitationCode }),
  data: sharedCart,
};

export const getAssistedCart = {
  summary: 'Um carrinho preparado ou compartilhado, com o histórico',
  params: ofCart,
  data: assistedCart,
};
export const endAssistedCart = {
  summary: 'O vendedor encerra o atendimento',
  params: ofCart,
  data: done,
};

export const inviteCustomer = {
  summary:
    'Faz o convite de uma simulação assistida; com um e-mail, envia; um convite novo anula o anterior',
  params: ofCart,
  body: z.strictObject({ email: z.nullable(email()) }),
  data: invitation,
};

export const addAssistedSimulation = {
  summary: 'O vendedor inclui um carro',
  params: ofCart,
  body: z.strictObject({ clientType, place, choice: basketChoice, priceTable }),
  data: assistedCart,
};

export const quoteAssistedChange = {
  summary:
    'Calcula uma mudança do vendedor pelo preço com que ela seria guardada, sem guardar',
  params: ofCar,
  body: basketChoice,
  data: quote,
};

export const changeAssistedSimulation = {
  summary: 'O vendedor muda uma escolha; uma edição antiga recebe 409',
  params: ofCar,
  body: z.extend(basketChoice, { revision: z.int(), priceTable }),
  data: assistedCart,
};

export const setAssistedCampaign = {
  summary:
    'O vendedor usa o código de uma campanha numa simulação, ou tira o que ela tem',
  params: ofCar,
  body: setCampaign.body,
  data: assistedCart,
};

export const removeAssistedSimulation = {
  summary: 'O vendedor tira um carro, enquanto o cliente não aceitou',
  params: ofCar,
  data: assistedCart,
};
export const restoreAssistedSimulation = {
  summary: 'Traz de volta um carro que o vendedor tirou há menos de um dia',
  params: ofCar,
  data: assistedCart,
};
