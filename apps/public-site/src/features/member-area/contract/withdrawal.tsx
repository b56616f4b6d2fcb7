import { useState } from 'react';
import { failureOf, useWithdrawContractMutation } from '@site/api-client';
import { type ContractDetail, type WithdrawalOffer } from '@site/contracts';
import { formatBRL, formatDateTime } from '@site/contracts/brazil';
import { Modal } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { useOpenForm } from '../../../shared/use-open-form';
import { contractCopy as copy } from './contract.copy';

type WithdrawalProps = { contract: ContractDetail; offer: WithdrawalOffer };

/** One click and one look at what it costs (product.md §9.3). */
export function Withdrawal({ contract, offer }: WithdrawalProps) {
  const { now } = useSite();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="member-sec" aria-labelledby="contrato-desistir">
      <header className="member-head">
        <h2 id="contrato-desistir">{copy.withdraw}</h2>
      </header>
      <p className="contract-withdraw">{sentenceOf(offer, now())}</p>
      <button type="button" className="btn btn--line" onClick={() => setAsking(true)}>
        {copy.withdrawAct}
      </button>
      {isAsking && (
        <Confirm contract={contract} offer={offer} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

function Confirm({
  contract: { id, modelName },
  offer: { cost, refund },
  onClose,
}: WithdrawalProps & { onClose: () => void }) {
  useOpenForm();
  const [withdraw, { isLoading, error }] = useWithdrawContractMutation();
  const refusal = failureOf(error)?.message;
  const send = async () => {
    if (isLoading) return;
    const { data } = await withdraw({ params: { id }, body: { cost } });
    if (data) onClose();
  };
  return (
    <Modal open title={copy.withdrawTitle(modelName)} onClose={onClose}>
      <dl className="facts">
        <div>
          <dt>{copy.withdrawCost}</dt>
          <dd>{formatBRL(cost)}</dd>
        </div>
        <div>
          <dt>{copy.withdrawRefund}</dt>
          <dd>{formatBRL(refund)}</dd>
        </div>
      </dl>
      <p className="contract-withdraw">{copy.withdrawSure}</p>
      <div role="status">
        {refusal && <p className="notice notice--err">{refusal}</p>}
      </div>
      <div className="acts">
        <button
          type="button"
          className="btn btn--danger"
          aria-disabled={isLoading}
          onClick={() => void send()}
        >
          {isLoading ? copy.withdrawing : copy.withdrawConfirm}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.withdrawKeep}
        </button>
      </div>
    </Modal>
  );
}

function sentenceOf({ kind, freeUntil, cost }: WithdrawalOffer, now: number): string {
  if (kind === 'com-custo') return copy.withdrawPaid(cost);
  const until = new Date(freeUntil);
  return until.getTime() > now
    ? copy.withdrawFree(formatDateTime(until))
    : copy.withdrawLate;
}
