import { type ProposalDetail } from '@site/api-contract';
import { formatDate, formatDateTime } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { proposalsCopy } from '../proposals.copy';

const copy = proposalsCopy.review;

/**
 * Says that the customer asked for a review, with the customer's text and the deadline.
 */
export function RequestedReview({ proposal }: { proposal: ProposalDetail }) {
  const { review, updatedAt } = proposal;
  if (!review) return null;
  const { askedAt, answeredAt, comment } = review;
  return (
    <section className="review-asked" aria-labelledby="revisao">
      <h3 id="revisao">{copy.title}</h3>
      {comment !== null && <blockquote>{comment}</blockquote>}
      <p className="soft">
        {answeredAt === null
          ? copy.asked(
              formatDateTime(askedAt),
              formatDate(answerDay(new Date(updatedAt))),
            )
          : copy.answered(formatDateTime(answeredAt))}
      </p>
    </section>
  );
}
