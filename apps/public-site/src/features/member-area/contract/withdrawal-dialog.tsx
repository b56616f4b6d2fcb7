import { failureOf, useWithdrawContractMutation } from '@site/api-client';
import { type ContractDetail, type WithdrawalOffer } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { Modal } from '@site/ui';
import { useOpenForm } from '../../../shared/use-open-form';
import { contractCopy as copy } from './contract.copy';

export type WithdrawalProps = { contract: ContractDetail; offer: WithdrawalOffer };

/** What leaving costs and gives back, and the button that leaves (product.md §9.3). */
export function WithdrawalDialog({
  contract: { id, modelName, handedOverOn },
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
      <p className="contract-withdraw">
        {handedOverOn ? copy.withdrawSureCar : copy.withdrawSure}
      </p>
      <div role="status">
        {refusal && <p className="notice notice--err">{refusal}</p>}
      </div>
      <div className="actions">
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
