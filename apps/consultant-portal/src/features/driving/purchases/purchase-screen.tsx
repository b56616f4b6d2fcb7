import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetPurchaseQuery } from '@site/api-client';
import { type Purchase } from '@site/api-contract';
import { CONSULTANT_PURCHASES_PATH } from '@site/api-contract/site-paths';
import { deferred, Empty, type TakenBack, useTakenBack } from '@site/ui';
import { pendingActId } from '../../../shared/pending-act-id';
import { PurchaseTag } from '../../../shared/purchase-tag';
import { RecordPage } from '../../../shared/table/record-page';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { Undoable } from '../../../shared/undo/undoable';
import { PurchaseFacts } from './purchase-facts';
import { purchasesCopy } from './purchases.copy';

const copy = purchasesCopy.one;
const OfferForm = deferred(async () => (await import('./offer-form')).OfferForm);
const RefusalForm = deferred(async () => (await import('./refusal-form')).RefusalForm);
const OvertakenAnswer = deferred(
  async () => (await import('./refusal-form')).OvertakenAnswer,
);
const TransferForm = deferred(async () => (await import('./transfer-form')).TransferForm);

/** One purchase: the car, its history, and the next step. */
export function Component() {
  const { id = '' } = useParams();
  const purchase = useGetPurchaseQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordPage
      item={{ queue: 'purchases', id }}
      list={CONSULTANT_PURCHASES_PATH}
      answer={purchase}
      words={copy}
    >
      {(shown) =>
        shown.state ? (
          <One key={id} purchase={shown} />
        ) : (
          <Empty level={1} slim title={copy.gone} text={copy.goneText} />
        )
      }
    </RecordPage>
  );
}

function One({ purchase }: { purchase: Purchase }) {
  const { state, customerName, versionName, contractNumber } = purchase;
  const back = useTakenBack(pendingActId('purchase', purchase.id));
  return (
    <article aria-labelledby="compra">
      <title>{contractNumber}</title>
      <header className="work-head">
        <div>
          <h1 id="compra">{customerName}</h1>
          <p>{versionName}</p>
        </div>
        <PurchaseTag state={state} />
      </header>
      <div className="work-cols">
        <div>
          <PurchaseFacts purchase={purchase} />
          <p className="soft">{copy.audited}</p>
        </div>
        <div className="work-form">
          {state && <p>{copy.next[state]}</p>}
          <KeepDraft
            about={(state === 'pedida' || state === 'comprada') && purchase}
            back={back}
            otherwise={back.taken && <OvertakenAnswer back={back} />}
          >
            {(open, isLate) => (
              <Undoable back={back}>
                {open.state === 'comprada' ? (
                  <TransferForm purchase={open} back={back} />
                ) : (
                  <Answer purchase={open} back={back} isLate={isLate} />
                )}
              </Undoable>
            )}
          </KeepDraft>
        </div>
      </div>
    </article>
  );
}

type AnswerProps = { purchase: Purchase; back: TakenBack; isLate: boolean };

function Answer({ isLate, ...props }: AnswerProps) {
  const { refusal } = purchasesCopy;
  const [isRefusing, refuse] = useState(props.back.taken?.what === refusal.waits);
  if (isRefusing) return <RefusalForm {...props} onBack={() => refuse(false)} />;
  return (
    <>
      <OfferForm {...props} />
      {!isLate && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => refuse(true)}
        >
          {refusal.open}
        </button>
      )}
    </>
  );
}
