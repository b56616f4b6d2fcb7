import { phoneHref, PhoneIcon } from '@site/ui';
import { serviceRequestsCopy as copy } from './service-requests.copy';

/** The phone number for emergencies, above everything else. */
export function ServicePhone({ phone }: { phone: string }) {
  return (
    <div className="notice notice--warn service-phone">
      <p>
        <PhoneIcon aria-hidden="true" /> {copy.urgent}{' '}
        <a className="link" href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
      <p>{copy.urgentNote}</p>
    </div>
  );
}
