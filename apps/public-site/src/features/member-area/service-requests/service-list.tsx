import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ServiceRequestList } from '@site/api-contract';
import { SERVICE_KINDS } from '@site/api-contract/contracts';
import { KIND_LABELS } from '@site/api-contract/driving';
import { memberServicePath } from '@site/api-contract/site-paths';
import { deferred, SiteLink } from '@site/ui';
import { ServiceTag } from '@site/ui/service';
import { useSite } from '../../../shared/site-services';
import { FinesLink } from './fines-link';
import { ServicePhone } from './service-phone';
import { serviceRequestsCopy as copy } from './service-requests.copy';
import { servicesPageCopy } from './service-requests-page.copy';
import { WorkshopLink } from './workshop-link';
import './service-requests.css';
import '@site/ui/forms.css';

const ServiceFields = deferred(
  async () => (await import('./service-form')).ServiceFields,
);

type ServiceListProps = { contractId: string; list: ServiceRequestList };

/**
 * The requests of a contract and the form for another one, which is open where the address
 * names its subject (`assunto`).
 */
export function ServiceList({ contractId, list }: ServiceListProps) {
  const { kinds = SERVICE_KINDS } = list;
  const { now } = useSite();
  const asked = useSearchParams()[0].get('assunto');
  const kind = kinds.find((one) => one === asked);
  const [isOpen, open] = useState(kind !== undefined);
  const [done, setDone] = useState<{ id: string; text: string } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <header className="service-head">
        <h1>{servicesPageCopy.title}</h1>
      </header>
      {kinds.includes('assistencia') && <ServicePhone phone={list.phone} />}
      <div role="status">
        {done && (
          <p className="notice notice--ok service-opened">
            {done.text}{' '}
            <SiteLink className="link" to={memberServicePath(done.id)}>
              {copy.see}
            </SiteLink>
          </p>
        )}
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
              setDone(null);
              open(!isOpen);
            }}
          >
            {isOpen ? copy.close : copy.open}
          </button>
          {isOpen && (
            <ServiceFields
              contractId={contractId}
              kinds={kinds}
              kind={kind}
              onOpened={({ id, number, openedAt }) => {
                open(false);
                setDone({ id, text: copy.opened(number, openedAt) });
                opener.current?.focus();
              }}
            />
          )}
        </div>
      )}
      {kinds.includes('revisao') && <WorkshopLink contractId={contractId} />}
      {(list.canOpen || list.items.length > 0) && <FinesLink contractId={contractId} />}
      <h2 id="atendimentos-titulo" className="service-title">
        {copy.list}
      </h2>
      {list.items.length === 0 ? (
        <p className="soft">{copy.none}</p>
      ) : (
        <ul className="service-list" aria-labelledby="atendimentos-titulo">
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
