import { getWithdrawalReceipt } from '@site/contracts';
import { formatDateTime } from '@site/contracts/brazil';
import { SaveFileButton } from '../../../shared/save-file-button';
import { contractCopy as copy } from './contract.copy';

/** The withdrawal is registered, and here is its receipt (product.md §9.3). */
export function WithdrawalReceipt({ id, at }: { id: string; at: string }) {
  return (
    <section className="member-sec" aria-labelledby="contrato-recibo">
      <header className="member-head">
        <h2 id="contrato-recibo">{copy.withdrawn}</h2>
      </header>
      <p>{copy.withdrawnAt(formatDateTime(new Date(at)))}</p>
      <SaveFileButton
        call={getWithdrawalReceipt}
        request={{ params: { id } }}
        label={copy.withdrawalReceipt}
      />
    </section>
  );
}
