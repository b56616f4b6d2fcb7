import { useState } from 'react';
import { type WorkshopVisit } from '@site/api-contract';
import { atTheirRequest } from '@site/api-contract/activity';
import { formatPhone, formatPlate } from '@site/api-contract/brazil';
import {
  WORKSHOP_REASON_LABELS,
  WORKSHOP_STATE_LABELS,
} from '@site/api-contract/driving';
import {
  type Fact,
  Facts,
  type OutcomeText,
  OutcomeWithFocus,
  phoneHref,
  SiteLink,
  Tag,
} from '@site/ui';
import { CancelVisit } from './cancel-visit';
import { MoveVisit } from './move-visit';
import { NoteOutcome } from './note-outcome';
import { workshopCopy as copy } from './workshop.copy';

/** The facts of one visit, and the acts of the workshop that are possible now. */
export function VisitDetail({ visit }: { visit: WorkshopVisit }) {
  const [said, setSaid] = useState<OutcomeText>(null);
  const { label, tone } = labelOf(visit);
  return (
    <>
      <header className="page-head">
        <h1>{visit.customerName}</h1>
        <p className="delivery-tags">
          <Tag tone={tone} icon>
            {label}
          </Tag>
        </p>
      </header>
      <OutcomeWithFocus saying={said} />
      <VisitFacts visit={visit} />
      <div className="delivery-two">
        {visit.canNote && (
          <NoteOutcome key={visit.revision} visit={visit} onSaid={setSaid} />
        )}
        {visit.canChange && !visit.canNote && (
          <section aria-labelledby="como-foi">
            <h2 id="como-foi">{copy.outcome.title}</h2>
            <p className="soft">{copy.outcome.from(visit.slot)}</p>
          </section>
        )}
        {visit.canChange && (
          <>
            <MoveVisit visit={visit} onSaid={setSaid} />
            <CancelVisit visit={visit} onSaid={setSaid} />
          </>
        )}
      </div>
    </>
  );
}

function labelOf({ state }: WorkshopVisit) {
  const { staff: label, tone } = WORKSHOP_STATE_LABELS[state];
  return { label, tone };
}

function VisitFacts({ visit }: { visit: WorkshopVisit }) {
  const { customer, slot, plate, note, movedBy, state, odometerKm } = visit;
  const { facts: names } = copy;
  const news = [
    slot.by && atTheirRequest(slot.by),
    movedBy && (movedBy === 'customer' ? copy.movedByCustomer : copy.movedByStore),
    state === 'desmarcada' && copy.cancelledBy(visit.cancelledBy),
  ].filter(Boolean);
  const facts: Fact[] = [
    [names.slot, [copy.slot(slot) + (news.length > 0 ? '.' : ''), ...news].join(' ')],
    [names.reason, WORKSHOP_REASON_LABELS[visit.reason]],
    [names.note, note],
    [names.car, visit.versionName],
    [names.plate, plate && formatPlate(plate)],
    [names.contract, visit.contractNumber],
    [
      names.phone,
      customer && (
        <SiteLink to={phoneHref(customer.phone)}>{formatPhone(customer.phone)}</SiteLink>
      ),
    ],
    [
      names.email,
      customer && <SiteLink to={`mailto:${customer.email}`}>{customer.email}</SiteLink>,
    ],
    [names.km, odometerKm !== null && copy.km(odometerKm)],
  ];
  return (
    <div className="delivery-facts">
      <Facts rows={facts} />
    </div>
  );
}
