import { useLayoutEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useFetchFile, useGetServiceRequestQuery } from '@site/api-client';
import { downloadServiceFile, type ServiceRequest } from '@site/api-contract';
import { bearsDeductible, KIND_LABELS } from '@site/api-contract/driving';
import { CONSULTANT_SERVICES_PATH } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { deferred } from '@site/ui';
import { SentFiles, ServiceDetails, ServiceTag, ServiceThread } from '@site/ui/service';
import { HeldItem } from '../../../shared/holds/held-item';
import { RecordPage } from '../../../shared/table/record-page';
import { Act } from '../../../shared/undo/act';
import { ServiceClaim } from './service-claim';
import { ServiceDeductible } from './service-deductible';
import { ServiceDrivers } from './service-drivers';
import { serviceRequestsCopy as copy } from './service-requests.copy';
import '@site/ui/forms.css';

const ServiceWays = deferred(
  async () => (await import('./service-ways')).ServiceWays,
  <p className="service-ways" />,
);
const ServiceAnswer = deferred(
  async () => (await import('./service-answer')).ServiceAnswer,
);

/** One request with all that is needed to answer it. */
export function Component() {
  const { id = '' } = useParams();
  const request = useGetServiceRequestQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordPage isPane list={CONSULTANT_SERVICES_PATH} answer={request} words={copy.pane}>
      {(shown) => (
        <HeldItem item={{ queue: 'services', id }} isOwner={shown.isMine}>
          <Pane key={shown.id} request={shown} />
        </HeldItem>
      )}
    </RecordPage>
  );
}

function Pane({ request }: { request: ServiceRequest }) {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadServiceFile);
  const { id, number, contractId, state } = request;
  const isMine = request.isMine === true;
  const answer = useRef<HTMLDivElement>(null);
  const claims = useRef(false);

  // The pressed button has disappeared, so the focus moves to the answer: with its fields,
  // since a later move would take it from who is typing there.
  useLayoutEffect(() => {
    if (claims.current && isMine) answer.current?.focus();
    claims.current = false;
  }, [isMine]);

  return (
    <article aria-labelledby="atendimento">
      <header className="service-head">
        <div>
          <h2 id="atendimento">{`${request.customerName}: ${KIND_LABELS[request.kind]}`}</h2>
          <p>{`${number}, ${request.versionName}`}</p>
          {request.claimedBy && <p>{copy.with(request.claimedBy)}</p>}
          <ServiceWays request={request} />
        </div>
        <ServiceTag state={state} staff />
      </header>
      <div className="service-cols">
        <section aria-labelledby="conversa">
          <h3 id="conversa">{copy.messages}</h3>
          <ServiceThread
            entries={request.entries}
            names={copy.names}
            label={copy.messages}
            staff
          />
        </section>
        <div>
          <ServiceDetails details={request.details} />
          {request.files.length > 0 && <h3>{copy.files}</h3>}
          <SentFiles
            files={request.files}
            senderOf={({ side }) => copy.names[side]}
            onOpen={(fileId) => fetchFile({ params: { id, fileId } }).then(saveFile)}
          />
          <ServiceDrivers contractId={contractId} />
        </div>
      </div>
      <Act>
        {state !== 'resolvida' && (
          <ServiceClaim
            request={request}
            onClaim={(isClaiming) => (claims.current = isClaiming)}
          />
        )}
        <div ref={answer} tabIndex={-1}>
          <ServiceAnswer request={request} />
        </div>
      </Act>
      {bearsDeductible(request.kind) && <ServiceDeductible request={request} />}
    </article>
  );
}
