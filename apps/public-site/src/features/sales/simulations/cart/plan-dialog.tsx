import { useState } from 'react';
import { DUE_DAYS, USUAL_DUE_DAY } from '@site/api-contract';
import { type CartItem } from '@site/simulator';
import { Modal, Unbroken } from '@site/ui';
import { type DueDay, Plan } from '../core/plan';
import { planCopy as copy } from '../core/plan.copy';
import '@site/ui/forms.css';
import './plan-dialog.css';

/**
 * 'Como você paga': all installments of one simulation, as if it were signed today (spec
 * §7).
 */
export function PlanDialog({
  item: { id, code, basket },
  onClose,
}: {
  item: CartItem;
  onClose: () => void;
}) {
  const [dueDay, setDueDay] = useState<DueDay>(`${USUAL_DUE_DAY}`);
  return (
    <Modal open title={copy.title(basket.modelName)} onClose={onClose}>
      <p className="plan-lead">
        <Unbroken>{copy.lead(code)}</Unbroken>
      </p>
      <label className="plan-day">
        <span>{copy.dueDay}</span>
        <select
          className="input"
          value={dueDay}
          onChange={(event) => setDueDay(event.target.value as DueDay)}
        >
          {DUE_DAYS.map((day) => (
            <option key={day} value={day}>
              {copy.day(day)}
            </option>
          ))}
        </select>
      </label>
      <Plan simulationId={id} model={basket.modelName} dueDay={dueDay} />
    </Modal>
  );
}
