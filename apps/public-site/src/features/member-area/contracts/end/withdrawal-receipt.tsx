import { type ContractDetail, getWithdrawalReceipt } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { SaveFileButton } from '../../../../shared/save-file-button';
import { contractCopy as copy } from '../contract.copy';
import { CarDueBack } from './car-due-back';

/**
 * Says that the withdrawal is registered, and links its receipt
 * (docs/product/contracts.md).
 */
export function WithdrawalReceipt({
  id,
  at,
  carReturn,
}: {
  id: string;
  at: string;
  carReturn: ContractDetail['carReturn'];
}) {
  return (
    <section className="member-sec contract-back" aria-labelledby="contrato-recibo">
      <header className="member-head">
        <h2 id="contrato-recibo">{copy.withdrawn}</h2>
      </header>
      <p>{copy.withdrawnAt(formatDateTime(new Date(at)))}</p>
      {carReturn && !carReturn.isBack && <CarDueBack id={id} carReturn={carReturn} />}
      <SaveFileButton
        call={getWithdrawalReceipt}
        request={{ params: { id } }}
        label={copy.withdrawalReceipt}
      />
    </section>
  );
}
