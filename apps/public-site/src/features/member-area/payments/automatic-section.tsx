import {
  failureOf,
  useEndAutomaticMutation,
  useStartAutomaticMutation,
} from '@site/api-client';
import { type ContractPayments } from '@site/api-contract';
import { AskOnce } from './ask-once';
import { isAutomaticLiving, isLeftOut } from './charge-states';
import { CopiedText, PixPicture } from './open-charge';
import { paymentsCopy as copy } from './payments.copy';
import { useNamedDueDate } from './use-contract-payments';

type Journey = 1 | 2 | 3 | 4;

/** Pix Automático: its state, and the buttons to authorize or end it. */
export function AutomaticSection({ payments }: { payments: ContractPayments }) {
  const { contractId, automatic, bill, nextBillsBy } = payments;
  const [start, starting] = useStartAutomaticMutation();
  const [end, ending] = useEndAutomaticMutation();
  const dueDate = useNamedDueDate();
  if (!automatic) return null;
  const { state, pix } = automatic;
  const isBusy = starting.isLoading || ending.isLoading;
  const isLiving = isAutomaticLiving(payments);
  const problem = starting.error ?? ending.error;
  const params = { id: contractId };
  const ways: readonly (readonly [Journey, string])[] = [
    ...(bill
      ? ([
          [3, copy.automaticBoth],
          [4, copy.automaticAfter],
        ] as const)
      : ([[2, copy.automaticQr]] as const)),
    [1, copy.automaticNotice],
  ];
  return (
    <section className="pay-automatic" aria-labelledby="automatico-titulo">
      <p role="status">
        {state ? copy.automaticStates[state] : copy.automaticLead}
        {state === 'cancelada' && ` ${copy.automaticEnded(nextBillsBy)}`}
      </p>
      {isLeftOut(payments) && <p>{copy.automaticLeavesOut}</p>}
      {pix && (
        <div className="panel">
          <div className="pay-open">
            <CopiedText label={copy.pixCode} text={pix.code} />
            <PixPicture picture={pix.picture} text={copy.automaticPicture} />
          </div>
        </div>
      )}
      <div className="pay-ways">
        {!isLiving &&
          ways.map(([way, label]) => (
            <button
              key={way}
              type="button"
              className="btn btn--line"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) void start({ params, body: { journey: way, dueDate } });
              }}
            >
              {label}
            </button>
          ))}
        {isLiving && (
          <AskOnce
            label={copy.automaticEnd}
            question={copy.automaticEndAsk}
            follows={copy.automaticEndFollows}
            keep={copy.automaticKeep}
            isBusy={isBusy}
            onAct={() => end({ params })}
          />
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
