import { type LossOutcome } from '@site/api-contract';
import { lossMoney, lossSentence } from '@site/api-contract/loss-words';
import { contractCopy as copy } from '../contract.copy';

/** The contract ended since its car is gone: which day, and what it did to the money. */
export function LostCar({ loss }: { loss: LossOutcome }) {
  return (
    <section className="member-sec contract-back" aria-labelledby="contrato-perda">
      <header className="member-head">
        <h2 id="contrato-perda">{copy.lost}</h2>
      </header>
      <p>{[lossSentence(loss), ...lossMoney(loss)].join(' ')}</p>
    </section>
  );
}
