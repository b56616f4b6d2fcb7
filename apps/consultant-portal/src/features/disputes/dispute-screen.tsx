import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFetchFile, useListDisputesQuery } from '@site/api-client';
import { type ChargeDispute, downloadDisputeFile } from '@site/contracts';
import { formatDateTime } from '@site/contracts/brazil';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_DISPUTES_PATH,
  consultantContractPath,
} from '@site/contracts/site-paths';
import { useSiteActions } from '@site/shell';
import { AppLink, deferred, Empty, type Fact, Facts } from '@site/ui';
import { SentFiles } from '@site/ui/service';
import { DisputeTag } from '../../shared/dispute-tag';
import { KeepDraft } from '../../shared/keep-draft';
import { RecordPage } from '../../shared/record-page';
import { disputesCopy } from './disputes.copy';
import { shownState } from './disputes-shown';

const AnswerForm = deferred(async () => (await import('./answer-form')).AnswerForm);
const copy = disputesCopy.one;

/** One dispute: what is contested, why, and the answer. */
export function Component() {
  const { id = '' } = useParams();
  return <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  const [params] = useSearchParams();
  const disputes = useListDisputesQuery(
    { query: { state: shownState(params) } },
    // The customer may have added files since the list was read.
    { refetchOnMountOrArgChange: true },
  );
  // Once answered it leaves the list that it was opened from.
  const [answered, setAnswered] = useState<ChargeDispute | null>(null);
  return (
    <RecordPage
      list={CONSULTANT_DISPUTES_PATH}
      answer={disputes}
      words={{ ...copy, failed: disputesCopy.failed }}
    >
      {(listed) => {
        const dispute = answered ?? listed.find((one) => one.id === id);
        return (
          <KeepDraft
            about={dispute}
            otherwise={<Empty level={1} slim title={copy.gone} text={copy.goneText} />}
          >
            {(shown, isLate) => (
              <Dispute dispute={shown} isLate={isLate} onAnswered={setAnswered} />
            )}
          </KeepDraft>
        );
      }}
    </RecordPage>
  );
}

type DisputeProps = {
  dispute: ChargeDispute;
  /** Answered by somebody else: its state is an older one. */
  isLate: boolean;
  onAnswered: (dispute: ChargeDispute) => void;
};

function Dispute({ dispute, isLate, onAnswered }: DisputeProps) {
  return (
    <article aria-labelledby="contestacao">
      <title>{dispute.label}</title>
      <header className="work-head">
        <div>
          <h1 id="contestacao">{dispute.label}</h1>
          <p>{dispute.customer}</p>
        </div>
        {!isLate && <DisputeTag {...dispute} />}
      </header>
      <div className="work-cols">
        <div>
          <DisputeFacts dispute={dispute} />
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

function DisputeFacts({ dispute }: { dispute: ChargeDispute }) {
  const { money, day } = disputesCopy;
  const { contract, contractId, credited } = dispute;
  const to = pathInApp('consultant-portal', consultantContractPath(contractId));
  const facts: Fact[] = [
    [
      copy.contract,
      <AppLink className="link" to={to}>
        {contract}
      </AppLink>,
    ],
    [copy.amount, money(dispute.amount)],
    [copy.contested, money(dispute.contested)],
    [copy.paid, money(dispute.paid)],
    [copy.due, day(dispute.dueDate)],
    [copy.since, formatDateTime(dispute.openedAt)],
    [copy.credited, credited !== null && copy.undone(credited, dispute.creditedLate)],
  ];
  return <Facts rows={facts} />;
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
