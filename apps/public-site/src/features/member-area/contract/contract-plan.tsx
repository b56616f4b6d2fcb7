import { useState } from 'react';
import { type ContractDetail, type Installment } from '@site/contracts';
import { centavosFromReais, formatBRL, reaisFromCentavos } from '@site/contracts/brazil';
import { deferred } from '@site/ui';
import { InstallmentTable } from '../../../shared/installments/installment-table';
import { contractCopy as copy } from './contract.copy';

const InstallmentsChart = deferred(
  async () => (await import('./installments-chart')).InstallmentsChart,
);

/** Rows that are shown before somebody asks for all. */
const FEW = 6;

/** The instalments as a chart, as three sums and as a table (design brief §13). */
export function ContractPlan({
  contract: { plan, state },
}: {
  contract: ContractDetail;
}) {
  const [isWhole, setWhole] = useState(false);
  const months = plan.installments.filter(({ kind }) => kind === 'mensalidade');
  const paid = months.filter(({ status }) => status === 'paga').length;
  const open = months.filter(({ status }) => isToCome(status)).length;
  const shown = isWhole ? plan.installments : nearest(plan.installments);
  return (
    <section className="member-sec" aria-labelledby="contrato-parcelas">
      <header className="member-head">
        <h2 id="contrato-parcelas">{copy.plan}</h2>
        {state !== 'cancelada' && <p>{copy.planCount(paid, open)}</p>}
      </header>
      <div className="contract-plan">
        <div>
          <InstallmentsChart installments={plan.installments} />
          <dl className="facts contract-sums">
            <div>
              <dt>{copy.paidSum}</dt>
              <dd>
                {sumOf(plan.installments, ({ amount, open: rest }) => amount - rest)}
              </dd>
            </div>
            <div>
              <dt>{copy.openSum}</dt>
              <dd>{sumOf(plan.installments, ({ open: rest }) => rest)}</dd>
            </div>
            <div className="total">
              <dt>{copy.totalSum}</dt>
              <dd>{formatBRL(plan.total)}</dd>
            </div>
          </dl>
        </div>
        <div>
          <InstallmentTable
            plan={{ ...plan, installments: [...shown] }}
            caption={copy.plan}
            withStatus
            withTotal={false}
          />
          {plan.installments.length > FEW && (
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

const isToCome = (status: Installment['status']) =>
  status !== 'paga' && status !== 'cancelada';

/** Of what is not cancelled, to the centavo. */
function sumOf(
  installments: readonly Installment[],
  part: (installment: Installment) => number,
): string {
  const centavos = installments
    .filter(({ status }) => status !== 'cancelada')
    .reduce((sum, one) => sum + centavosFromReais(part(one)), 0);
  return formatBRL(reaisFromCentavos(centavos));
}

/** The last two that are settled and what follows; the end when nothing follows. */
function nearest(installments: readonly Installment[]): readonly Installment[] {
  const next = installments.findIndex(({ status }) => isToCome(status));
  const from = Math.max(0, (next < 0 ? installments.length : next) - 2);
  return installments.slice(
    Math.min(from, Math.max(0, installments.length - FEW)),
    from + FEW,
  );
}
