import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PaymentCharge } from '@site/api-contract';
import { isOpen } from './charge-states';
import { Waiting } from './open-charge';
import { paymentsCopy as copy } from './payments.copy';

/**
 * The link to the bank's page for the card's data. The payer first chooses whether the
 * card also pays the next bills, since the request to the bank includes that answer: a
 * later choice would cancel the page that is open at the bank.
 */
export function PayByCard({
  charge,
  isMoreAhead,
  isBusy,
  onGo,
}: {
  /** The open charge; undefined before the payer pressed the button. */
  charge: PaymentCharge | undefined;
  /** The contract has further bills that the card could pay. */
  isMoreAhead: boolean;
  isBusy: boolean;
  onGo: (keepCard: boolean) => void;
}) {
  const [keeps, setKeeps] = useState(charge?.keepsCard ?? false);
  return (
    <div className="pay-open">
      <div className="pay-words">
        <p>{copy.cardLead}</p>
        {isMoreAhead && (
          <>
            <label className="pay-keep">
              <input
                type="checkbox"
                checked={keeps}
                aria-describedby="guardar-cartao"
                onChange={({ target }) => setKeeps(target.checked)}
              />
              {copy.cardKeep}
            </label>
            <p className="soft" id="guardar-cartao">
              {copy.cardKeepHelp}
            </p>
          </>
        )}
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onGo(isMoreAhead && keeps);
          }}
        >
          {copy.cardGo}
        </button>
        {charge && <Waiting />}
      </div>
    </div>
  );
}

/** The bank's answer to a card payment, on return from the bank or for a later charge. */
export function CardOutcome({ charges }: { charges: readonly PaymentCharge[] }) {
  const [search] = useSearchParams();
  const newest = charges.at(-1);
  if (newest?.method === 'cartao-salvo' && newest.card === null) {
    if (isOpen(newest))
      return (
        <p className="notice notice--info" role="status">
          {copy.cardCharging}
        </p>
      );
    if (newest.state === 'failed')
      return (
        <p className="notice notice--err" role="alert">
          {copy.cardTriesAgain}
        </p>
      );
  }
  if (newest?.state === 'declined')
    return (
      <p className="notice notice--err" role="alert">
        {copy.refused(newest.method)}
      </p>
    );
  return search.get('cartao') === 'aprovado' && newest && isOpen(newest) ? (
    <p className="notice notice--info" role="status">
      {copy.cardApproved}
    </p>
  ) : null;
}
