import { useState } from 'react';
import { serverSentence, useCancelReturnMutation } from '@site/api-client';
import { type CarReturn } from '@site/api-contract';
import { atYourRequest } from '@site/api-contract/activity';
import { formatPhone, saoPauloDay, storeAddress } from '@site/api-contract/brazil';
import { isSlotPast } from '@site/api-contract/sales';
import { deferred, phoneHref, SiteLink } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { returnsCopy } from './returns.copy';

const ReturnForm = deferred(async () => (await import('./return-form')).ReturnForm);

const copy = returnsCopy.slot;

export function ReturnDay({ carReturn }: { carReturn: CarReturn }) {
  const { slot, canBook, canCancel } = carReturn;
  const today = saoPauloDay(new Date(useSite().now()));
  const isPast = slot !== null && isSlotPast(slot, today);
  const [isChanging, change] = useState(false);
  const [said, say] = useState<{ kind: 'ok' | 'err'; text: string } | null>(null);
  return (
    <section aria-labelledby="dia-titulo">
      <h2 id="dia-titulo">{copy.title}</h2>
      {said && (
        <p
          className={`notice notice--${said.kind}`}
          role={said.kind === 'err' ? 'alert' : 'status'}
        >
          {said.text}
        </p>
      )}
      {!slot ? (
        <p>{copy.choose}</p>
      ) : isPast ? (
        <p className="notice">
          {[copy.was(slot.day, slot.time), ...(canBook ? [copy.passed] : [])].join(' ')}
        </p>
      ) : (
        <Booked carReturn={carReturn} slot={slot} />
      )}
      {carReturn.bringBy && <Deadline carReturn={carReturn} day={carReturn.bringBy} />}
      {slot && !isPast && !canBook && <p className="soft">{copy.today}</p>}
      {canBook && slot && !isChanging && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => {
            say(null);
            change(true);
          }}
        >
          {isPast ? copy.chooseAnother : copy.change}
        </button>
      )}
      {canBook && (!slot || isChanging) && (
        <ReturnForm
          carReturn={carReturn}
          onBooked={() => {
            change(false);
            say({ kind: 'ok', text: copy.done });
          }}
        />
      )}
      {canCancel && <Cancel id={carReturn.id} onSaid={say} />}
    </section>
  );
}

/** A customer who withdrew from the contract brings the car by this day. */
function Deadline({
  carReturn: { isOverdue, dealership },
  day,
}: {
  carReturn: CarReturn;
  day: string;
}) {
  if (!isOverdue) return <p>{copy.bringBy(day)}</p>;
  return (
    <p className="notice notice--err">
      {copy.overdue(day)}{' '}
      <SiteLink to={phoneHref(dealership.phone)}>
        {formatPhone(dealership.phone)}
      </SiteLink>
    </p>
  );
}

function Booked({
  carReturn: { dealership },
  slot,
}: {
  carReturn: CarReturn;
  slot: NonNullable<CarReturn['slot']>;
}) {
  const { phone } = dealership;
  return (
    <>
      <p className="delivery-day num">{copy.at(slot.day, slot.time)}</p>
      {slot.by && <p className="soft">{atYourRequest(slot.by)}</p>}
      <p>
        {storeAddress(dealership)}
        <br />
        <SiteLink to={phoneHref(phone)}>{formatPhone(phone)}</SiteLink>
      </p>
      <p className="soft">{copy.bring}</p>
      <p className="soft">{copy.pin}</p>
    </>
  );
}

function Cancel({
  id,
  onSaid,
}: {
  id: string;
  onSaid: (said: { kind: 'ok' | 'err'; text: string }) => void;
}) {
  const [cancel, { isLoading }] = useCancelReturnMutation();
  const send = async () => {
    if (isLoading) return;
    try {
      await cancel({ params: { id } }).unwrap();
      onSaid({ kind: 'ok', text: copy.cancelled });
    } catch (error) {
      onSaid({ kind: 'err', text: serverSentence(error, copy.cancelFailed) });
    }
  };
  return (
    <button
      type="button"
      className="btn btn--line btn--sm"
      aria-disabled={isLoading || undefined}
      onClick={() => void send()}
    >
      {isLoading ? copy.cancelling : copy.cancel}
    </button>
  );
}
