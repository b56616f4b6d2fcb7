import { randomUUID } from 'node:crypto';
import {
  addAssistedSimulation,
  type AssistedCart,
  changeAssistedSimulation,
  createBasket,
  createSimulation,
  decideSharing,
  inviteCustomer,
  SHARED_CART_TEXT,
  type Simulation,
  startAssistedCart,
} from '@site/api-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

export const UNLIMITED = { points: 1000, windowMs: 1000 };
export const GONE = 'Este convite não vale mais. Peça outro.';
export const OVER = 'Este atendimento não existe ou foi encerrado.';
export const place = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.5505,
  longitude: -46.6333,
};
export const choice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'vermelho-ipe',
  term: 36 as const,
  km: 1000 as const,
  addOns: ['vidros-e-pneus'],
  dealershipId: null,
};
export const yes = {
  accepted: true,
  textVersion: SHARED_CART_TEXT,
  page: '/simulador/atendimento',
} as const;

export type Seller = TestClient & { userId: string };
export const vera = (api: TestApi) =>
  api.asRole('SELLER', { name: 'Vera Nunes', dealershipId: 1 });
export const beto = (api: TestApi) =>
  api.asRole('SELLER', { name: 'Beto Reis', dealershipId: 2 });

/** A cart with one car that a seller prepared, and its invitation. */
export async function prepared(
  seller: Seller,
): Promise<{ cart: AssistedCart; code: string }> {
  const { id } = (await seller.send(startAssistedCart, { body: { customerName: 'Ana' } }))
    .data;
  const cart = (
    await seller.send(addAssistedSimulation, {
      params: { id },
      body: { clientType: 1, place, choice },
    })
  ).data;
  return {
    cart,
    code: (await seller.send(inviteCustomer, { params: { id }, body: { email: null } }))
      .data.code,
  };
}

/** The same, accepted by a customer. */
export async function shared(
  seller: Seller,
  customer: TestClient,
): Promise<AssistedCart> {
  const { cart, code } = await prepared(seller);
  await customer.send(decideSharing, { body: { ...yes, code } });
  return cart;
}

export async function ownCar(customer: TestClient): Promise<Simulation> {
  const { id } = (
    await customer.send(createSimulation, { body: { clientType: 1, place } })
  ).data;
  return (await customer.send(createBasket, { params: { id }, body: choice })).data;
}

export const edit = (
  seller: TestClient,
  cart: { id: string },
  simulation: Simulation | undefined,
  changes: object = {},
) =>
  seller.send(changeAssistedSimulation, {
    params: { id: cart.id, simulationId: simulation?.id ?? randomUUID() },
    body: { ...choice, revision: simulation?.basket?.revision ?? 1, ...changes },
  });
