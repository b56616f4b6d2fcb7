import { failureOf, useRemoveCardMutation, useStartCardMutation } from '@site/api-client';
import { type ContractPayments } from '@site/api-contract';
import { AskOnce } from './ask-once';
import { isMoreAhead } from './charge-states';
import { paymentsCopy as copy } from './payments.copy';

/** The saved card: its state, and the buttons to save, change or remove it. */
export function CardSection({ payments }: { payments: ContractPayments }) {
  const { contractId, card, nextBillsBy } = payments;
  const [start, starting] = useStartCardMutation();
  const [remove, removing] = useRemoveCardMutation();
  const { kept, url, refused, awaited } = card;
  const isBusy = starting.isLoading || removing.isLoading;
  const problem = starting.error ?? removing.error;
  const params = { id: contractId };
  return (
    <section className="pay-automatic" aria-labelledby="cartao-titulo">
      <div role="status">
        {kept ? (
          <>
            <p>
              <b>{copy.cardName(kept)}</b>, {copy.cardExpiry(kept.expiry)}
            </p>
            <p>
              {nextBillsBy !== 'cartao-salvo'
                ? copy.preparedByAutomatic
                : kept.missesNext
                  ? copy.cardMissesNext
                  : copy.cardPays}
            </p>
          </>
        ) : (
          <p>{awaited ? copy.cardAwaited : copy.cardSaveLead}</p>
        )}
        {refused && <p className="notice notice--err">{copy.cardNotSaved}</p>}
      </div>
      {url !== null && !isBusy && (
        <div className="panel pay-words">
          <p>{copy.cardSaveAtBank}</p>
          <a className="btn" href={url}>
            {copy.cardGo}
          </a>
        </div>
      )}
      <div className="pay-ways">
        {url === null && !awaited && isMoreAhead(payments) && (
          <button
            type="button"
            className="btn btn--line"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) void start({ params });
            }}
          >
            {kept ? copy.cardChange : copy.cardSave}
          </button>
        )}
        {kept !== null && (
          <AskOnce
            label={copy.cardRemove}
            question={copy.cardRemoveAsk(kept)}
            follows={
              nextBillsBy === 'cartao-salvo'
                ? copy.cardRemoveFollows
                : copy.cardRemoveFollowsLess
            }
            keep={copy.cardStay}
            isBusy={isBusy}
            onAct={() => remove({ params })}
          />
        )}
        {kept === null && url !== null && (
          <button
            type="button"
            className="btn btn--line"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) void remove({ params });
            }}
          >
            {copy.cardGiveUp}
          </button>
        )}
      </div>
      {problem !== undefined && !isBusy && (
        <p className="notice notice--err" role="alert">
          {failureOf(problem)?.message || copy.failed}
        </p>
      )}
    </section>
  );
}
