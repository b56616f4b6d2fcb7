import { type ContractPayments, type DisputeState } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { disputesCopy as COPY } from './disputes.copy';

const TONES: Record<DisputeState, string> = {
  aberta: 'tag--warn',
  aceita: 'tag--ok',
  mantida: '',
};

/** What the customer contested, and how it was answered. */
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

function Dispute({ dispute }: { dispute: ContractPayments['disputes'][number] }) {
  const { amount, contested, credited, state, answer, newDueDate } = dispute;
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
      <p className="soft">{COPY.since(dispute.openedAt)}</p>
      {contested < amount && <p>{COPY.contested(contested)}</p>}
      <p className="pay-said">{COPY.yours(dispute.reason)}</p>
      {answer !== null && <p className="pay-said">{COPY.answer(answer)}</p>}
      {isPartBack && <p>{COPY.credited(credited)}</p>}
      {newDueDate !== null && <p>{COPY.due(newDueDate)}</p>}
    </li>
  );
}
