import { useState } from 'react';
import { failureOf, isRefusedFor, useWithdrawContractMutation } from '@site/api-client';
import { type ContractDetail, type WithdrawalOffer } from '@site/api-contract';
import {
  centavosFromReais,
  formatBRL,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { Modal } from '@site/ui';
import { contractCopy as copy } from '../contract.copy';

export type WithdrawalProps = { contract: ContractDetail; offer: WithdrawalOffer };
/** The amount in reais that the API refused as outdated, and its message. */
export type RefusedSum = { cost: number; message: string };

/**
 * The dialog says what a withdrawal costs and refunds, and has the button that confirms
 * it (docs/product/contracts.md). Its amount stays the one shown on opening and is sent
 * with the request. If the API has another amount by then the dialog closes, so that a
 * second press can't confirm an amount that nobody read.
 */
export function WithdrawalDialog({
  contract: { id, modelName, handedOverOn },
  offer,
  onClose,
}: WithdrawalProps & { onClose: (refused?: RefusedSum | null) => void }) {
  const [{ cost, refund, paid = 0 }] = useState(offer);
  const left = reaisFromCentavos(
    Math.max(0, centavosFromReais(cost) - centavosFromReais(paid)),
  );
  const [withdraw, { isLoading, error }] = useWithdrawContractMutation();
  const refusal = failureOf(error)?.message;
  const send = async () => {
    if (isLoading) return;
    const { data, error } = await withdraw({ params: { id }, body: { cost } });
    if (data) onClose();
    else if (isRefusedFor(error, 'terms-moved'))
      onClose({ cost, message: failureOf(error)?.message ?? '' });
  };
  const facts: [label: string, reais: number][] = [
    [copy.withdrawCost, cost],
    ...(cost > 0 ? [[copy.withdrawAlready, paid] satisfies [string, number]] : []),
    left > 0 ? [copy.withdrawLeft, left] : [copy.withdrawRefund, refund],
  ];
  return (
    <Modal open title={copy.withdrawTitle(modelName)} onClose={() => onClose()}>
      <dl className="facts">
        {facts.map(([label, reais]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatBRL(reais)}</dd>
          </div>
        ))}
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
          {isLoading ? copy.withdrawing : copy.withdrawConfirm(cost, left)}
        </button>
        <button type="button" className="btn btn--line" onClick={() => onClose()}>
          {copy.withdrawKeep}
        </button>
      </div>
    </Modal>
  );
}
