import { useGetStockChoicesQuery, useSaveStockMutation } from '@site/api-client';
import { type AddedCar, addedCar, type StockChoices } from '@site/api-contract';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { FormModal, NumberField, SelectField, useZodForm } from '@site/ui/forms';
import { stockCopy as copy } from './stock.copy';
import { StockForm } from './stock-form';
import { useStockScope } from './stock-scope';

type AddDialogProps = { onClose: () => void; onSaved: (text: string) => void };

/** Adds new cars: version, color and number. */
export function AddDialog({ onClose, onSaved }: AddDialogProps) {
  const { query } = useStockScope();
  const choices = useGetStockChoicesQuery({ query }, { refetchOnMountOrArgChange: true });
  return (
    <FormModal open title={copy.add} onClose={onClose}>
      <QueryState
        answer={choices}
        failed={copy.choicesFailed}
        wait={<Skeleton count={4} />}
      >
        {(data) => <AddForm choices={data} onSaved={onSaved} />}
      </QueryState>
    </FormModal>
  );
}

type AddFormProps = Pick<AddDialogProps, 'onSaved'> & { choices: StockChoices };

function AddForm({ choices, onSaved }: AddFormProps) {
  const { query } = useStockScope();
  const [save] = useSaveStockMutation();
  const form = useZodForm(addedCar, {
    defaultValues: { version: '', paint: '', quantity: 1 },
  });
  const { versions, paints, free } = choices;
  const freeOf = (version: string, paint: string) =>
    free.find((line) => line.version === version && line.paint === paint)?.quantity ?? 0;
  const [version, paint, quantity] = form.watch(['version', 'paint', 'quantity']);

  /**
   * Adds the new cars to the number that was shown. After a refusal that number is loaded
   * again, since a colleague has changed it.
   */
  async function send({ quantity: added, ...car }: AddedCar) {
    const seen = freeOf(car.version, car.paint);
    await save({ query, params: car, body: { quantity: seen + added, seen } }).unwrap();
    const name = versions.find(({ slug }) => slug === car.version)?.name ?? '';
    const color = paints.find(({ slug }) => slug === car.paint)?.name ?? '';
    onSaved(copy.added(`${name}, ${color}`, seen + added));
  }
  const named = (rows: readonly { slug: string; name: string }[]) =>
    rows.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <StockForm
      form={form}
      draft="stock-car"
      label={copy.add}
      submit={copy.addSubmit}
      onSubmit={send}
    >
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
    </StockForm>
  );
}
