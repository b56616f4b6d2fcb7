import { useState } from 'react';
import { serverSentence, useCancelWorkshopVisitMutation } from '@site/api-client';
import { type WorkshopVisit } from '@site/api-contract';
import { atYourRequest } from '@site/api-contract/activity';
import { formatPhone, storeAddress } from '@site/api-contract/brazil';
import { WORKSHOP_REASON_LABELS } from '@site/api-contract/driving';
import { deferred, OutcomeNotice, phoneHref, problemText, SiteLink } from '@site/ui';
import { AskedRemoval } from '../../../shared/documents/asked-removal';
import { workshopCopy as copy } from './workshop.copy';

const MoveForm = deferred(async () => (await import('./move-form')).MoveForm);

type NextVisitProps = { visit: WorkshopVisit; onDone: (sentence: string) => void };

/** The booked visit: day, place and why, and until the day before how to change it. */
export function NextVisit({ visit, onDone }: NextVisitProps) {
  const { slot, dealership, reason, note, movedBy, canChange } = visit;
  const [isMoving, move] = useState(false);
  return (
    <section aria-labelledby="visita-marcada">
      <h2 id="visita-marcada">{copy.next}</h2>
      <p className="workshop-day num">{copy.at(slot)}</p>
      {slot.by && <p className="soft">{atYourRequest(slot.by)}</p>}
      {movedBy === 'dealership' && canChange && (
        <p className="notice notice--info">{copy.movedByStore}</p>
      )}
      <p>
        {storeAddress(dealership)}
        <br />
        <SiteLink className="link" to={phoneHref(dealership.phone)}>
          {formatPhone(dealership.phone)}
        </SiteLink>
      </p>
      <p>
        <b>{WORKSHOP_REASON_LABELS[reason]}</b>
        {note && <span className="workshop-note">{note}</span>}
      </p>
      <p className="soft">{canChange ? copy.until : copy.today}</p>
      {canChange && (
        <div className="workshop-acts">
          <button
            type="button"
            className="btn btn--line btn--sm"
            aria-expanded={isMoving}
            onClick={() => {
              onDone('');
              move(!isMoving);
            }}
          >
            {isMoving ? copy.keep : copy.change}
          </button>
          {!isMoving && <Cancel visit={visit} onDone={onDone} />}
        </div>
      )}
      {canChange && isMoving && (
        <MoveForm
          visit={visit}
          onMoved={() => {
            move(false);
            onDone(copy.moved);
          }}
        />
      )}
    </section>
  );
}

function Cancel({ visit: { id, revision }, onDone }: NextVisitProps) {
  const [cancel, { isLoading }] = useCancelWorkshopVisitMutation();
  const [problem, setProblem] = useState('');
  return (
    <>
      <AskedRemoval
        words={copy}
        label={copy.removeLabel}
        questionLabel={copy.removeQuestion}
        question={copy.removeQuestion}
        isRemoving={isLoading}
        onRemove={async () => {
          setProblem('');
          const { error } = await cancel({ params: { id }, body: { revision } });
          if (error === undefined) onDone(copy.cancelled);
          else setProblem(serverSentence(error, copy.cancelFailed));
          return error === undefined;
        }}
      />
      <OutcomeNotice saying={problemText(problem)} />
    </>
  );
}
