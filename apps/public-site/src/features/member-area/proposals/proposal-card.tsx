import { type Proposal, type ProposalDetail } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import {
  CUSTOMER_STATE_LABELS,
  type ProposalState,
  type StateTone,
} from '@site/api-contract/sales';
import { memberProposalPath, signContractPath } from '@site/api-contract/site-paths';
import { Price, SiteLink, Stage } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { memberAreaCopy } from '../member-area.copy';
import { OwnStateTag } from '../own-cars/contract-tag';
import { planCondition, versionOf } from './plan.copy';
import { reasonOf, timelineOf } from './proposal-timeline';
import { ProposalTimeline } from './proposal-timeline-view';

/**
 * A proposal in the list: the car, its price, its state and the analyst's note about it.
 */
export function ProposalCard({
  proposal,
  detail,
}: {
  proposal: Proposal;
  detail: ProposalDetail | null;
}) {
  const today = saoPauloDay(new Date(useSite().now()));
  const reason = detail ? reasonOf(detail) : null;
  return (
    <article className="prop" aria-labelledby={`proposal-${proposal.id}`}>
      <Stage
        model={proposal.modelSlug}
        paint={proposal.paint}
        version={proposal.versionSlug}
      />
      <div className="prop-what">
        <h3 id={`proposal-${proposal.id}`}>
          <SiteLink
            to={memberProposalPath(proposal.id)}
          >{`${proposal.modelName} ${versionOf(proposal)}`}</SiteLink>
        </h3>
        <p className="prop-tags">
          <OwnStateTag {...proposal} /> <span className="num">{proposal.number}</span>
        </p>
        <p className="soft">{`${planCondition(proposal)}, ${proposal.paintName}`}</p>
      </div>
      <Price reais={proposal.monthly} per="month" size="sm" />
      <ProposalTimeline
        steps={timelineOf(detail ?? proposal, today)}
        label={memberAreaCopy.timelineOf(proposal.number)}
      />
      {reason && (
        <p className={`notice notice--${toneOf(proposal.state)}`}>
          <span>
            <b>{memberAreaCopy.reasonOf(proposal.state)}</b> {reason}
          </span>
        </p>
      )}
      {proposal.state === 'aprovada' && (
        <p className="prop-act">
          <SiteLink className="btn btn--sm" to={signContractPath(proposal.id)}>
            {memberAreaCopy.sign}
          </SiteLink>
        </p>
      )}
    </article>
  );
}

/** The color of the reason is that of the state, so that a good answer is no warning. */
function toneOf(state: ProposalState): StateTone {
  const { tone } = CUSTOMER_STATE_LABELS[state];
  return tone === 'neutral' ? 'info' : tone;
}
