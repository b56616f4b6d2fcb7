import { useSaveStockMutation } from '@site/api-client';
import { type FreeCars, freeCars, type StockItem } from '@site/api-contract';
import { FormModal, NumberField, useZodForm } from '@site/ui/forms';
import { stockCopy as copy } from './stock.copy';
import { StockForm } from './stock-form';
import { useStockScope } from './stock-scope';
import { useWithdrawal } from './use-withdrawal';

type ChangeDialogProps = {
  car: StockItem;
  /** The present number of free cars, from the list. */
  free: number;
  onClose: () => void;
  onSaved: (text: string) => void;
};

/**
 * Changes the number of free cars of a kind, or takes all of them out of the stock; typed
 * values stay when a colleague changes it first.
 */
export function ChangeDialog({ car, free, onClose, onSaved }: ChangeDialogProps) {
  const { query } = useStockScope();
  const [save] = useSaveStockMutation();
  const withdraw = useWithdrawal();
  const form = useZodForm(freeCars, { defaultValues: { quantity: car.quantity } });
  const params = { version: car.versionSlug, paint: car.paintSlug };

  async function send({ quantity }: FreeCars) {
    await save({ query, params, body: { quantity, seen: free } }).unwrap();
    onSaved(copy.added(copy.changeTitle(car), quantity));
  }
  return (
    <FormModal open title={copy.changeTitle(car)} onClose={onClose}>
      <StockForm
        form={form}
        label={copy.changeTitle(car)}
        submit={copy.changeSubmit}
        onSubmit={send}
      >
        <NumberField
          name="quantity"
          label={copy.freeLabel}
          help={copy.changeHelp(free)}
          whole
          autoComplete="off"
        />
      </StockForm>
      <button
        type="button"
        className="action stock-withdraw"
        onClick={() => {
          onClose();
          withdraw({ ...car, quantity: free });
        }}
      >
        {copy.withdraw}
      </button>
    </FormModal>
  );
}
