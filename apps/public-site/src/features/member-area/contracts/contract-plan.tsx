import { useState } from 'react';
import { type ContractDetail, type Installment } from '@site/api-contract';
import { isOver } from '@site/api-contract/sales';
import { deferred } from '@site/ui';
import { InstallmentTable } from '../../../shared/installments/installment-table';
import { isEndedUnpaid } from '../returns/ended-unpaid';
import { contractCopy as copy } from './contract.copy';
import { ContractSums } from './contract-sums';
import { FEW_ROWS, isToCome, nearestInstallments } from './nearest-installments';

const InstallmentsChart = deferred(
  async () => (await import('./installments-chart')).InstallmentsChart,
);

type ContractPlanProps = {
  contract: ContractDetail;
  /** Day of a booked return of the car. */
  backOn?: string | undefined;
};

/** The installments as a chart, as three sums and as a table. */
export function ContractPlan({ contract, backOn }: ContractPlanProps) {
  const { state } = contract;
  const isCut = isEndedUnpaid(contract);
  const { installments } = contract.plan;
  const plan = {
    ...contract.plan,
    installments: isCut ? due(installments) : installments,
  };
  const [isWhole, setWhole] = useState(false);
  const months = plan.installments.filter(({ kind }) => kind === 'mensalidade');
  const paid = months.filter(({ status }) => status === 'paga').length;
  const open = months.filter(({ status }) => isToCome(status)).length;
  const late = months.filter(({ status }) => status === 'vencida').length;
  if (paid + open === 0) return <NoPlan count={months.length} />;
  const change = nextChange(contract);
  const shown = isWhole ? plan.installments : nearestInstallments(plan.installments);
  return (
    <section className="member-sec" aria-labelledby="contrato-parcelas">
      <header className="member-head">
        <h2 id="contrato-parcelas">{copy.plan}</h2>
        {state !== 'cancelada' && (
          <p>{copy.planCount({ paid, late, open: isCut ? null : open - late })}</p>
        )}
      </header>
      {backOn && open > 0 && <p className="soft">{copy.planBack(backOn)}</p>}
      {change && !backOn && !isCut && (
        <p className="soft">{copy.changes(change.number, change.amount)}</p>
      )}
      <div className="contract-plan">
        <div>
          <InstallmentsChart installments={plan.installments} />
          {!isCut && <ContractSums plan={plan} isOver={isOver(state)} />}
        </div>
        <div>
          <InstallmentTable
            plan={{ ...plan, installments: [...shown] }}
            caption={copy.plan}
            withStatus
            withTotal={false}
          />
          {plan.installments.length > FEW_ROWS && (
            <button
              type="button"
              className="link contract-more"
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {isWhole ? copy.showFew : copy.showAll(months.length)}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** Shown when every month was cancelled, since their sums would mean nothing. */
function NoPlan({ count }: { count: number }) {
  return (
    <section className="member-sec" aria-labelledby="contrato-parcelas">
      <header className="member-head">
        <h2 id="contrato-parcelas">{copy.plan}</h2>
      </header>
      <p>{copy.planUndone(count)}</p>
    </section>
  );
}

/**
 * The next month with another price, or null. Months that are billed in parts are
 * skipped, since a part is not the price.
 */
function nextChange({ plan: { installments }, nextInstallment: next }: ContractDetail) {
  if (!next) return null;
  const isWhole = ({ label }: Installment) =>
    installments.filter((one) => one.label === label).length === 1;
  return (
    installments.find(
      (one) =>
        one.kind === 'mensalidade' &&
        one.number > next.number &&
        one.amount !== next.amount &&
        isWhole(one),
    ) ?? null
  );
}

const AHEAD: readonly Installment['status'][] = ['a_vencer', 'prevista'];

/**
 * The installments so far and those of the next due date. Later months of an ended
 * contract are charged only if the customer keeps the car.
 */
function due(installments: readonly Installment[]): Installment[] {
  const next = installments.find(({ status }) => AHEAD.includes(status));
  return installments.filter(
    ({ status, dueDate }) =>
      status !== 'cancelada' && (!AHEAD.includes(status) || dueDate === next?.dueDate),
  );
}
