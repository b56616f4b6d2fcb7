import { useRef } from 'react';
import { type CarReturn } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { AskEarly } from '../../../shared/car-inspection/ask-early';
import { type DamageStop } from './begun-damage';
import { ReceiptFields } from './receipt-fields';
import { returnsCopy } from './returns.copy';

const copy = returnsCopy.receipt;

type ReceiptSectionProps = { carReturn: CarReturn; stopRef: DamageStop };

/**
 * The last step: the missing conditions, or the customer's code. It asks once before a car
 * is received ahead of its booked day. A damage that is begun and not noted stops it.
 */
export function ReceiptSection({ carReturn, stopRef }: ReceiptSectionProps) {
  const { id, photos, returnedAt, slot } = carReturn;
  const title = useRef<HTMLHeadingElement>(null);
  const isStopped = () => stopRef.current(() => title.current?.focus());
  return (
    <section
      className="delivery-act"
      aria-labelledby="receber-titulo"
      onSubmitCapture={(event) => {
        if (!isStopped()) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <h2 id="receber-titulo" tabIndex={-1} ref={title}>
        {copy.title}
      </h2>
      {returnedAt ? (
        <p className="notice notice--ok" role="status">
          {copy.done(formatDateTime(returnedAt))}
        </p>
      ) : photos.length === 0 ? (
        <p>{copy.missing}</p>
      ) : (
        <AskEarly slot={slot} words={copy} heading={title}>
          <ReceiptFields {...{ id, isStopped }} />
        </AskEarly>
      )}
    </section>
  );
}
