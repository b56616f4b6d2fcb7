import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { contracts } from '../../../contracts/contracts/contracts.table';
import {
  deliveries,
  deliveryCorrections,
} from '../../../contracts/deliveries/deliveries.table';
import { struckReadings } from '../../../driving/km/km.table';
import { purchases } from '../../../driving/purchases/purchases.table';
import { returns } from '../../../driving/returns/returns.table';
import { workshopVisits } from '../../../driving/workshop/workshop.table';
import { requestedDocuments } from '../../../identity/documents/requested-documents.table';
import { chargeDisputes } from '../../../payments/disputes/charge-disputes.table';
import {
  proposalFollowUps,
  proposalNotes,
} from '../../../sales/proposals/follow-ups.table';
import { proposalEvents } from '../../../sales/proposals/proposal-events.table';
import { proposalReviews } from '../../../sales/proposals/proposal-reviews.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { simulations } from '../../../sales/simulations/simulations.table';

/**
 * Leaves only the car and the price of a proposal: place, campaign, income and all words
 * about the person go.
 */
export async function scrubProposals(
  tx: Database,
  userId: string,
  nameless: string,
): Promise<void> {
  const own = tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(eq(proposals.userId, userId));
  await tx
    .update(proposalEvents)
    .set({ reason: null, note: null, reasonCodes: [] })
    .where(inArray(proposalEvents.proposalId, own));
  await tx.delete(proposalNotes).where(inArray(proposalNotes.proposalId, own));
  await tx.delete(proposalFollowUps).where(inArray(proposalFollowUps.proposalId, own));
  await tx.delete(requestedDocuments).where(inArray(requestedDocuments.proposalId, own));
  await tx
    .update(deliveryCorrections)
    .set({ reason: null })
    .where(
      inArray(
        deliveryCorrections.contractId,
        tx
          .select({ id: contracts.id })
          .from(contracts)
          .where(eq(contracts.userId, userId)),
      ),
    );
  await tx
    .update(deliveries)
    .set({ homeAddress: null })
    .where(
      inArray(
        deliveries.contractId,
        tx
          .select({ id: contracts.id })
          .from(contracts)
          .where(eq(contracts.userId, userId)),
      ),
    );
  await tx
    .update(proposalReviews)
    .set({ comment: null })
    .where(inArray(proposalReviews.proposalId, own));
  await tx
    .update(returns)
    .set({ contestReason: null, contestAnswer: null })
    .where(
      inArray(
        returns.contractId,
        tx
          .select({ id: contracts.id })
          .from(contracts)
          .where(eq(contracts.userId, userId)),
      ),
    );
  await tx
    .update(workshopVisits)
    .set({ note: null })
    .where(
      inArray(
        workshopVisits.contractId,
        tx
          .select({ id: contracts.id })
          .from(contracts)
          .where(eq(contracts.userId, userId)),
      ),
    );
  // A reading without a reason was taken back by the customer, and stays so.
  await tx
    .update(struckReadings)
    .set({ reason: '-' })
    .where(
      and(
        isNotNull(struckReadings.reason),
        inArray(
          struckReadings.contractId,
          tx
            .select({ id: contracts.id })
            .from(contracts)
            .where(eq(contracts.userId, userId)),
        ),
      ),
    );
  await tx
    .update(purchases)
    .set({ answer: null })
    .where(
      inArray(
        purchases.contractId,
        tx
          .select({ id: contracts.id })
          .from(contracts)
          .where(eq(contracts.userId, userId)),
      ),
    );
  await tx
    .update(chargeDisputes)
    .set({
      reason: '',
      answer: sql`case when ${chargeDisputes.answer} is not null then '' end`,
    })
    .where(
      inArray(
        chargeDisputes.contractId,
        tx
          .select({ id: contracts.id })
          .from(contracts)
          .where(eq(contracts.userId, userId)),
      ),
    );
  await tx
    .update(proposalEvents)
    .set({ actorId: null })
    .where(eq(proposalEvents.actorId, userId));
  await tx
    .update(simulations)
    .set({
      userId: nameless,
      sessionId: null,
      city: '',
      latitude: 0,
      longitude: 0,
      campaign: null,
    })
    .where(
      and(
        eq(simulations.userId, userId),
        inArray(
          simulations.id,
          tx
            .select({ id: proposals.simulationId })
            .from(proposals)
            .where(eq(proposals.userId, userId)),
        ),
      ),
    );
  await tx
    .update(proposals)
    .set({ campaign: null, incomeCentavos: null })
    .where(eq(proposals.userId, userId));
}
