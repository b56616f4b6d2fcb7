import { phoneHref, PhoneIcon } from '@site/ui';
import { servicePhoneCopy as copy } from './service-phone.copy';
import './service-phone.css';

type Phone = { phone: string | undefined };

/** The phone for emergencies, above everything else, as a button: one tap calls. */
export function ServicePhone({ phone }: Phone) {
  return (
    <div className="notice notice--warn service-phone">
      <p>{copy.urgent}</p>
      {phone ? (
        <a className="btn btn--line" href={phoneHref(phone)}>
          <PhoneIcon aria-hidden="true" />
          {phone}
        </a>
      ) : (
        <span className="btn btn--line" aria-hidden="true">
          <PhoneIcon />
          <span className="service-phone-room" />
        </span>
      )}
      <p>{copy.note}</p>
    </div>
  );
}

/** The phone for emergencies in one sentence; its room is kept until it is known. */
export function UrgentCall({ phone }: Phone) {
  return (
    <>
      {copy.urgent}{' '}
      {phone ? (
        <a className="link" href={phoneHref(phone)}>
          {phone}
        </a>
      ) : (
        <span className="service-phone-room" />
      )}
    </>
  );
}
