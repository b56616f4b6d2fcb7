import { type ReactNode } from 'react';
import { type CustomerEvent } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { KIND_LABELS } from '@site/api-contract/driving';
import { LEAD_STATE_LABELS } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import {
  consultantContractPath,
  consultantDisputePath,
  consultantFinePath,
  consultantLeadPath,
  consultantProposalPath,
  consultantPurchasePath,
  consultantServicePath,
} from '@site/api-contract/site-paths';
import { AppLink, Tag } from '@site/ui';
import { Late, StateTag } from '@site/ui/proposal';
import { FineTag, ServiceTag } from '@site/ui/service';
import { ANSWERED, DisputeTag } from '../../../shared/dispute-tag';
import { PurchaseTag } from '../../../shared/purchase-tag';
import { customersCopy } from './customers.copy';

const copy = customersCopy.one;

/** All events of a customer, newest first, each with a link to its page. */
export function CustomerTimeline({ events }: { events: readonly CustomerEvent[] }) {
  return (
    <ol className="customers-events" aria-labelledby="historia">
      {events.map((event) => {
        const shown = shownAs(event);
        if (!shown) return null;
        const { title, path, text, tag } = shown;
        return (
          <li key={keyOf(event)}>
            <p className="customers-event">
              {path ? (
                <AppLink className="link" to={pathInApp('consultant-portal', path)}>
                  {title}
                </AppLink>
              ) : (
                <b>{title}</b>
              )}
              {tag}
            </p>
            <p>{text}</p>
            <small>
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            </small>
          </li>
        );
      })}
    </ol>
  );
}

/** A contract can have many lines of its statement in the list. */
const keyOf = (event: CustomerEvent) =>
  [event.kind, event.id, event.kind === 'statement' && event.line].join(' ');

type Shown = {
  title: string;
  /** Undefined where no page shows more of it. */
  path: string | undefined;
  text: ReactNode;
  tag?: ReactNode;
};

/** Null for an event of a kind that this version does not know. */
function shownAs(event: CustomerEvent): Shown | null {
  switch (event.kind) {
    case 'proposal':
      return {
        title: copy.proposal(event.number),
        path: consultantProposalPath(event.id),
        text: event.car,
        tag: <StateTag {...event} />,
      };
    case 'contract':
      return {
        title: copy.contract(event.number),
        path: consultantContractPath(event.id),
        text: (
          <>
            {event.car}, {event.owed > 0 ? copy.owed(event.owed) : copy.paid}{' '}
            {event.daysLate > 0 && <Late>{copy.late(event.daysLate)}</Late>}
          </>
        ),
        tag: <StateTag {...event} />,
      };
    case 'service':
      return {
        title: copy.service(event.number),
        path: consultantServicePath(event.id),
        text: KIND_LABELS[event.subject],
        tag: <ServiceTag state={event.state} staff />,
      };
    case 'fine':
      return {
        title: copy.fine,
        path: consultantFinePath(event.id),
        text: copy.fineOf(event.description, event.amount),
        tag: <FineTag state={event.state} staff />,
      };
    case 'return':
      return {
        title: copy.return(event.contractNumber),
        path: consultantContractPath(event.id),
        text: [
          copy.reason(event.reason),
          event.returnedAt ? copy.carBack(event.returnedAt) : copy.carOut,
          event.damages && copy.damages(event.damages),
        ]
          .filter(Boolean)
          .join('. '),
      };
    case 'purchase':
      return {
        title: copy.purchase(event.contractNumber),
        path: consultantPurchasePath(event.id),
        text: event.price === null ? copy.noPrice : copy.price(event.price),
        tag: <PurchaseTag state={event.state} />,
      };
    case 'dispute':
      return {
        title: copy.dispute(event.label),
        // The page of the dispute finds it in the list of open or of answered ones.
        path:
          consultantDisputePath(event.id) +
          (event.answeredAt ? `?mostrar=${ANSWERED}` : ''),
        text: copy.contested(event),
        tag: <DisputeTag {...event} />,
      };
    case 'statement':
      return {
        title: event.label,
        path: consultantContractPath(event.id),
        text: copy.line(event.amount, event.contractNumber),
      };
    case 'lead':
      return {
        title: copy.lead,
        path: consultantLeadPath(event.id),
        text: copy.leadForm(event.form),
        tag: (
          <Tag tone={LEAD_STATE_LABELS[event.status].tone}>
            {LEAD_STATE_LABELS[event.status].label}
          </Tag>
        ),
      };
    case 'by-phone':
      return {
        title: copy.act(event.act),
        path: event.contract ? consultantContractPath(event.contract.id) : undefined,
        text: event.contract
          ? copy.onContract(event.contract.number, event.by)
          : copy.by(event.by),
      };
    default:
      return null;
  }
}
