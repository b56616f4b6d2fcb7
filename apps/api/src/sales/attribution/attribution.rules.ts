import { DAY_MS, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import {
  type ClaimOutcome,
  type ClaimRule,
  type ORIGINS,
} from '@site/api-contract/sales';

type Origin = (typeof ORIGINS)[number];

/** Days for which a link counts for the sale (docs/product/sales.md). */
export const ATTRIBUTION_DAYS = 30;

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

/**
 * All claims to a sale that is sent now, in the order of the rule: those that the browser
 * and the cart make now, then the link with which the simulation was opened, then the
 * dealership chosen for the delivery where nobody else counts. An assisted sale stands
 * before any other link. `isFirstStoreOpen` is false when the dealership of the
 * simulation's link has ended.
 */
export function claimsToSale({
  now,
  claimsNow,
  simulation,
  isFirstStoreOpen,
  deliveryDealershipId,
}: {
  now: Date;
  claimsNow: readonly Claim[];
  simulation: OpenedWith;
  isFirstStoreOpen: boolean;
  deliveryDealershipId: number | null;
}): Claim[] {
  const first = claimOfSimulation(simulation, { now, isFirstStoreOpen });
  const isSame = (claim: Claim) =>
    first !== null &&
    rankOf(claim) === rankOf(first) &&
    claim.sellerId === first.sellerId &&
    claim.dealershipId === first.dealershipId;
  const claims = [...claimsNow];
  if (first && !claims.some(isSame)) claims.push(first);
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

/** The claim of the link with which a simulation was opened; null without a link. */
function claimOfSimulation(
  { dealershipId, sellerId, origin, createdAt }: OpenedWith,
  { now, isFirstStoreOpen }: { now: Date; isFirstStoreOpen: boolean },
): Claim | null {
  if (origin === 'site') return null;
  const isFresh = now.getTime() - createdAt.getTime() <= ATTRIBUTION_DAYS * DAY_MS;
  return {
    rule:
      origin === 'venda-assistida'
        ? 'venda-assistida'
        : sellerId
          ? 'link-do-vendedor'
          : 'link-da-loja',
    dealershipId,
    sellerId,
    day: saoPauloDay(createdAt),
    problem: !isFirstStoreOpen ? 'encerrado' : isFresh ? null : 'vencido',
    isOfSimulation: true,
  };
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
