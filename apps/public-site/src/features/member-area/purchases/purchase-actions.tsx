import { useState } from 'react';
import {
  isRefusedFor,
  serverSentence,
  useAnswerPurchaseMutation,
  useAskPurchaseMutation,
} from '@site/api-client';
import { type Purchase } from '@site/api-contract';
import {
  memberContractPath,
  memberPaymentsPath,
  memberReturnPath,
} from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { purchaseCopy as copy } from './purchase.copy';

/**
 * The choices that the customer has now: ask for an offer, accept or decline it, pay, or
 * cancel.
 */
export function PurchaseActions({ purchase }: { purchase: Purchase }) {
  const { id, state, revision, canAsk, returnOn, dueOn, lateBill } = purchase;
  const [ask, { isLoading: isAsking }] = useAskPurchaseMutation();
  const [answer, { isLoading: isAnswering }] = useAnswerPurchaseMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const isBusy = isAsking || isAnswering;

  async function act(send: () => Promise<unknown>) {
    if (isBusy) return;
    setRefusal(undefined);
    try {
      await send();
    } catch (error) {
      setRefusal(error);
    }
  }
  const reply = (accepts: boolean) =>
    act(() => answer({ params: { id }, body: { revision, accepts } }).unwrap());
  const busy = isBusy || undefined;
  const isRefusedForLate = isRefusedFor(refusal, 'bills-late');
  const payLate = lateBill && (
    <SiteLink to={memberPaymentsPath(id, lateBill.since)}>
      {copy.payLate(lateBill)}
    </SiteLink>
  );

  return (
    <>
      {refusal !== undefined && (
        <p className="notice notice--err" role="alert">
          {serverSentence(refusal, copy.failed)}
          {isRefusedForLate && <> {payLate}</>}
        </p>
      )}
      {state === 'oferecida' && payLate && !isRefusedForLate && (
        <p className="notice notice--warn">
          {copy.lateFirst} {payLate}
        </p>
      )}
      {state === 'oferecida' && returnOn && <p>{copy.returnGoes(returnOn)}</p>}
      {state === 'aceita' && <p className="soft">{copy.paying}</p>}
      <div className="actions">
        {canAsk && (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => void act(() => ask({ params: { id }, body: {} }).unwrap())}
          >
            {isAsking ? copy.asking : copy.ask}
          </button>
        )}
        {state === 'oferecida' && (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => void reply(true)}
          >
            {isAnswering ? copy.accepting : copy.accept}
          </button>
        )}
        {state === 'aceita' && (
          <SiteLink className="btn" to={memberPaymentsPath(id, dueOn ?? undefined)}>
            {copy.pay}
          </SiteLink>
        )}
        {(state === 'pedida' || state === 'oferecida' || state === 'aceita') && (
          <button
            type="button"
            className="btn btn--line"
            aria-disabled={busy}
            onClick={() => void reply(false)}
          >
            {state === 'oferecida' ? copy.letPass : copy.takeBack}
          </button>
        )}
        {(state === 'recusada' || state === 'dispensada' || state === 'vencida') && (
          <SiteLink className="btn btn--line" to={insteadOf(purchase)}>
            {purchase.isDemanded ? copy.bringBack : copy.instead}
          </SiteLink>
        )}
      </div>
    </>
  );
}

/** The page on which a contract ends without a purchase. */
const insteadOf = ({ id, isDemanded }: Purchase) =>
  isDemanded ? memberReturnPath(id) : `${memberContractPath(id)}#contrato-fim`;
