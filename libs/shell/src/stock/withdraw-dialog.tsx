import { useState } from 'react';
import { serverSentence, useSaveStockMutation } from '@site/api-client';
import { type StockItem } from '@site/contracts';
import { Modal, Said, type Saying } from '@site/ui';
import { stockCopy as copy } from './stock.copy';
import { useStockPlace } from './stock-place';

type WithdrawDialogProps = {
  car: StockItem;
  /** How many are free by now, by the list. */
  free: number;
  onClose: () => void;
  onSaved: (text: string) => void;
};

/** A second look before free cars leave the stock. */
export function WithdrawDialog({ car, free, onClose, onSaved }: WithdrawDialogProps) {
  const { query } = useStockPlace();
  const [save, { isLoading }] = useSaveStockMutation();
  const [problem, setProblem] = useState<Saying>(null);
  const params = { version: car.versionSlug, paint: car.paintSlug };

  async function withdraw() {
    setProblem(null);
    try {
      await save({ query, params, body: { quantity: 0, seen: free } }).unwrap();
      onSaved(copy.withdrawn(copy.changeTitle(car)));
    } catch (error) {
      setProblem({ kind: 'err', text: serverSentence(error, copy.saveFailed) });
    }
  }
  return (
    <Modal open title={copy.withdrawTitle(car)} onClose={onClose}>
      {free > 0 && <p>{copy.withdrawText(free)}</p>}
      <Said saying={problem} />
      <div className="actions modal-actions">
        {free > 0 && (
          <button
            type="button"
            className="btn btn--danger"
            aria-busy={isLoading || undefined}
            onClick={() => isLoading || void withdraw()}
          >
            {isLoading ? copy.withdrawPending : copy.withdrawSubmit}
          </button>
        )}
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Modal>
  );
}
