import { useState } from 'react';
import { failureOf, useChangeDueDayMutation } from '@site/api-client';
import { type ContractDetail, DUE_DAYS } from '@site/api-contract';
import { type OutcomeText, OutcomeWithFocus, problemText } from '@site/ui';
import { contractCopy as copy } from './contract.copy';
import '@site/ui/forms.css';

type DueDayProps = {
  contract: ContractDetail;
  /** The next installment, to which another due day may apply. */
  from: number;
};

/** Changes the due day by an amendment that the customer confirms here. */
export function DueDay({ contract, from }: DueDayProps) {
  const { id, terms, dueDayChanges, dueDayPending } = contract;
  const [day, setDay] = useState<number | null>(null);
  const [said, say] = useState<OutcomeText>(null);
  const [change, { isLoading }] = useChangeDueDayMutation();
  const others = DUE_DAYS.filter((one) => one !== terms.dueDay);
  // After the change its day is the present one, which is not offered.
  const chosen = others.find((one) => one === day);
  const firstOf = (day?: number) =>
    dueDayChanges?.find(({ dueDay }) => dueDay === day) ?? {
      fromInstallment: from,
      dueOn: undefined,
    };
  const { fromInstallment, dueOn } = firstOf(chosen);
  const [isMissing, setMissing] = useState(false);

  async function send(dueDay: (typeof DUE_DAYS)[number]) {
    say(null);
    const { error } = await change({
      params: { id },
      body: { dueDay, fromInstallment },
    });
    say(
      error
        ? problemText(failureOf(error)?.message ?? '')
        : { kind: 'ok', text: copy.dueDaySaved(dueDay, fromInstallment) },
    );
  }

  return (
    <section className="member-sec" aria-labelledby="contrato-vencimento">
      <header className="member-head">
        <h2 id="contrato-vencimento">{copy.dueDayTitle}</h2>
        <p aria-live="polite">
          {dueDayPending
            ? copy.dueDayPending(dueDayPending)
            : copy.dueDayText(fromInstallment, dueOn)}
        </p>
      </header>
      {!dueDayPending && (
        <>
          <form
            className="contract-due"
            onSubmit={(event) => {
              event.preventDefault();
              if (isLoading) return;
              setMissing(chosen === undefined);
              if (chosen !== undefined) void send(chosen);
            }}
          >
            <label className="field">
              <span className="field-label">{copy.dueDayLabel}</span>
              <select
                className="input"
                value={chosen ?? ''}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? 'vencimento-falta' : undefined}
                onChange={(event) => {
                  setDay(Number(event.target.value));
                  setMissing(false);
                }}
              >
                <option value="">{copy.dueDayNone}</option>
                {others.map((one) => (
                  <option key={one} value={one}>
                    {copy.dueDayOption(one)}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" className="btn btn--line" aria-disabled={isLoading}>
              {isLoading ? copy.dueDaySaving : copy.dueDaySave(chosen)}
            </button>
          </form>
          {isMissing && (
            <p className="field-error" id="vencimento-falta" role="alert">
              {copy.dueDayMissing}
            </p>
          )}
        </>
      )}
      <OutcomeWithFocus saying={said} />
    </section>
  );
}
