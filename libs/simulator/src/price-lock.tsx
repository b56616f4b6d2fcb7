import { daysBetween, saoPauloDay } from '@site/api-contract/brazil';
import { decideGuarantee } from '@site/api-contract/pricing';
import { ClockIcon, LockIcon } from '@site/ui';
import { priceLockCopy as copy } from './price-lock.copy';

/** How long the price of a simulation is guaranteed (docs/product/sales.md). */
export function PriceLock({ validUntil, now }: { validUntil: string; now: number }) {
  if (decideGuarantee({ validUntil, now }).kind === 'over')
    return (
      <span className="tag tag--warn">
        <ClockIcon aria-hidden="true" /> {copy.over(validUntil)}
      </span>
    );
  const days = daysBetween(saoPauloDay(new Date(now)), saoPauloDay(new Date(validUntil)));
  if (days > 1)
    return (
      <span className="tag tag--ok">
        <LockIcon aria-hidden="true" /> {copy.locked(validUntil)}
      </span>
    );
  return (
    <span className="tag tag--warn">
      <ClockIcon aria-hidden="true" />{' '}
      {days === 1 ? copy.tomorrow(validUntil) : copy.lastDay(validUntil)}
    </span>
  );
}
