import { useState } from 'react';
import { useSaveStockMutation } from '@site/api-client';
import { type FreeCars, freeCars, type StockItem } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { Modal } from '@site/ui';
import { Form, NumberField, SubmitButton, useZodForm } from '@site/ui/forms';
import { Said, saidProblem, type Saying } from '../../shared/car-inspection/said';
import { stockCopy as copy } from './stock.copy';

type ChangeDialogProps = {
  car: StockItem;
  /** How many are free by now, by the list. */
  free: number;
  onClose: () => void;
  onSaved: (text: string) => void;
};

/** How many cars of a kind are free; what was typed stays when somebody came first. */
export function ChangeDialog({ car, free, onClose, onSaved }: ChangeDialogProps) {
  const [save] = useSaveStockMutation();
  const [problem, setProblem] = useState<Saying>(null);
  const form = useZodForm(freeCars, { defaultValues: { quantity: car.quantity } });
  const params = { version: car.versionSlug, paint: car.paintSlug };

  async function send({ quantity }: FreeCars) {
    setProblem(null);
    try {
      await save({ params, body: { quantity, seen: free } }).unwrap();
      onSaved(copy.added(copy.changeTitle(car), quantity));
    } catch (error) {
      setProblem(saidProblem(showFormFailure(form, error, copy.saveFailed)));
    }
  }
  return (
    <Modal open title={copy.changeTitle(car)} onClose={onClose}>
      <Form
        form={form}
        onSubmit={send}
        className="form stock-form"
        aria-label={copy.changeTitle(car)}
      >
        <NumberField
          name="quantity"
          label={copy.freeLabel}
          help={copy.changeHelp(free)}
          whole
          autoComplete="off"
        />
        <Said saying={problem} />
        <div className="actions">
          <SubmitButton className="btn" pendingLabel={copy.pending}>
            {copy.changeSubmit}
          </SubmitButton>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {copy.back}
          </button>
        </div>
      </Form>
    </Modal>
  );
}
