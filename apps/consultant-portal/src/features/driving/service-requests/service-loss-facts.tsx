import { type LossOutcome } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { Facts } from '@site/ui';
import { lossCopy as copy } from './service-loss.copy';

/** The amounts that change when the contract ends, before and after that is confirmed. */
export function LossFacts({ loss }: { loss: LossOutcome }) {
  const { lostOn, hadEnded, month, days, monthCost, back, refund, owed } = loss;
  const or = (amount: number) => (amount > 0 ? copy.money(amount) : copy.nothing);
  return (
    <>
      <Facts
        rows={[
          [copy.lostOn, formatDate(lostOn)],
          [copy.month(month, days), !hadEnded && copy.money(monthCost)],
          [copy.back, !hadEnded && or(back)],
          [copy.refund, !hadEnded && or(refund)],
          [copy.owed, or(owed)],
        ]}
      />
      {hadEnded && <p className="soft">{copy.withdrawn}</p>}
    </>
  );
}
