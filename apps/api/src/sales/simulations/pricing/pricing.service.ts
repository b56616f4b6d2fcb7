import {
  type BasketChoice,
  type ClientType,
  type KeyedMessage,
  type Quote,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  type CampaignBenefit,
  decideGuarantee,
  priceAmounts,
} from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { requireTable } from '../../../catalog/price-tables/current-price-table';
import {
  type HeldBenefit,
  heldBenefit,
  refuseCampaignOver,
} from '../../campaigns/held-benefit';
import { notFound, refuseOtherTable, requireOpen } from '../simulations.refusals';
import { findOwned, type Owner } from '../simulations.repository';
import { calculate, type Calculation, isRefused, toQuote } from './calculation';
import { type Buyer, findDelivery } from './delivery';
import { findOffer } from './offers.repository';
import { calculateGuaranteed, type Edited } from './repricing';

type Point = { latitude: number; longitude: number };

/**
 * A price to store; with `validUntil` it keeps the day of a guarantee, without it a new
 * guarantee begins.
 */
type Priced = { calculation: Calculation; validUntil?: Date };

/** The price of today; its guarantee ends with the earlier one where a campaign has. */
const pricedToday = (calculation: Calculation, { until }: HeldBenefit): Priced =>
  calculation.quote.benefit && until
    ? { calculation, validUntil: until }
    : { calculation };

/**
 * The price by the table that `read` names, which must be the one of a running guarantee
 * (whose last day stays) or today's. Any other table is refused, and a campaign that is
 * over like its guarantee, so that a customer always gets the price on the screen.
 * Without `read`, today's price.
 */
export async function priceAsRead(
  ports: Ports,
  db: Database,
  edited: Edited,
  read: string | undefined,
): Promise<Priced> {
  const { simulation, basket, choice } = edited;
  const campaign = await heldBenefit(ports, db, basket);
  const table = read === undefined ? null : (await ports.catalogue.now(db)).table;
  if (read === undefined || read === table?.name) {
    const calculation = await priceToday(ports, db, {
      choice,
      clientType: simulation.clientType,
      point: simulation,
      buyer: buyerOf(edited),
      held: read === undefined ? campaign.held : basket.quote.benefit,
    });
    const { benefit } = calculation.quote;
    return benefit && !campaign.held
      ? refuseCampaignOver(benefit)
      : pricedToday(calculation, campaign);
  }
  const { kind } = decideGuarantee({
    validUntil: basket.validUntil,
    now: ports.clock.now(),
  });
  const calculation =
    kind !== 'over' && read === basket.priceTable
      ? await calculateGuaranteed(ports, db, edited)
      : null;
  return calculation
    ? { calculation, validUntil: basket.validUntil }
    : refuseOtherTable(requireTable(table).name);
}

/**
 * The better price for the customer: guaranteed or today's, for somebody who edits in
 * their place; without a campaign that is over like its guarantee. Refused when it is not by the table that `read` names.
 */
export async function priceInFavor(
  ports: Ports,
  db: Database,
  edited: Edited,
  read?: string,
): Promise<Priced> {
  const { simulation, basket, choice } = edited;
  const campaign = await heldBenefit(ports, db, basket);
  const calculation = await priceToday(ports, db, {
    choice,
    clientType: simulation.clientType,
    point: simulation,
    buyer: buyerOf(edited),
    held: campaign.held,
  });
  const own =
    calculation.priceTable === basket.priceTable
      ? null
      : await calculateGuaranteed(ports, db, edited);
  const { counts } = decideGuarantee({
    validUntil: basket.validUntil,
    now: ports.clock.now(),
    guaranteed: own && priceAmounts(own.quote),
    today: priceAmounts(calculation.quote),
  });
  const priced: Priced =
    own && counts === 'guaranteed'
      ? { calculation: own, validUntil: basket.validUntil }
      : pricedToday(calculation, campaign);
  return read === undefined || read === priced.calculation.priceTable
    ? priced
    : refuseOtherTable(priced.calculation.priceTable);
}

