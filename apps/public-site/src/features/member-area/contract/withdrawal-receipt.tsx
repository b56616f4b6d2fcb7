import { type ContractDetail, getWithdrawalReceipt } from '@site/contracts';
import { formatDateTime } from '@site/contracts/brazil';
import { memberReturnPath } from '@site/contracts/site-paths';
import { SiteLink } from '@site/ui';
import { SaveFileButton } from '../../../shared/save-file-button';
import { contractCopy as copy } from './contract.copy';

/** The withdrawal is registered, and here is its receipt (product.md §9.3). */
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
    <section className="member-sec" aria-labelledby="contrato-recibo">
      <header className="member-head">
        <h2 id="contrato-recibo">{copy.withdrawn}</h2>
      </header>
      <p>{copy.withdrawnAt(formatDateTime(new Date(at)))}</p>
      {carReturn && !carReturn.isBack && (
        <p className={carReturn.isOverdue ? 'notice notice--err' : 'notice'}>
          {carSentences(carReturn)}{' '}
          <SiteLink className="link" to={memberReturnPath(id)}>
            {carReturn.slot ? copy.withdrawnSeeDay : copy.withdrawnBook}
          </SiteLink>
        </p>
      )}
      <SaveFileButton
        call={getWithdrawalReceipt}
        request={{ params: { id } }}
        label={copy.withdrawalReceipt}
      />
    </section>
  );
}

/** Until when the car goes back, and on which day. */
function carSentences({
  slot,
  bringBy,
  isOverdue,
}: NonNullable<ContractDetail['carReturn']>): string {
  return [
    bringBy && isOverdue && copy.withdrawnOverdue(bringBy),
    slot && copy.withdrawnBooked(slot.day, slot.time),
    bringBy && !isOverdue && !slot && copy.withdrawnCar(bringBy),
  ]
    .filter(Boolean)
    .join(' ');
}
