import {
  useFetchFile,
  useListServiceRequestsQuery,
  useSendServiceFileMutation,
} from '@site/api-client';
import { downloadServiceFile, type ServiceRequest } from '@site/api-contract';
import {
  KIND_LABELS,
  lossMoney,
  lossSentence,
  needsCall,
  UNTIL_LOST,
} from '@site/api-contract/driving';
import {
  memberContractPath,
  memberPaymentsPath,
  memberServicesPath,
} from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import {
  SentFiles,
  ServiceDeductibleFacts,
  ServiceDetails,
  ServiceTag,
  ServiceThread,
} from '@site/ui/service';
import { FileSender } from '../../../shared/documents/file-sender';
import { useSite } from '../../../shared/site-services';
import { ServiceMessage } from './service-message';
import { ServicePhone } from './service-phone';
import { serviceRequestsCopy as copy } from './service-requests.copy';
import './service-requests.css';
import '@site/ui/forms.css';

/** One request: its state, its messages and its files. */
export function ServiceDetail({ request }: { request: ServiceRequest }) {
  const { saveFile, now } = useSite();
  const fetchFile = useFetchFile(downloadServiceFile);
  const [sendFile, { isLoading }] = useSendServiceFileMutation();
  const { id, number, kind, state, contractId, openedAt, waitingSince } = request;
  const { loss } = request;
  const isOver = state === 'resolvida';
  const isUrgent = !isOver && !loss && needsCall(kind);
  const list = useListServiceRequestsQuery(
    { params: { id: contractId } },
    { skip: !isUrgent },
  );
  return (
    <>
      <header className="service-head">
        <p className="soft num">{`${number} · ${copy.openedOn(openedAt)}`}</p>
        <h1>{KIND_LABELS[kind]}</h1>
        <ServiceTag state={state} />
        {!isOver && waitingSince && <p>{copy.promise(waitingSince, new Date(now()))}</p>}
        {isOver && <p>{copy.over(request.wayOn)}</p>}
        <SiteLink className="link" to={memberServicesPath(contractId)}>
          {copy.backToList}
        </SiteLink>
      </header>
      {isUrgent && !list.isError && <ServicePhone phone={list.data?.phone} />}
      <div className="service-parts">
        <div>
          {loss ? (
            <section aria-labelledby="atendimento-perda">
              <h2 id="atendimento-perda">{copy.lost}</h2>
              <p>{[lossSentence(loss), ...lossMoney(loss)].join(' ')}</p>
              <p>{copy.left(loss.owed)}</p>
              <SiteLink className="link" to={memberContractPath(contractId)}>
                {copy.seeContract}
              </SiteLink>
            </section>
          ) : (
            request.runsMeanwhile && <p className="notice">{UNTIL_LOST}</p>
          )}
          <section aria-labelledby="atendimento-conversa">
            <h2 id="atendimento-conversa">{copy.messages}</h2>
            <ServiceThread
              entries={request.entries}
              names={copy.names}
              label={copy.thread}
            />
          </section>
          {!isOver && <ServiceMessage request={request} />}
        </div>
        <div>
          <section className="service-files" aria-labelledby="atendimento-arquivos">
            <h2 id="atendimento-arquivos">{copy.files}</h2>
            <SentFiles
              files={request.files}
              senderOf={({ side }) => copy.names[side]}
              onOpen={(fileId) => fetchFile({ params: { id, fileId } }).then(saveFile)}
            />
            <FileSender
              name={copy.fileName}
              count={request.files.length}
              isOpen={!isOver}
              isSending={isLoading}
              onSend={(file) => sendFile({ params: { id }, body: { file } })}
            />
          </section>
          {request.deductible && (
            <section aria-labelledby="atendimento-franquia">
              <h2 id="atendimento-franquia">{copy.deductible}</h2>
              <ServiceDeductibleFacts deductible={request.deductible} />
              {request.deductible.dueOn && (
                <SiteLink
                  className="link"
                  to={memberPaymentsPath(contractId, request.deductible.dueOn)}
                >
                  {copy.pay}
                </SiteLink>
              )}
            </section>
          )}
          {Object.keys(request.details).length > 0 && (
            <section aria-labelledby="atendimento-dados">
              <h2 id="atendimento-dados">{copy.details}</h2>
              <ServiceDetails details={request.details} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
