import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverSentence } from '@site/api-client';
import { useCallPlaceMutation } from '@site/api-client/consultant-calls';
import { type LeadDetail, type LeadPlace } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantLeadPath } from '@site/api-contract/site-paths';
import { AppLink } from '@site/ui';
import { placeCopy as copy } from './place-call.copy';

type Props = { lead: LeadDetail; place: LeadPlace };

/** The state of a place in the waiting list, and the button that calls the next one. */
export function PlaceCall({ lead, place }: Props) {
  const { state, next } = place;
  const isNext = state === 'waiting' && next?.leadId === lead.id;
  const section = useRef<HTMLElement>(null);
  const calls = useRef(false);

  // The pressed button has disappeared, and this section shows the result.
  useLayoutEffect(() => {
    if (calls.current && !isNext) section.current?.focus();
    calls.current = false;
  }, [isNext]);

  return (
    <section ref={section} className="leads-hold" aria-label={copy.title} tabIndex={-1}>
      {isNext ? (
        <Next
          lead={lead}
          place={place}
          onCall={() => {
            calls.current = true;
          }}
        />
      ) : (
        <>
          <p>{sentenceOf(lead, place)}</p>
          {(state === 'waiting' || state === 'unconfirmed') && next && (
            <LinkToNext {...next} />
          )}
        </>
      )}
    </section>
  );
}

function sentenceOf({ status }: LeadDetail, place: LeadPlace): string {
  if (place.state === 'waiting')
    return status === 'sem_interesse' ? copy.gaveUp(place) : copy.waits(place);
  return copy.states[place.state](place);
}

function LinkToNext({ number, leadId }: NonNullable<LeadPlace['next']>) {
  const [params] = useSearchParams();
  return (
    <AppLink
      className="link"
      to={{
        pathname: pathInApp('consultant-portal', consultantLeadPath(leadId)),
        search: params.toString(),
      }}
    >
      {copy.turnOf(number)}
    </AppLink>
  );
}

function Next({ lead, place, onCall }: Props & { onCall: () => void }) {
  const { id, revision, heldBy } = lead;
  const isMine = heldBy?.isMe === true;
  const [call, { isLoading }] = useCallPlaceMutation();
  const [problem, setProblem] = useState('');
  const act = async () => {
    if (isLoading) return;
    setProblem('');
    onCall();
    const { error } = await call({ params: { id }, body: { revision } });
    if (error !== undefined) setProblem(serverSentence(error, copy.failed));
  };
  return (
    <>
      <p>
        <b>{copy.isNext(place)}</b> {isMine ? copy.callHelp : copy.claimFirst}
      </p>
      {isMine && (
        <button
          type="button"
          className="btn btn--sm"
          aria-disabled={isLoading || undefined}
          onClick={() => void act()}
        >
          {isLoading ? copy.calling : copy.call}
        </button>
      )}
      <div role="alert">{problem !== '' && <p className="field-error">{problem}</p>}</div>
    </>
  );
}
