import { type ProposalRequest } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Attribution } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { findActiveDealership } from '../../../catalog/dealerships/dealerships.repository';
import { addOns } from '../../../catalog/vehicles/vehicles.table';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { findRequiredDocuments } from '../../../identity/documents/documents.repository';
import { findRegistration } from '../../../identity/registration/registration.repository';
import { changedByOther } from '../../assisted-sale/cart-history';
import { findClaims, isSellerOf } from '../../attribution/attribution';
import { lockCampaign } from '../../campaigns/campaigns.repository';
import { holdQueueTurn, isSoldByQueue } from '../../reservations/queue-turns';
import { notFound } from '../../simulations/simulations.refusals';
import {
  type BasketRow,
  lockOwned,
  type Owned,
  type Owner,
} from '../../simulations/simulations.repository';
import { listCommitments, lockCommitments } from './commitments.repository';
import { type SubmissionFacts } from './submission.rules';

/** A basket that its customer sends. */
export type Sent = {
  owner: Owner;
  customerId: string;
  simulationId: string;
  request: ProposalRequest;
  /** Links that the browser remembers. */
  attribution: Attribution;
};

/**
 * Locks what else takes the customer's income, the simulation and its turn in a queue
 * until the transaction ends, so that only one of two simultaneous sends of a simulation
 * succeeds and sends of several count each other, and reads every fact of the decision.
 * 404 for a missing or somebody else's simulation.
 */
export async function lockSubmission(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { owner, customerId, simulationId, request, attribution }: Sent,
): Promise<SubmissionFacts & { owned: Owned }> {
  await lockCommitments(tx, customerId);
  const owned = (await lockOwned(tx, owner, simulationId)) ?? notFound();
  const { simulation, basket } = owned;
  if (!basket || basket.id !== request.basketId) notFound();
  const customer = (await findAccountById(tx, customerId)) ?? notFound();
  const now = ports.clock.now();
  return {
    now,
    request,
    owned,
    simulation,
    basket,
    customer,
    changedBy:
      basket.revision === request.revision
        ? undefined
        : await changedByOther(tx, owner, owned),
    registration: await findRegistration(tx, customerId),
    documents: await findRequiredDocuments(tx, customerId, saoPauloDay(now)),
    addOns: await tx.select().from(addOns),
    isStoreOpen: await isOpen(tx, basket.dealershipId),
    firstSelling: {
      dealership: await isOpen(tx, simulation.dealershipId),
      seller: await isFirstSellerThere(tx, simulation),
    },
    claimsNow: await findClaims(ports, tx, attribution, owner),
    campaignNow: attribution.campaign ?? null,
    commitments: await listCommitments(tx, { userId: customerId }),
    turn: await holdTurnOf(ports, tx, owner, basket),
    benefitOf: await lockBenefitOf(tx, basket),
  };
}

/** Locks the campaign of a price, so that its uses are counted one by one. */
const lockBenefitOf = async (tx: Database, { quote }: BasketRow) =>
  quote.benefit ? lockCampaign(tx, quote.benefit.code) : null;

const isOpen = async (tx: Database, dealershipId: number | null): Promise<boolean> =>
  dealershipId === null || (await findActiveDealership(tx, dealershipId)) !== null;

const isFirstSellerThere = async (
  tx: Database,
  { sellerId, dealershipId }: Owned['simulation'],
): Promise<boolean> =>
  sellerId === null || (await isSellerOf(tx, { sellerId, dealershipId }));

/**
 * Locks the place whose turn sells a car of a queue; null where the car needs none, since
 * the queue has ended or the cart is older than it.
 */
async function holdTurnOf(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  holder: Owner,
  { choice: { modelSlug }, quote }: BasketRow,
): Promise<SubmissionFacts['turn']> {
  const { turn: held } = quote.delivery;
  if (!held || !(await isSoldByQueue(tx, modelSlug))) return null;
  return { placeId: await holdQueueTurn(ports, tx, { modelSlug, holder, held }) };
}
