import { useState } from 'react';
import { type WorkshopVisits as VisitList } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { memberServicesPath } from '@site/api-contract/site-paths';
import { deferred, type OutcomeText, OutcomeWithFocus, SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { NextVisit } from './next-visit';
import { PastVisits } from './past-visits';
import { workshopCopy as copy } from './workshop.copy';
import { workshopPageCopy } from './workshop-page.copy';
import './workshop.css';
import '@site/ui/forms.css';

const BookingForm = deferred(async () => (await import('./booking-form')).BookingForm);

type WorkshopVisitsProps = { contractId: string; list: VisitList };

/** The visit to come, or the form for one, and the visits of before. */
export function WorkshopVisits({ contractId, list }: WorkshopVisitsProps) {
  const [done, setDone] = useState<OutcomeText>(null);
  const today = saoPauloDay(new Date(useSite().now()));
  const { items, canBook, workshops } = list;
  const next = items.find(({ state, slot }) => state === 'marcada' && slot.day >= today);
  const past = items.filter((visit) => visit !== next);
  const say = (text: string) => setDone(text === '' ? null : { kind: 'ok', text });
  return (
    <>
      <header className="workshop-head">
        <h1>{workshopPageCopy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <OutcomeWithFocus saying={done} />
      <div className="workshop-parts">
        {next && <NextVisit visit={next} onDone={say} />}
        {canBook && <BookingForm contractId={contractId} list={list} onBooked={say} />}
        {!next && !canBook && (
          <p className="notice">
            {workshops.length > 0 ? (
              copy.closed
            ) : (
              <>
                {copy.noWorkshop}{' '}
                <SiteLink className="link" to={memberServicesPath(contractId, 'revisao')}>
                  {copy.help}
                </SiteLink>
              </>
            )}
          </p>
        )}
        {past.length > 0 && <PastVisits visits={past} />}
      </div>
    </>
  );
}
