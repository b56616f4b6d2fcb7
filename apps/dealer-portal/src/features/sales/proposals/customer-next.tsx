import { type ProposalDetail } from '@site/api-contract';
import { formatPhone, isValidMobile } from '@site/api-contract/brazil';
import { isExpiring } from '@site/api-contract/sales';
import { memberProposalPath } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { phoneHref, SendIcon, SiteLink } from '@site/ui';
import { customerNextCopy as copy } from './customer-next.copy';

/**
 * The customer's next step, so that the dealership can help (docs/product/sales.md), with
 * a reminder that links to the right page, or the number of a phone without WhatsApp, and
 * how the customer leaves those to remind. Of documents the names alone are shown.
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
      {reminder !== null && phone !== '' && !isValidMobile(phone) && (
        <p>
          {copy.call} <SiteLink to={phoneHref(phone)}>{formatPhone(phone)}</SiteLink>
        </p>
      )}
      {isExpiring(proposal.state) && !proposal.next && <p>{copy.plan}</p>}
    </section>
  );
}
