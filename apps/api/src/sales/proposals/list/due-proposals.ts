import { and, asc, eq } from 'drizzle-orm';
import { answerDay } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type DueQueue } from '#platform/data/due-queue';
import { proposalReviews } from '../proposal-reviews.table';
import { proposals } from '../proposals.table';
import { customers, isInOpenState } from './proposal-filters.repository';

/** The state in which a proposal waits for a consultant. */
const isInAnalysis = and(eq(proposals.state, 'em_analise'), isInOpenState);

/** Proposals in analysis, by the day on which their customers were promised an answer. */
export const dueProposals: DueQueue = {
  count: (db) =>
    countUpToLimit(
      db,
      db.select({ id: proposals.id }).from(proposals).where(isInAnalysis),
    ),

  async list(db, { most }) {
    const rows = await db
      .select({
        proposal: proposals,
        who: customers.name,
        reviewAskedAt: proposalReviews.askedAt,
      })
      .from(proposals)
      .innerJoin(customers, eq(customers.id, proposals.userId))
      .leftJoin(proposalReviews, eq(proposalReviews.proposalId, proposals.id))
      .where(isInAnalysis)
      .orderBy(asc(proposals.updatedAt), asc(proposals.id))
      .limit(most);
    return rows.map(({ proposal: { id, choice, updatedAt }, who, reviewAskedAt }) => ({
      queue: 'proposals',
      id,
      act: reviewAskedAt ? 'review' : 'decide',
      who,
      about: choice.versionName,
      until: answerDay(updatedAt),
      hour: null,
      urgent: false,
    }));
  },
};
