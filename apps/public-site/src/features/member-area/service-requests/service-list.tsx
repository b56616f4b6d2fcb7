import { useRef, useState } from 'react';
import { type ServiceRequestList } from '@site/api-contract';
import { KIND_LABELS, SERVICE_KINDS } from '@site/api-contract/driving';
import { memberServicePath } from '@site/api-contract/site-paths';
import { deferred, SiteLink } from '@site/ui';
import { ServiceTag } from '@site/ui/service';
import { useSite } from '../../../shared/site-services';
import { FinesLink } from './fines-link';
import { ServicePhone } from './service-phone';
import { serviceRequestsCopy as copy } from './service-requests.copy';
import { servicesPageCopy } from './service-requests-page.copy';
import './service-requests.css';
import '@site/ui/forms.css';

const ServiceFields = deferred(
  async () => (await import('./service-form')).ServiceFields,
);

type ServiceListProps = { contractId: string; list: ServiceRequestList };

/** The requests of a contract and the form for another one. */
export function ServiceList({ contractId, list }: ServiceListProps) {
  const { kinds = SERVICE_KINDS } = list;
  const { now } = useSite();
  const [isOpen, open] = useState(false);
  const [done, setDone] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <header className="service-head">
        <h1>{servicesPageCopy.title}</h1>
      </header>
      {kinds.includes('assistencia') && <ServicePhone phone={list.phone} />}
      <div role="status">
        {done !== '' && <p className="notice notice--ok">{done}</p>}
      </div>
      {list.canOpen && (
        <div className="service-open">
          {kinds.every((kind) => kind === 'multa') && <p>{copy.finesAlone}</p>}
          <button
            ref={opener}
            type="button"
            className={isOpen ? 'btn btn--line' : 'btn'}
            aria-expanded={isOpen}
            onClick={() => {
              setDone('');
              open(!isOpen);
            }}
          >
            {isOpen ? copy.close : copy.open}
          </button>
          {isOpen && (
            <ServiceFields
              contractId={contractId}
              kinds={kinds}
              onOpened={({ number, openedAt }) => {
                open(false);
                setDone(copy.opened(number, openedAt));
                opener.current?.focus();
              }}
            />
          )}
        </div>
      )}
      {(list.canOpen || list.items.length > 0) && <FinesLink contractId={contractId} />}
      {list.items.length === 0 ? (
        <p className="soft">{copy.none}</p>
      ) : (
        <ul className="service-list" aria-label={copy.list}>
          {list.items.map(({ id, number, kind, state, openedAt, waitingSince }) => (
            <li key={id}>
              <SiteLink className="link" to={memberServicePath(id)}>
                {KIND_LABELS[kind]}, {number}
              </SiteLink>
              <ServiceTag state={state} />
              <small>
                {waitingSince
                  ? copy.promise(waitingSince, new Date(now()))
                  : copy.openedOn(openedAt)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
