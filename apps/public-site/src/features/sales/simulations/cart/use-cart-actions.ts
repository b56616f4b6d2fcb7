import { useState } from 'react';
import {
  explain,
  failureOf,
  isRefusedFor,
  serverSentence,
  useDeleteSimulationMutation,
  useFetchFile,
  useRepriceBasketMutation,
  useRestoreSimulationMutation,
} from '@site/api-client';
import { getSimulationPdf } from '@site/api-contract';
import { type CartItem } from '@site/simulator';
import { useSite } from '../../../../shared/site-services';
import { useRememberCart } from '../core/conditions/draft';
import { useCopyAsRead } from '../core/use-copy-as-read';
import { cartCopy as copy } from './cart.copy';
import { type CopyToConfirm } from './confirm-copy';

const FAULT = 500;

/**
 * The last action in the cart. A removal can be undone until the next action. `asked` is
 * a copy that would have another price and waits for the customer's confirmation.
 */
export type LastAction = {
  text: string;
  undo?: CartItem;
  asked?: CopyToConfirm;
};

/**
 * Actions of the cart: duplicate, remove, undo, recalculate, PDF. While one runs, another
 * does nothing. `lastAction` has the message about a success, or about a failure without a
 * popup.
 */
export function useCartActions(count: number) {
  const copyAsRead = useCopyAsRead();
  const [deleteSimulation] = useDeleteSimulationMutation();
  const [restoreSimulation] = useRestoreSimulationMutation();
  const [repriceBasket] = useRepriceBasketMutation();
  const fetchPdf = useFetchFile(getSimulationPdf);
  const rememberCart = useRememberCart();
  const { saveFile, storage } = useSite();
  const [busy, setBusy] = useState(false);
  const [lastAction, setLastAction] = useState<LastAction>({ text: '' });
  /**
   * Simulations whose price the server has confirmed as guaranteed, whatever this
   * device's clock says.
   */
  const [confirmedGuarantees, setConfirmedGuarantees] = useState<readonly string[]>([]);

  async function run(action: () => Promise<LastAction>) {
    if (busy) return;
    setBusy(true);
    try {
      setLastAction(await action());
    } catch (error) {
      const text = unsaidFailure(error);
      if (text !== null) setLastAction({ text });
    } finally {
      setBusy(false);
    }
  }

  /** `read` is the price that the customer has seen; the copy gets no other. */
  const duplicate = (item: CartItem, read = item.basket.quote) =>
    run(async () => {
      const copied = await copyAsRead(item, read);
      if (copied.copy === null)
        return {
          text: '',
          asked: { item, today: copied.today },
        };
      const { modelName, quote } = item.basket;
      return { text: copy.duplicated(modelName, quote.monthly, read.monthly) };
    });

  /**
   * After the last one was removed the stored simulation is deleted, too: 'a simulation
   * can be cleaned' (spec §4).
   */
  const remove = (item: CartItem) =>
    run(async () => {
      await deleteSimulation({ params: { id: item.id } }).unwrap();
      if (count === 1) storage.resetSimulation();
      return { text: copy.removed(item.basket.modelName), undo: item };
    });

  const undo = ({ id, basket, place, clientType }: CartItem) =>
    run(async () => {
      await restoreSimulation({ params: { id } }).unwrap();
      rememberCart({ place, clientType });
      return { text: copy.undone(basket.modelName) };
    });

  const reprice = ({
    id,
    basket: { id: basketId, revision, modelName, quote },
  }: CartItem) =>
    run(async () => {
      const { data, error } = await repriceBasket({
        params: { id, basketId },
        body: { revision },
      });
      if (isRefusedFor(error, 'price-guaranteed'))
        setConfirmedGuarantees([...confirmedGuarantees, id]);
      if (!data) throw error;
      const { basket } = data;
      return { text: copy.repriced(modelName, quote.monthly, basket?.quote ?? quote) };
    });

  const savePdf = ({ id, code, basket: { id: basketId } }: CartItem) =>
    run(async () => {
      await saveFile(await fetchPdf({ params: { id, basketId } }));
      return { text: copy.pdfSaved(code) };
    });

  return {
    busy,
    lastAction,
    confirmedGuarantees,
    duplicate,
    remove,
    undo,
    reprice,
    savePdf,
  };
}

/**
 * A message for a failure without a popup or notice, since the calls of baskets are quiet
 * (spec §7). For a server error the cart has its own text.
 */
function unsaidFailure(error: unknown): string | null {
  const failure = failureOf(error);
  const elsewhere = failure && explain(failure, { url: '' });
  if (elsewhere?.popup ?? elsewhere?.notice) return null;
  return failure && failure.status < FAULT
    ? serverSentence(failure, copy.failed)
    : copy.failed;
}
