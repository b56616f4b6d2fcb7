import { useFetchFile, useSendDisputeFileMutation } from '@site/api-client';
import {
  type ContractPayments,
  type DisputeState,
  downloadDisputeFile,
} from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';
import { SentFiles } from '@site/ui/service';
import { FileSender } from '../../../shared/documents/file-sender';
import { useSite } from '../../../shared/site-services';
import { disputesCopy as COPY } from './disputes.copy';

const TONES: Record<DisputeState, string> = withFallback(
  {
    aberta: 'tag--warn',
    aceita: 'tag--ok',
    mantida: '',
  },
  '',
);

/** Charges that the customer contested, with the answers. */
export function DisputesSection({ disputes }: Pick<ContractPayments, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <section className="member-sec" aria-labelledby="contestacoes-titulo">
      <header className="member-head">
        <h2 id="contestacoes-titulo">{COPY.heading}</h2>
      </header>
      <ul className="pay-disputes">
        {disputes.map((dispute) => (
          <Dispute key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    </section>
  );
}

type Contested = { dispute: ContractPayments['disputes'][number] };

function Dispute({ dispute }: Contested) {
  const { amount, contested, credited, creditedLate, state, answer, newDueDate } =
    dispute;
  const { now } = useSite();
  const isInPart = state === 'aceita' && credited !== null && credited < contested;
  const isPartBack = credited !== null && credited > 0 && credited < amount;
  return (
    <li>
      <p className="pay-dispute">
        <b>{dispute.label}</b>
        <span className="num">{formatBRL(amount)}</span>
        <span className={`tag ${TONES[state]}`}>
          {isInPart ? COPY.inPart : COPY.states[state]}
        </span>
      </p>
      <p className="soft">
        {COPY.since(dispute.openedAt, state === 'aberta', new Date(now()))}
      </p>
      {contested < amount && <p>{COPY.contested(contested, state === 'aberta')}</p>}
      <p className="pay-said">{COPY.yours(dispute.reason)}</p>
      {answer !== null && <p className="pay-said">{COPY.answer(answer)}</p>}
      {isPartBack && <p>{COPY.credited(credited, creditedLate)}</p>}
      {newDueDate !== null && <p>{COPY.due(newDueDate)}</p>}
      <Proof dispute={dispute} />
    </li>
  );
}

/** The files of one dispute; the customer can add more until it is answered. */
function Proof({ dispute: { id, label, state, files } }: Contested) {
  const { saveFile } = useSite();
  const fetchFile = useFetchFile(downloadDisputeFile);
  const [sendFile, { isLoading }] = useSendDisputeFileMutation();
  return (
    <div className="pay-proof">
      <SentFiles
        files={files}
        label={COPY.files(label)}
        onOpen={(fileId) => fetchFile({ params: { id, fileId } }).then(saveFile)}
      />
      <FileSender
        name={label}
        count={files.length}
        isOpen={state === 'aberta'}
        isSending={isLoading}
        onSend={(file) => sendFile({ params: { id }, body: { file } })}
      />
    </div>
  );
}
