import { type CarReturn } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { ReceiptFields } from './receipt-fields';
import { returnsCopy } from './returns.copy';

const copy = returnsCopy.receipt;

/** The last step: the missing conditions, or the customer's code. */
export function ReceiptSection({ carReturn }: { carReturn: CarReturn }) {
  const { id, photos, returnedAt } = carReturn;
  return (
    <section aria-labelledby="receber-titulo">
      <h2 id="receber-titulo">{copy.title}</h2>
      {returnedAt ? (
        <p className="notice notice--ok" role="status">
          {copy.done(formatDateTime(returnedAt))}
        </p>
      ) : photos.length === 0 ? (
        <p>{copy.missing}</p>
      ) : (
        <ReceiptFields id={id} />
      )}
    </section>
  );
}
