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
        {disputes.map(
          ({ id, label, amount, state, openedAt, reason, answer, newDueDate }) => (
            <li key={id}>
              <p className="pay-dispute">
                <b>{label}</b>
                <span className="num">{formatBRL(amount)}</span>
                <span className={`tag ${TONES[state]}`}>{COPY.states[state]}</span>
              </p>
              <p className="soft">{COPY.since(openedAt)}</p>
              <p className="pay-said">{COPY.yours(reason)}</p>
              {answer !== null && <p className="pay-said">{COPY.answer(answer)}</p>}
              {newDueDate !== null && <p>{COPY.due(newDueDate)}</p>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
