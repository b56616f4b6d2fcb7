import { useState } from 'react';
import {
  failureOf,
  useGetStockChoicesQuery,
  useSaveStockMutation,
} from '@site/api-client';
import { type AddedCar, addedCar, type StockChoices } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { Failure, Modal, Skeleton } from '@site/ui';
import { Form, NumberField, SelectField, SubmitButton, useZodForm } from '@site/ui/forms';
import { Said, saidProblem, type Saying } from '../../shared/car-inspection/said';
import { stockCopy as copy } from './stock.copy';

type AddDialogProps = { onClose: () => void; onSaved: (text: string) => void };

/** Cars that arrived: which, in what color, how many. */
export function AddDialog({ onClose, onSaved }: AddDialogProps) {
  const { data, error, refetch } = useGetStockChoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Modal open title={copy.add} onClose={onClose}>
      {data ? (
        <AddForm choices={data} onClose={onClose} onSaved={onSaved} />
      ) : error ? (
        <Failure
          title={copy.choicesFailed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={4} />
      )}
    </Modal>
  );
}

function AddForm({
  choices,
  onClose,
  onSaved,
}: AddDialogProps & { choices: StockChoices }) {
  const [save] = useSaveStockMutation();
  const [problem, setProblem] = useState<Saying>(null);
  const form = useZodForm(addedCar, {
    defaultValues: { version: '', paint: '', quantity: 1 },
  });
  const { versions, paints, free } = choices;
  const freeOf = (version: string, paint: string) =>
    free.find((line) => line.version === version && line.paint === paint)?.quantity ?? 0;
  const [version, paint, quantity] = form.watch(['version', 'paint', 'quantity']);

  /**
   * Adds the cars that arrived to the number that was read. After a refusal that number
   * is read anew, since somebody has changed it.
   */
  async function send({ quantity: added, ...car }: AddedCar) {
    setProblem(null);
    const seen = freeOf(car.version, car.paint);
    try {
      await save({ params: car, body: { quantity: seen + added, seen } }).unwrap();
      const name = versions.find(({ slug }) => slug === car.version)?.name ?? '';
      const color = paints.find(({ slug }) => slug === car.paint)?.name ?? '';
      onSaved(copy.added(`${name}, ${color}`, seen + added));
    } catch (error) {
      setProblem(saidProblem(showFormFailure(form, error, copy.saveFailed)));
    }
  }
  const named = (rows: readonly { slug: string; name: string }[]) =>
    rows.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Form form={form} onSubmit={send} className="form stock-form" aria-label={copy.add}>
      <SelectField name="version" label={copy.version} options={named(versions)} />
      <SelectField name="paint" label={copy.paint} options={named(paints)} />
      <NumberField name="quantity" label={copy.arrived} whole autoComplete="off" />
      {version !== '' && paint !== '' && (
        <p className="soft" role="status">
          {typeof quantity === 'number'
            ? copy.addHelp(freeOf(version, paint), quantity)
            : copy.addNow(freeOf(version, paint))}
        </p>
      )}
      <Said saying={problem} />
      <div className="actions">
        <SubmitButton className="btn" pendingLabel={copy.pending}>
          {copy.addSubmit}
        </SubmitButton>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Form>
  );
}
