import { useState } from 'react';
import { serverSentence } from '@site/api-client';
import { useWithdrawPriceTableMutation } from '@site/api-client/desk';
import { type PriceTableSummary } from '@site/contracts';
import { pricesCopy } from './prices.copy';

const copy = pricesCopy.withdraw;

/** Takes a scheduled table back, after a second look. */
export function WithdrawTable({ table }: { table: PriceTableSummary }) {
  const [isAsking, ask] = useState(false);
  const [withdraw, { error, isLoading, isSuccess }] = useWithdrawPriceTableMutation();
  const { id, name, state, validFrom } = table;
  const isScheduled = state === 'scheduled';
  const said = error ? serverSentence(error, copy.failed) : isSuccess ? copy.done : '';
  return (
    <div className="prices-withdraw">
      {isScheduled && !isAsking && (
        <button type="button" className="btn btn--line" onClick={() => ask(true)}>
          {copy.open}
        </button>
      )}
      {isScheduled && isAsking && (
        <section aria-labelledby="retirar">
          <h2 id="retirar">{copy.title}</h2>
          <p>{copy.text(name, validFrom)}</p>
          <div className="actions">
            <button
              type="button"
              className="btn btn--danger"
              disabled={isLoading}
              onClick={() => void withdraw({ params: { id } })}
            >
              {isLoading ? copy.pending : copy.submit}
            </button>
            <button
              type="button"
              className="btn btn--line"
              disabled={isLoading}
              onClick={() => ask(false)}
            >
              {copy.back}
            </button>
          </div>
        </section>
      )}
      <p role="status" className={said === '' ? 'vh' : 'notice'}>
        {said}
      </p>
    </div>
  );
}
