import { type Installment, type InstallmentPlan } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { withFallback } from '@site/api-contract/with-fallback';
import { type Column, DataTable } from '@site/ui';
import { installmentsCopy as copy } from './installments.copy';
import { LongRows } from './long-rows';
import './installments.css';

const TONES: Record<Installment['status'], string> = withFallback(
  {
    prevista: '',
    a_vencer: '',
    vencida: 'tag--err',
    parcial: 'tag--warn',
    paga: 'tag--ok',
    contestada: 'tag--warn',
    cancelada: '',
  },
  '',
);

export type InstallmentTableProps = {
  plan: InstallmentPlan;
  caption: string;
  /** Shows payment states, which contracts have and simulations do not. */
  withStatus?: boolean;
  /** Shows the sum below; false when it is shown elsewhere. */
  withTotal?: boolean;
};

/** All installments with day and amount, and their total. */
export function InstallmentTable({
  plan,
  caption,
  withStatus = false,
  withTotal = true,
}: InstallmentTableProps) {
  const columns: Column<Installment>[] = [
    { key: 'what', head: copy.what, cell: ({ label }) => label },
    {
      key: 'due',
      head: copy.due,
      cell: ({ dueDate }) => formatDate(dueDate),
      figure: true,
      phone: withStatus ? 'end' : 'start',
    },
    {
      key: 'amount',
      head: copy.amount,
      cell: copy.amountOf,
      figure: true,
      phone: withStatus ? 'start' : 'end',
    },
    ...(withStatus
      ? [{ key: 'status', head: copy.status, cell: statusOf, phone: 'end' as const }]
      : []),
  ];
  return (
    <>
      <LongRows
        label={caption}
        count={plan.installments.length}
        first={Math.max(0, plan.installments.findIndex(isOpen))}
        all={copy.all(plan.installments.length)}
      >
        <DataTable
          caption={caption}
          columns={columns}
          rows={plan.installments}
          rowKey={(row) => String(plan.installments.indexOf(row))}
        />
      </LongRows>
      {withTotal && (
        <p className="plan-total">
          <span>{copy.total}</span> <b>{formatBRL(plan.total)}</b>
        </p>
      )}
    </>
  );
}

const isOpen = ({ status }: Installment) => status !== 'paga' && status !== 'cancelada';

function statusOf({ status }: Installment) {
  return <span className={`tag ${TONES[status]}`}>{copy.statuses[status]}</span>;
}
