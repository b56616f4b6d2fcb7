import { type LossOutcome } from '@site/api-contract';
import { lossMoney, lossSentence } from '@site/api-contract/driving';
import { contractCopy as copy } from '../contract.copy';

/**
 * A contract that ended because the car was stolen or written off: the day, and the
 * refund or debt.
 */
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
