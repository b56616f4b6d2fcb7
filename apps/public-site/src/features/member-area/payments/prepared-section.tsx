import { failureOf, useChoosePreparedBillsMutation } from '@site/api-client';
import { type ContractPayments, PREPARED_METHODS } from '@site/api-contract';
import { CheckIcon } from '@site/ui';
import { paymentsCopy as copy } from './payments.copy';

const CHOICES = [...PREPARED_METHODS, null] as const;

/**
 * How the next bills arrive: prepared and sent by e-mail, or paid here each time. There
 * is no choice while a method pays them automatically.
 */
export function PreparedSection({
  payments: { contractId, prepared, nextBillsBy, card },
}: {
  payments: Pick<ContractPayments, 'contractId' | 'prepared' | 'nextBillsBy' | 'card'>;
}) {
  const [choose, { isLoading, error }] = useChoosePreparedBillsMutation();
  const isPaidByItself =
    nextBillsBy === 'pix-automatico' || nextBillsBy === 'cartao-salvo';
  return (
    <section className="pay-automatic" aria-labelledby="prontas-titulo">
      <p role="status">
        {nextBillsBy === 'pix-automatico'
          ? copy.preparedByAutomatic
          : nextBillsBy === 'cartao-salvo'
            ? card.kept?.missesNext
              ? copy.preparedCardMissesNext
              : copy.preparedByCard
            : prepared
              ? copy.preparedBy(prepared)
              : copy.preparedLead}
      </p>
      {!isPaidByItself && (
        <div className="pay-ways" role="group" aria-label={copy.prepared}>
          {CHOICES.map((method) => (
            <button
              key={method ?? 'none'}
              type="button"
              className="btn btn--line"
              aria-pressed={prepared === method}
              aria-disabled={isLoading || undefined}
              onClick={() => {
                if (!isLoading)
                  void choose({ params: { id: contractId }, body: { method } });
              }}
            >
              {prepared === method && <CheckIcon />}
              {method ? copy.preparedWith(method) : copy.preparedNone}
            </button>
          ))}
        </div>
      )}
      {error !== undefined && !isLoading && (
        <p className="notice notice--err" role="alert">
          {failureOf(error)?.message || copy.failed}
        </p>
      )}
    </section>
  );
}
