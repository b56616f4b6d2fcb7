import { useState } from 'react';
import { failureOf, useChangeDueDayMutation } from '@site/api-client';
import { type ContractDetail, DUE_DAYS } from '@site/contracts';
import { SuccessIcon } from '@site/ui';
import { useOpenForm } from '../../../shared/use-open-form';
import { contractCopy as copy } from './contract.copy';
import '@site/ui/forms.css';

type DueDayProps = {
  contract: ContractDetail;
  /** First installment that another day counts for. */
  from: number;
};

/** Another due day, as an amendment that the customer confirms here. */
export function DueDay({ contract: { id, terms }, from }: DueDayProps) {
  useOpenForm();
  const [day, setDay] = useState<number | null>(null);
  const [change, { isLoading, isSuccess, error }] = useChangeDueDayMutation();
  const others = DUE_DAYS.filter((one) => one !== terms.dueDay);
  const chosen = others.find((one) => one === day) ?? others[0] ?? terms.dueDay;
  const refusal = failureOf(error)?.message;
  return (
    <section className="member-sec" aria-labelledby="contrato-vencimento">
      <header className="member-head">
        <h2 id="contrato-vencimento">{copy.dueDayTitle}</h2>
        <p>{copy.dueDayText(from)}</p>
      </header>
      <form
        className="contract-due"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLoading) return;
          void change({
            params: { id },
            body: { dueDay: chosen as (typeof DUE_DAYS)[number], fromInstallment: from },
          });
        }}
      >
        <label className="field">
          <span className="field-label">{copy.dueDayLabel}</span>
          <select
            className="input"
            value={chosen}
            onChange={(event) => setDay(Number(event.target.value))}
          >
            {others.map((one) => (
              <option key={one} value={one}>
                {copy.dueDayOption(one)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn btn--line" aria-disabled={isLoading}>
          {isLoading ? copy.dueDaySaving : copy.dueDaySave}
        </button>
      </form>
      <div role="status">
        {isSuccess && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {copy.dueDaySaved(terms.dueDay)}
            </span>
          </p>
        )}
        {refusal && <p className="notice notice--err">{refusal}</p>}
      </div>
    </section>
  );
}
