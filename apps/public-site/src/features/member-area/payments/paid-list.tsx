import { useState } from 'react';
import { useFetchFile } from '@site/api-client';
import { type ContractPayments, getReceiptPdf } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { DownloadIcon } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { ContestItems } from './contest-items';
import { paymentsCopy as copy } from './payments.copy';

/** Payments that are shown at first; the statement below has them all, too. */
const FEW = 3;

/** Payments, newest first, each with its receipt; all when asked. */
export function PaidList({
  payments: { contractId, payments },
  onContested,
}: {
  payments: Pick<ContractPayments, 'contractId' | 'payments'>;
  onContested: () => void;
}) {
  const { saveFile } = useSite();
  const fetchFile = useFetchFile(getReceiptPdf);
  const [problem, setProblem] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [countAtFirst] = useState(payments.length);
  if (payments.length === 0) return null;
  const save = (payment: string) => {
    setProblem('');
    void fetchFile({ params: { id: contractId, payment } })
      .then(saveFile)
      .catch(() => setProblem(copy.fileFailed));
  };
  // A newer payment adds a row, so that none leaves with a dispute open in it.
  const few = FEW + payments.length - countAtFirst;
  return (
    <section className="member-sec" aria-labelledby="pagos-titulo">
      <header className="member-head">
        <h2 id="pagos-titulo">{copy.paid}</h2>
      </header>
      {problem !== '' && <p role="alert">{problem}</p>}
      <ul className="pay-rows">
        {(isWhole ? payments : payments.slice(0, few)).map(
          ({ id, label, items, method, paidAt, amount, refunded }) => (
            <li key={id}>
              <span>{copy.paidLine(label, method, paidAt)}</span>
              <b className="num">{formatBRL(amount)}</b>
              {refunded > 0 && <span className="soft">{copy.refunded(refunded)}</span>}
              <button
                type="button"
                className="link pay-file"
                aria-label={copy.receiptOf(copy.paidLine(label, method, paidAt))}
                onClick={() => save(id)}
              >
                <DownloadIcon aria-hidden="true" /> {copy.receipt}
              </button>
              <ContestItems contractId={contractId} items={items} onSent={onContested} />
            </li>
          ),
        )}
      </ul>
      {payments.length > few && (
        <button
          type="button"
          className="link contract-more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.paidLess : copy.paidAll(payments.length)}
        </button>
      )}
    </section>
  );
}
