import { useState } from 'react';
import { type WithdrawalOffer } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { useSite } from '../../../../shared/site-services';
import { contractCopy as copy } from '../contract.copy';
import {
  type RefusedSum,
  WithdrawalDialog,
  type WithdrawalProps,
} from './withdrawal-dialog';

/**
 * The section that offers the withdrawal; its button opens the dialog with the cost
 * (docs/product/contracts.md).
 */
export function Withdrawal({ contract, offer }: WithdrawalProps) {
  const { now } = useSite();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<RefusedSum | null>(null);
  // Until the contract was loaded again it still has the refused amount, which must not
  // be confirmed.
  const isOutdated = refused?.cost === offer.cost;
  return (
    <section className="member-sec" aria-labelledby="contrato-desistir">
      <header className="member-head">
        <h2 id="contrato-desistir">{copy.withdraw}</h2>
      </header>
      <p className="contract-withdraw">{sentenceOf(offer, contract.promisedOn, now())}</p>
      <div role="alert">
        {refused && <p className="notice notice--err">{refused.message}</p>}
      </div>
      <button
        type="button"
        className="btn btn--line"
        aria-busy={isAsking && isOutdated}
        onClick={() => setAsking(true)}
      >
        {copy.withdrawAct}
      </button>
      {isAsking && !isOutdated && (
        <WithdrawalDialog
          contract={contract}
          offer={offer}
          onClose={(sum = null) => {
            setAsking(false);
            setRefused(sum);
          }}
        />
      )}
    </section>
  );
}

function sentenceOf(
  { kind, freeUntil, cost, awaitedOn, isSlotAwaited }: WithdrawalOffer,
  promisedOn: string,
  now: number,
): string {
  if (kind === 'com-custo')
    return [
      copy.withdrawPaid(cost),
      awaitedOn
        ? copy.withdrawAwaited(awaitedOn, awaitedOn > promisedOn)
        : isSlotAwaited
          ? copy.withdrawUnchosen
          : copy.withdrawUnpaid,
    ].join(' ');
  const until = new Date(freeUntil);
  return until.getTime() > now
    ? copy.withdrawFree(formatDateTime(until))
    : copy.withdrawLate;
}
