import { useRef, useState } from 'react';
import { type CarReturn } from '@site/api-contract';
import { formatDateTime, saoPauloDay } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';
import { ReceiptFields } from './receipt-fields';
import { returnsCopy } from './returns.copy';

const copy = returnsCopy.receipt;

/**
 * The last step: the missing conditions, or the customer's code. It asks once before a car
 * is received ahead of its booked day.
 */
export function ReceiptSection({ carReturn }: { carReturn: CarReturn }) {
  const { id, photos, returnedAt, slot } = carReturn;
  const title = useRef<HTMLHeadingElement>(null);
  const [isEarly, setEarly] = useState(false);
  const today = saoPauloDay(new Date(useSiteActions().now()));
  const isAhead = slot !== null && slot.day > today;
  return (
    <section className="delivery-act" aria-labelledby="receber-titulo">
      <h2 id="receber-titulo" tabIndex={-1} ref={title}>
        {copy.title}
      </h2>
      {returnedAt ? (
        <p className="notice notice--ok" role="status">
          {copy.done(formatDateTime(returnedAt))}
        </p>
      ) : photos.length === 0 ? (
        <p>{copy.missing}</p>
      ) : isAhead && !isEarly ? (
        <>
          <p>{copy.ahead(slot.day, slot.time)}</p>
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => {
              setEarly(true);
              // The pressed button goes, so the focus moves to what it opened.
              title.current?.focus();
            }}
          >
            {copy.today}
          </button>
        </>
      ) : (
        <ReceiptFields id={id} />
      )}
    </section>
  );
}
