import { eq } from 'drizzle-orm';
import {
  type addAssistedSimulation,
  type AssistedCart,
  type BasketChoice,
  type BodyOf,
  type changeAssistedSimulation,
  type Quote,
  type setAssistedCampaign,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { isServedBy, type Point } from '../../catalog/dealerships/dealerships-near';
import { resolveAttribution } from '../attribution/attribution';
import { setCampaign } from '../campaigns/set-campaign.service';
import { createBasket, updateBasket } from '../simulations/baskets.service';
import { priceInFavor, quoteInFavor } from '../simulations/pricing/pricing.service';
import { findOwned, listOwned, type Owner } from '../simulations/simulations.repository';
import * as cars from '../simulations/simulations.service';
import { simulations } from '../simulations/simulations.table';
import { findAssisted, lockAssisted } from './assisted-carts.repository';
import { asSellerSees, refuseOver } from './assisted-carts.service';
import { ownerOfCart, type SharedCartRow } from './shared-carts.repository';

type CarIds = { id: string; simulationId: string };

/**
 * Adds a car for the customer, at the price that the seller has read when they name its
 * table. The seller's dealership hands it over if it is near, unless another is chosen;
 * the customer may choose again.
 */
export async function addSimulation(
  ports: Ports,
  tx: Database,
  {
    seller,
    id,
    simulation: { choice, priceTable, ...where },
  }: { seller: SignedIn; id: string; simulation: BodyOf<typeof addAssistedSimulation> },
): Promise<AssistedCart> {
  const cart =
    (await lockAssisted(tx, { seller, id, now: ports.clock.now() })) ?? refuseOver();
  const owner = ownerOfCart(cart, seller.id);
  const opened = await cars.openSimulation(ports, tx, {
    owner,
    input: where,
    claims: {},
  });
  await createBasket(ports, tx, {
    owner,
    id: opened.id,
    chosen: {
      ...choice,
      dealershipId: choice.dealershipId ?? (await shopNear(ports, tx, cart, where.place)),
      priceTable,
    },
  });
  return asSellerSees(ports, tx, cart);
}

/** The dealership of the cart's seller if it serves the place; else null. */
async function shopNear(
  { config }: Pick<Ports, 'config'>,
  tx: Database,
  { dealershipId }: SharedCartRow,
  place: Point,
): Promise<string | null> {
  const near = { place, withinKm: config.AREA_SUPPORT_KM };
  return dealershipId !== null && (await isServedBy(tx, dealershipId, near))
    ? String(dealershipId)
    : null;
}

/** The price of a change for the customer, as `changeSimulation` would store it now. */
export async function quoteChange(
  ports: Ports,
  db: Database,
  {
    seller,
    ids,
    choice,
  }: {
    seller: SignedIn;
    ids: CarIds;
    choice: BasketChoice;
  },
): Promise<Quote> {
  const cart =
    (await findAssisted(db, seller, ids.id, ports.clock.now())) ?? refuseOver();
  const owner = ownerOfCart(cart, seller.id);
  if (!(await findOwned(db, owner, ids.simulationId))) refuseOver();
  return quoteInFavor(ports, db, { owner, id: ids.simulationId, choice });
}

/**
 * Changes a choice by the rules of the customer's own edit, without losing a guarantee;
 * from then on the sale is an assisted one.
 */
export function changeSimulation(
  ports: Ports,
  db: Database,
  {
    seller,
    ids,
    edit,
  }: {
    seller: SignedIn;
    ids: CarIds;
    edit: BodyOf<typeof changeAssistedSimulation>;
  },
): Promise<AssistedCart> {
  return db.transaction(async (tx) => {
    const cart =
      (await lockAssisted(tx, { seller, id: ids.id, now: ports.clock.now() })) ??
      refuseOver();
    const owner = ownerOfCart(cart, seller.id);
    const { basket } = (await findOwned(tx, owner, ids.simulationId)) ?? refuseOver();
    await updateBasket(ports, tx, {
      owner,
      ids: { id: ids.simulationId, basketId: basket?.id ?? refuseOver() },
      edit,
      priced: priceInFavor,
    });
    await creditSeller(ports, tx, owner, ids);
    return asSellerSees(ports, tx, cart);
  });
}

/** The sale of a simulation that a seller changed is an assisted one. */
async function creditSeller(
  ports: Ports,
  tx: Database,
  owner: Owner,
  { simulationId }: CarIds,
): Promise<void> {
  const { dealershipId, sellerId, origin } = await resolveAttribution(
    ports,
    tx,
    {},
    owner,
  );
  await tx
    .update(simulations)
    .set({ dealershipId, sellerId, origin })
    .where(eq(simulations.id, simulationId));
}

/**
 * Gives a simulation of the cart the benefit of a campaign by its code, or takes it off,
 * as the customer does; from then on the sale is an assisted one.
 */
export function setCartCampaign(
  ports: Ports,
  db: Database,
  {
    seller,
    ids,
    form,
  }: { seller: SignedIn; ids: CarIds; form: BodyOf<typeof setAssistedCampaign> },
): Promise<AssistedCart> {
  return db.transaction(async (tx) => {
    const cart =
      (await lockAssisted(tx, { seller, id: ids.id, now: ports.clock.now() })) ??
      refuseOver();
    const owner = ownerOfCart(cart, seller.id);
    if (!(await findOwned(tx, owner, ids.simulationId))) refuseOver();
    await setCampaign(ports, tx, { owner, id: ids.simulationId, form });
    await creditSeller(ports, tx, owner, ids);
    return asSellerSees(ports, tx, cart);
  });
}

/** Removes a car; the last one stays while an invitation leads to it. */
export function removeSimulation(
  ports: Ports,
  db: Database,
  { seller, ids }: { seller: SignedIn; ids: CarIds },
): Promise<AssistedCart> {
  return db.transaction(async (tx) => {
    const cart = await lockPrepared(ports, tx, seller, ids);
    const owner = ownerOfCart(cart, seller.id);
    await cars.removeSimulation(ports, tx, owner, ids.simulationId);
    const { codeExpiresAt } = cart;
    const isInvited = codeExpiresAt && codeExpiresAt > ports.clock.now();
    if (isInvited && (await listOwned(tx, owner)).length === 0)
      refuse(
        'conflict',
        'O convite que está com o cliente precisa de um carro. Inclua outro antes de tirar este.',
        { reason: 'cart-empty' },
      );
    return asSellerSees(ports, tx, cart);
  });
}

/** 'Desfazer': restores a removed car unchanged. */
export function restoreSimulation(
  ports: Ports,
  db: Database,
  { seller, ids }: { seller: SignedIn; ids: CarIds },
): Promise<AssistedCart> {
  return db.transaction(async (tx) => {
    const cart = await lockPrepared(ports, tx, seller, ids);
    const owner = ownerOfCart(cart, seller.id);
    await cars.restoreSimulation(ports, tx, owner, ids.simulationId);
    return asSellerSees(ports, tx, cart);
  });
}

/**
 * Locks a car that is still being prepared. A customer's own car can have a guarantee, so
 * only they may remove it.
 */
async function lockPrepared(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  seller: SignedIn,
  { id }: CarIds,
): Promise<SharedCartRow> {
  const cart = (await lockAssisted(tx, { seller, id, now: clock.now() })) ?? refuseOver();
  return cart.state === 'prepared'
    ? cart
    : refuse(
        'conflict',
        'O cliente já aceitou o atendimento. Agora só ele tira um carro do carrinho.',
        { reason: 'cart-accepted' },
      );
}
