import { DAY_MS, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { LINK_DAYS } from '@site/api-contract/entry-links';
import {
  type ClaimOutcome,
  type ClaimRule,
  type ORIGINS,
} from '@site/api-contract/sales';

type Origin = (typeof ORIGINS)[number];

/** A fact that gives a lead or a sale to a seller or a dealership. */
export type Claim = {
  rule: ClaimRule;
  dealershipId: number | null;
  sellerId: string | null;
  /** Day on which the link was opened, or the seller came into the cart. */
  day: IsoDate | null;
  /** Why it does not count; null where it does. */
  problem: Extract<ClaimOutcome, 'encerrado' | 'vencido'> | null;
  isOfSimulation: boolean;
};

export type AttributedTo = {
  dealershipId: number | null;
  sellerId: string | null;
  origin: Origin;
  campaign: string | null;
};

const ORIGIN_OF: Record<ClaimRule, Origin> = {
  carrinho: 'venda-assistida',
  'venda-assistida': 'venda-assistida',
  'link-do-vendedor': 'link-da-loja',
  'link-da-loja': 'link-da-loja',
  'loja-da-entrega': 'site',
};

/** Origins, the strongest first. */
const RANKS: readonly Origin[] = ['venda-assistida', 'link-da-loja', 'site'];
const rankOf = ({ rule }: Claim) => RANKS.indexOf(ORIGIN_OF[rule]);

/**
 * Credits the first claim that counts; nobody without one. `claims` in the order of the
 * rule.
 */
export function creditOf(
  claims: readonly Claim[],
  campaign: string | null,
): AttributedTo {
  const decisive = claims.find(({ problem }) => problem === null);
  if (!decisive) return { dealershipId: null, sellerId: null, origin: 'site', campaign };
  const { dealershipId, sellerId, rule } = decisive;
  return { dealershipId, sellerId, origin: ORIGIN_OF[rule], campaign };
}

type OpenedWith = AttributedTo & { createdAt: Date };

/** Dealership and seller of the link that opened a simulation: do they still sell? */
export type StillSelling = { dealership: boolean; seller: boolean };

/**
 * All claims to a sale that is sent now, in the order of the rule: those that the browser
 * and the cart make now, then the link with which the simulation was opened, then the
 * dealership chosen for the delivery where nobody else counts. An assisted sale stands
 * before any other link.
 */
export function claimsToSale({
  now,
  claimsNow,
  simulation,
  firstSelling,
  deliveryDealershipId,
}: {
  now: Date;
  claimsNow: readonly Claim[];
  simulation: OpenedWith;
  firstSelling: StillSelling;
  deliveryDealershipId: number | null;
}): Claim[] {
  const first = claimsOfSimulation(simulation, { now, firstSelling });
  const isKnown = (claim: Claim) =>
    claimsNow.some(
      (one) =>
        rankOf(one) === rankOf(claim) &&
        one.sellerId === claim.sellerId &&
        one.dealershipId === claim.dealershipId,
    );
  const claims = [...claimsNow, ...first.filter((claim) => !isKnown(claim))];
  claims.sort((one, other) => rankOf(one) - rankOf(other));
  if (deliveryDealershipId !== null && claims.every(({ problem }) => problem !== null))
    claims.push({
      rule: 'loja-da-entrega',
      dealershipId: deliveryDealershipId,
      sellerId: null,
      day: null,
      problem: null,
      isOfSimulation: false,
    });
  return claims;
}

/**
 * Claims of the link with which a simulation was opened. That of a seller who has left is
 * followed by the dealership's.
 */
function claimsOfSimulation(
  { dealershipId, sellerId, origin, createdAt }: OpenedWith,
  { now, firstSelling }: { now: Date; firstSelling: StillSelling },
): Claim[] {
  if (origin === 'site') return [];
  const rule = sellerId ? 'link-do-vendedor' : 'link-da-loja';
  const claim: Claim = {
    rule: origin === 'venda-assistida' ? 'venda-assistida' : rule,
    dealershipId,
    sellerId,
    day: saoPauloDay(createdAt),
    problem: !firstSelling.dealership
      ? 'encerrado'
      : isFresh({ createdAt }, now)
        ? null
        : 'vencido',
    isOfSimulation: true,
  };
  if (firstSelling.seller || claim.problem) return [claim];
  return [
    { ...claim, problem: 'encerrado' },
    { ...claim, rule: 'link-da-loja', sellerId: null },
  ];
}

const isFresh = ({ createdAt }: Pick<OpenedWith, 'createdAt'>, now: Date) =>
  now.getTime() - createdAt.getTime() <= LINK_DAYS * DAY_MS;

/**
 * The campaign of a sale: the one that the browser remembers now, else that of a fresh
 * simulation, unless a link or a cart of now decided.
 */
export function campaignOfSale(
  claims: readonly Claim[],
  {
    now,
    campaignNow,
    simulation,
  }: { now: Date; campaignNow: string | null; simulation: OpenedWith },
): string | null {
  const decisive = claims.find(({ problem }) => problem === null);
  const isOfNow =
    decisive && !decisive.isOfSimulation && decisive.rule !== 'loja-da-entrega';
  return (
    campaignNow ?? (isFresh(simulation, now) && !isOfNow ? simulation.campaign : null)
  );
}

/** Adds to each claim how it ended. */
export function outcomesOf(
  claims: readonly Claim[],
): (Omit<Claim, 'problem'> & { outcome: ClaimOutcome })[] {
  const decisive = claims.find(({ problem }) => problem === null);
  return claims.map(({ problem, ...claim }, at) => ({
    ...claim,
    outcome: problem ?? (claims[at] === decisive ? 'decidiu' : 'mais-fraco'),
  }));
}