/**
 * Prices a choice by the table of its simulation, with the last day of the guarantee;
 * null when that table has no price for it.
 */
export async function quoteGuaranteed(
  ports: Ports,
  db: Database,
  {
    owner,
    ids: { id, basketId },
    choice,
  }: { owner: Owner; ids: { id: string; basketId: string }; choice: BasketChoice },
): Promise<Quote | null> {
  const { simulation, basket } = requireOpen(await findOwned(db, owner, id));
  if (basket?.id !== basketId) return notFound();
  const calculation = await calculateGuaranteed(ports, db, {
    simulation,
    basket,
    choice,
    owner,
  });
  return (
    calculation &&
    toQuote(calculation.quote, {
      term: choice.term,
      priceTable: calculation.priceTable,
      validUntil: basket.validUntil,
    })
  );
}

/** Prices an edit in the customer's place by the same decision as storing it now. */
export async function quoteInFavor(
  ports: Ports,
  db: Database,
  { owner, id, choice }: { owner: Owner; id: string; choice: BasketChoice },
): Promise<Quote> {
  const { simulation, basket } = requireOpen(await findOwned(db, owner, id));
  if (!basket) return notFound();
  const priced = await priceInFavor(ports, db, { simulation, basket, choice, owner });
  const { quote, priceTable } = priced.calculation;
  return toQuote(quote, {
    term: choice.term,
    priceTable,
    validUntil: priced.validUntil ?? guaranteedUntil(ports),
  });
}

/** The owner of an edited cart, with the turn that sells its car. */
const buyerOf = ({ owner, basket }: Edited): Buyer => ({
  holder: owner,
  held: basket.quote.delivery.turn,
});

/** Prices a choice without storing it. */
export async function quoteChoice(
  ports: Ports,
  db: Database,
  { owner, ...input }: BasketChoice & Point & { clientType: ClientType; owner: Owner },
): Promise<Quote> {
  const { quote, priceTable } = await priceToday(ports, db, {
    choice: input,
    clientType: input.clientType,
    point: input,
    buyer: { holder: owner },
  });
  return toQuote(quote, {
    term: input.term,
    priceTable,
    validUntil: guaranteedUntil(ports),
  });
}

/**
 * Prices a choice by today's table and delivery; refuses with notifications when a part
 * of it is not sold.
 */
export async function priceToday(
  ports: Pick<Ports, 'catalogue' | 'clock' | 'config'>,
  db: Database,
  {
    choice,
    clientType,
    point,
    buyer,
    held,
  }: {
    choice: BasketChoice;
    clientType: ClientType;
    point: Point;
    buyer?: Buyer | undefined;
    /** Benefit of a campaign that the simulation has. */
    held?: CampaignBenefit | undefined;
  },
): Promise<Calculation> {
  const catalogue = await ports.catalogue.now(db);
  const offer = await findOffer(db, { catalogue, choice, clientType });
  if (!offer)
    return refuseChoice([
      { key: 'Version', message: 'Esse carro não está à venda. Escolha outro.' },
    ]);
  const delivery = await findDelivery(ports, db, {
    catalogue,
    car: { ...offer, paint: choice.paint },
    place: point,
    buyer,
  });
  const result = calculate({ ...offer, delivery }, choice, clientType, held);
  return isRefused(result) ? refuseChoice(result.notifications) : result;
}

function refuseChoice(notifications: KeyedMessage[]): never {
  return refuse('invalid', notifications.map(({ message }) => message).join(' '), {
    notifications,
  });
}

/** The last day of a guarantee that begins now. */
export function guaranteedUntil({
  clock,
  config,
}: Pick<Ports, 'clock' | 'config'>): Date {
  return new Date(clock.now().getTime() + config.PRICE_VALID_DAYS * DAY_MS);
}
