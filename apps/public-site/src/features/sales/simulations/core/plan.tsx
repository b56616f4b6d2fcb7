import { readProblem, useGetSimulationInstallmentsQuery } from '@site/api-client';
import { type DUE_DAYS } from '@site/api-contract';
import { Failure, Skeleton } from '@site/ui';
import { InstallmentTable } from '../../../../shared/installments/installment-table';
import { planCopy as copy } from './plan.copy';

export type DueDay = `${(typeof DUE_DAYS)[number]}`;

/**
 * All installments of one simulation for a due day, as if it were signed today (spec §7:
 * future-installments).
 */
export function Plan({
  simulationId,
  model,
  dueDay,
}: {
  simulationId: string;
  model: string;
  dueDay: DueDay;
}) {
  const { currentData, error, refetch } = useGetSimulationInstallmentsQuery({
    params: { id: simulationId },
    query: { dueDay },
  });
  if (currentData)
    return <InstallmentTable plan={currentData} caption={copy.caption(model)} />;
  if (error !== undefined)
    return (
      <Failure
        title={copy.failed}
        {...readProblem(error)}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton shape="row" count={6} />;
}
