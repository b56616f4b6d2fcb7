import { useState } from 'react';
import { failureOf, useGetSimulationInstallmentsQuery } from '@site/api-client';
import { DUE_DAYS } from '@site/contracts';
import { Failure, Modal, Skeleton } from '@site/ui';
import { InstallmentTable } from '../../../installments/installment-table';
import { type CartItem } from './compare-rows';
import { planCopy as copy } from './plan.copy';
import '@site/ui/forms.css';
import './plan.css';

type DueDay = `${(typeof DUE_DAYS)[number]}`;
const USUAL: DueDay = '10'; // what checkout proposes too

/** 'Como você paga': every instalment of one simulation, as if it were signed today (spec §7). */
export function PlanDialog({ item: { id, code, basket }, onClose }: { item: CartItem; onClose: () => void }) {
  const [dueDay, setDueDay] = useState<DueDay>(USUAL);
  const { currentData, error, refetch } = useGetSimulationInstallmentsQuery({ params: { id }, query: { dueDay } });
  return (
    <Modal open title={copy.title(basket.modelName)} onClose={onClose}>
      <p className="plan-lead">{copy.lead(code)}</p>
      <label className="plan-day">
        <span>{copy.dueDay}</span>
        <select className="input" value={dueDay} onChange={(event) => setDueDay(event.target.value as DueDay)}>
          {DUE_DAYS.map((day) => <option key={day} value={day}>{copy.day(day)}</option>)}
        </select>
      </label>
      {error !== undefined && <Failure title={copy.failed} traceId={failureOf(error)?.traceId} onRetry={() => void refetch()} />}
      {currentData ? <InstallmentTable plan={currentData} caption={copy.caption(basket.modelName)} /> : error === undefined && <Skeleton shape="row" count={6} />}
    </Modal>
  );
}
