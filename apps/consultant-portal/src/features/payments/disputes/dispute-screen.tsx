import { useParams } from 'react-router-dom';
import { useFetchFile, useGetDisputeQuery } from '@site/api-client';
import { type ChargeDispute, downloadDisputeFile } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { contestAnswerDay } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_DISPUTES_PATH,
  consultantContractPath,
} from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { AppLink, deferred, type Fact, Facts, useTakenBack } from '@site/ui';
import { SentFiles } from '@site/ui/service';
import { DisputeTag } from '../../../shared/dispute-tag';
import { pendingActId } from '../../../shared/pending-act-id';
import { RecordPage } from '../../../shared/table/record-page';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { disputesCopy } from './disputes.copy';

const AnswerForm = deferred(async () => (await import('./answer-form')).AnswerForm);
const OvertakenAnswer = deferred(
  async () => (await import('./answer-form')).OvertakenAnswer,
);
const copy = disputesCopy.one;

/** One dispute: the charge, the reason, and the answer with its author. */
export function Component() {
  const { id = '' } = useParams();
  const dispute = useGetDisputeQuery(
    { params: { id } },
    // The customer may have added files, and a colleague may have answered.
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordPage
      item={{ queue: 'disputes', id }}
      list={CONSULTANT_DISPUTES_PATH}
      answer={dispute}
      words={copy}
    >
      {(shown) => <Dispute key={id} dispute={shown} />}
    </RecordPage>
  );
}

function Dispute({ dispute }: { dispute: ChargeDispute }) {
  const back = useTakenBack(pendingActId('dispute', dispute.id));
  const isOpen = dispute.state === 'aberta';
  return (
    <article aria-labelledby="contestacao">
      <title>{dispute.label}</title>
      <header className="work-head">
        <div>
          <h1 id="contestacao">{dispute.label}</h1>
          <p>{dispute.customer}</p>
        </div>
        <DisputeTag {...dispute} />
      </header>
      <div className="work-cols">
        <div>
          <DisputeFacts dispute={dispute} />
          <h2>{copy.reason}</h2>
          <blockquote>{dispute.reason}</blockquote>
          <Files dispute={dispute} />
        </div>
        <div className="work-form">
          {!isOpen && <Answer dispute={dispute} />}
          <KeepDraft
            about={isOpen && dispute}
            back={back}
            otherwise={back.taken && <OvertakenAnswer back={back} />}
          >
            {(open) => <AnswerForm dispute={open} back={back} />}
          </KeepDraft>
        </div>
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
    [
      copy.answerBy,
      dispute.state === 'aberta' && day(contestAnswerDay(new Date(dispute.openedAt))),
    ],
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
