import { type ContractNumber } from '@site/api-contract';
import { signCopy as COPY } from './sign.copy';
import './contract-numbers.css';

/** The figures of the contract: its costs first, the ways to end it last. */
export function ContractNumbers({ numbers }: { numbers: readonly ContractNumber[] }) {
  return (
    <section aria-labelledby="numeros-titulo">
      <header className="numbers-head">
        <h2 id="numeros-titulo">{COPY.numbers}</h2>
        <p>{COPY.numbersLead}</p>
      </header>
      <dl className="contract-numbers">
        {numbers.map(({ key, label, value, note }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
