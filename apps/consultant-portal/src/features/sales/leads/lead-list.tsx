import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { type Lead } from '@site/api-contract';
import { LEAD_STATE_LABELS } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantLeadPath } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { AppLink, deferred, Tag } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { HoldTag } from '../../../shared/holds/hold-tag';
import { ROW_ATTRIBUTE, type Selection } from '../../../shared/selection/use-selection';
import { type Grouped } from './lead-groups';
import { leadsCopy as copy } from './leads.copy';
import { nextLeadStep } from './next-lead-step';

const SelectBox = deferred(
  async () => (await import('../../../shared/selection/select-box')).SelectBox,
);

type LeadListProps = {
  rows: readonly Grouped<Lead>[];
  selection: Selection;
  chosenId: string | undefined;
};

/** Rows with name and interest of a lead, its next step and its holder. */
export function LeadList({ rows, selection, chosenId }: LeadListProps) {
  const [params] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const now = new Date(useSiteActions().now());

  const opensByItself = useNavigationType() === 'REPLACE';
  const followFocus = useEffectEvent(() => {
    if (opensByItself) return;
    const { activeElement } = document;
    const isFree =
      activeElement === document.body || list.current?.contains(activeElement);
    if (isFree) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  // J and K move the focus too, unless it is in use elsewhere.
  useEffect(() => followFocus(), [chosenId]);

  return (
    <ul ref={list}>
      {rows.map(({ lead, isRepeat }) => (
        <li
          key={lead.id}
          data-repeat={isRepeat ? '' : undefined}
          data-selecting={selection.isOn ? '' : undefined}
          {...{ [ROW_ATTRIBUTE]: lead.id }}
        >
          {selection.isOn && (
            <SelectBox
              selection={selection}
              id={lead.id}
              name={`${lead.name}, ${lead.interest}`}
            />
          )}
          <AppLink
            to={{
              pathname: pathInApp('consultant-portal', consultantLeadPath(lead.id)),
              search: params.toString(),
            }}
            aria-current={lead.id === chosenId ? 'true' : undefined}
            preventScrollReset
          >
            <span className="leads-item-end">
              <b>{lead.name}</b>
              <Tag tone={LEAD_STATE_LABELS[lead.status].tone}>
                {LEAD_STATE_LABELS[lead.status].label}
              </Tag>
            </span>
            <span>
              {copy.kind(lead.kind)}, {lead.interest}
            </span>
            <span className="leads-item-end">
              <Turn lead={lead} now={now} />
              <span>{copy.heldBy(lead)}</span>
            </span>
            <HoldTag queue="leads" id={lead.id} owner={lead.heldBy?.name} />
            {isRepeat ? (
              <span>{copy.samePerson}</span>
            ) : (
              lead.othersOfPerson > 0 && <span>{copy.others(lead.othersOfPerson)}</span>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The next step of a lead, with an icon when it is late. */
export function Turn({ lead, now }: { lead: Lead; now: Date }) {
  const turn = nextLeadStep(lead, now);
  if (!turn) return null;
  return turn.late ? <Late>{turn.text}</Late> : <span>{turn.text}</span>;
}
