import { useEffect, useRef } from 'react';
import { type Reservation, type ReservationContent } from '@site/api-contract';
import { RichText } from '@site/cms';
import { SiteLink } from '@site/ui';
import { landingCopy as copy } from '../landing.copy';

type Props = {
  reservation: Reservation;
  content: Pick<ReservationContent, 'form' | 'result'>;
  /** The place was reserved just now, so the heading takes the focus. */
  isNew: boolean;
  /** A link to the simulator with the plan whose price this page shows. */
  linkTo: (path: string) => string;
  onStartOver: () => void;
};

/** The number of the place as a road sign, and the next steps. */
export function PlaceInQueue({
  reservation,
  content: { form, result },
  isNew,
  linkTo,
  onStartOver,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="resv-place">
      <p className="resv-sign">
        <span>{copy.place}</span> <b>{reservation.number}</b>
      </p>
      <p className="kick">{result.kicker}</p>
      <h2 ref={heading} tabIndex={-1}>
        {form.doneTitle}
      </h2>
      <RichText html={form.doneText} />
      <ol className="resv-next">
        {result.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
      <SiteLink className="btn" to={linkTo(result.buttonUrl)}>
        {result.buttonLabel}
      </SiteLink>
      <RichText className="lp-note" html={result.giveUp} />
      <button type="button" className="action" onClick={onStartOver}>
        {copy.someoneElse}
      </button>
    </div>
  );
}
