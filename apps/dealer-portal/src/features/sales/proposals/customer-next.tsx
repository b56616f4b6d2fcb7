import { type ProposalDetail } from '@site/api-contract';
import { isValidMobile } from '@site/api-contract/brazil';
import { memberProposalPath } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { SendIcon } from '@site/ui';
import { customerNextCopy as copy } from './customer-next.copy';

/**
 * The customer's next step, so that the dealership can help (docs/product/sales.md), with
 * a reminder that links to the right page. Documents and answers are not shown.
 */
export function CustomerNext({ proposal }: { proposal: ProposalDetail }) {
  const { origin, now } = useSiteActions();
  const { id, customerPhone: phone = '' } = proposal;
  const today = new Date(now());
  const step = copy.step(proposal, today);
  if (step === null) return null;
  const reminder = copy.reminder(proposal, {
    url: `${origin}${memberProposalPath(id)}`,
    now: today,
  });
  return (
    <section aria-labelledby="cliente-proximo" className="notice notice--info">
      <h3 id="cliente-proximo">{copy.title}</h3>
      <p>{step}</p>
      {reminder !== null && isValidMobile(phone) && (
        <a
          className="btn btn--line btn--sm"
          href={`https://wa.me/55${phone}?text=${encodeURIComponent(reminder)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`${copy.remind} (${copy.inNewTab})`}
        >
          <SendIcon aria-hidden="true" /> {copy.remind}
        </a>
      )}
    </section>
  );
}
