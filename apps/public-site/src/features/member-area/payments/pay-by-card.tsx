import { useState } from 'react';
import { type PaymentCharge } from '@site/api-contract';
import { Waiting } from './open-charge';
import { paymentsCopy as copy } from './payments.copy';

/**
 * Leads to the bank's page, on which a card is typed. The payer says first whether the card
 * pays the next bills, too, because the bank is asked with that answer: a page that stands
 * open at the bank would be canceled by a later one.
 */
export function PayByCard({
  charge,
  isMoreAhead,
  isBusy,
  onGo,
}: {
  /** The charge that waits at the bank; none before the first press. */
  charge: PaymentCharge | undefined;
  /** The card could pay other bills, too. */
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
