import { useEffect, useRef } from 'react';
import { type Reservation } from '@site/api-contract';
import { MEMBER_AREA_PATH, PROPOSALS_HASH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { landingCopy } from '../landing.copy';
import { turnCopy as copy } from './turn.copy';

export type TurnInQueueProps = {
  reservation: Reservation;
  /** The place was reserved just now, so the heading takes the focus. */
  isNew: boolean;
  /** Address of the car in the configurator. */
  configureUrl: string;
  onStartOver: () => void;
};

/** A place that is not waiting: it was called, or can't be called yet. */
export function TurnInQueue({
  reservation,
  isNew,
  configureUrl,
  onStartOver,
}: TurnInQueueProps) {
  const { state, number, model } = reservation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  if (state === 'waiting') return null;
  const { kicker, title, text } = copy.states[state](reservation);
  return (
    <div className="resv-place">
      {(state === 'called' || state === 'unconfirmed') && (
        <p className="resv-sign">
          <span>{landingCopy.place}</span> <b>{number}</b>
        </p>
      )}
      <p className="kick">{kicker}</p>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div>
        <p>{text}</p>
        {state === 'unconfirmed' && <p>{copy.noMail}</p>}
      </div>
      {state === 'used' ? (
        <SiteLink className="btn" to={`${MEMBER_AREA_PATH}${PROPOSALS_HASH}`}>
          {copy.proposals}
        </SiteLink>
      ) : state === 'over' || state === 'unconfirmed' ? (
        <button type="button" className="btn" onClick={onStartOver}>
          {state === 'over' ? copy.again : copy.fillAgain}
        </button>
      ) : (
        <SiteLink className="btn" to={configureUrl}>
          {copy.configure(model)}
        </SiteLink>
      )}
      {(state === 'called' || state === 'used') && (
        <p>
          <button type="button" className="action" onClick={onStartOver}>
            {landingCopy.someoneElse}
          </button>
        </p>
      )}
    </div>
  );
}
