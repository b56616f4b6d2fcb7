import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { failureOf, useFetchFile, useListDisputesQuery } from '@site/api-client';
import { type ChargeDispute, downloadDisputeFile } from '@site/contracts';
import { formatDateTime } from '@site/contracts/brazil';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_DISPUTES_PATH,
  consultantContractPath,
} from '@site/contracts/site-paths';
import { useSiteActions } from '@site/shell';
import {
  AppLink,
  ArrowLeftIcon,
  deferred,
  Empty,
  Failure,
  Skeleton,
  Tag,
} from '@site/ui';
import { SentFiles } from '@site/ui/service';
import { disputesCopy } from './disputes.copy';
import { shownState } from './disputes-shown';

const AnswerForm = deferred(async () => (await import('./answer-form')).AnswerForm);
const copy = disputesCopy.one;

/** One dispute: what is contested, why, and the answer. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <>
      <AppLink
        className="link work-back"
        to={{
          pathname: pathInApp('consultant-portal', CONSULTANT_DISPUTES_PATH),
          search: params.toString(),
        }}
      >
        <ArrowLeftIcon /> {copy.back}
      </AppLink>
      <One key={id} id={id} state={shownState(params)} />
    </>
  );
}

function One({ id, state }: { id: string; state: 'open' | 'answered' }) {
  const { currentData, error, refetch } = useListDisputesQuery(
    { query: { state } },
    // The customer may have added files since the list was read.
    { refetchOnMountOrArgChange: true },
  );
  // Once answered it leaves the list that it was opened from.
  const [answered, setAnswered] = useState<ChargeDispute | null>(null);
  const dispute = answered ?? currentData?.find((one) => one.id === id);
  if (dispute) return <Dispute dispute={dispute} onAnswered={setAnswered} />;
  if (currentData) return <Empty level={1} slim title={copy.gone} text={copy.goneText} />;
  return error ? (
    <>
      <h1 className="vh">{copy.title}</h1>
      <Failure
        title={disputesCopy.failed}
        traceId={failureOf(error)?.traceId}
        onRetry={() => void refetch()}
      />
    </>
  ) : (
    <Skeleton count={6} />
  );
}

type DisputeProps = {
  dispute: ChargeDispute;
  onAnswered: (dispute: ChargeDispute) => void;
};

function Dispute({ dispute, onAnswered }: DisputeProps) {
  const { label, tone } = disputesCopy.states[dispute.state];
  return (
    <article aria-labelledby="contestacao">
      <title>{dispute.label}</title>
      <header className="work-head">
        <div>
          <h1 id="contestacao">{dispute.label}</h1>
          <p>{dispute.customer}</p>
        </div>
        <Tag tone={tone}>{isInPart(dispute) ? disputesCopy.inPart : label}</Tag>
      </header>
      <div className="work-cols">
        <div>
          <Facts dispute={dispute} />
          <h2>{copy.reason}</h2>
          <blockquote>{dispute.reason}</blockquote>
          <Files dispute={dispute} />
        </div>
        {dispute.state === 'aberta' ? (
          <AnswerForm dispute={dispute} onAnswered={onAnswered} />
        ) : (
          <Answer dispute={dispute} />
        )}
      </div>
    </article>
  );
}

function Files({ dispute: { id, files } }: { dispute: ChargeDispute }) {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadDisputeFile);
  return (
    <>
      <h2>{copy.files}</h2>
      {files.length === 0 && <p className="soft">{copy.noFiles}</p>}
      <SentFiles
        files={files}
        onOpen={(fileId) => fetchFile({ params: { id, fileId } }).then(saveFile)}
      />
    </>
  );
}

function Facts({ dispute }: { dispute: ChargeDispute }) {
  const { money, day } = disputesCopy;
  const facts = [
    [copy.amount, money(dispute.amount)],
    [copy.contested, money(dispute.contested)],
    [copy.paid, money(dispute.paid)],
    [copy.due, day(dispute.dueDate)],
    [copy.since, formatDateTime(dispute.openedAt)],
    ...(dispute.credited === null
      ? []
      : [[copy.credited, money(dispute.credited)] as const]),
  ] as const;
  return (
    <dl className="facts">
      <div>
        <dt>{copy.contract}</dt>
        <dd>
          <AppLink
            className="link"
            to={pathInApp(
              'consultant-portal',
              consultantContractPath(dispute.contractId),
            )}
          >
            {dispute.contract}
          </AppLink>
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ dispute }: { dispute: ChargeDispute }) {
  const { answer, answeredAt, answeredBy, newDueDate } = dispute;
  return (
    <section aria-labelledby="resposta">
      <h2 id="resposta">{copy.answer}</h2>
      <blockquote>{answer}</blockquote>
      {answeredAt !== null && (
        <p className="soft" role="status">
          {copy.answeredBy(formatDateTime(answeredAt), answeredBy)}
        </p>
      )}
      {newDueDate !== null && (
        <p className="soft">
          {copy.dueAgain} {disputesCopy.day(newDueDate)}
        </p>
      )}
    </section>
  );
}

function isInPart({ state, credited, contested }: ChargeDispute): boolean {
  return state === 'aceita' && credited !== null && credited < contested;
}
