import { useEffect, useState } from 'react';
import { type OwnSharedCart } from '@site/api-contract';
import { CartHistory } from '@site/ui/shared-cart';
import { useSite } from '../../../../shared/site-services';
import { assistedSaleCopy as copy } from './assisted-sale.copy';
import { UndoChange } from './undo-change';
import { type useChoicesBefore } from './use-choices-before';
import './sellers-news.css';

export type SellersNote = {
  /** The simulation whose changes it is about. */
  code: string;
  text: string;
};

type SellersNewsProps = {
  cart: OwnSharedCart;
  /** Tells the customer what to do about changes of one simulation. */
  note?: SellersNote;
  /** Gives the choice to which the customer may go back; absent where they may not. */
  choicesBefore?: ReturnType<typeof useChoicesBefore>;
};

/** More changes than these are read in the history. */
const MOST_NEWS = 2;

/**
 * The seller's changes since the customer last read them, with old and new values; a
 * reload keeps them. Lines from before the cart was first opened here count as read, and
 * changes of a simulation that the customer changed afterwards.
 */
export function SellersNews({ cart, note, choicesBefore }: SellersNewsProps) {
  const { storage } = useSite();
  const { history } = cart;
  const newest = history[0]?.id ?? '';
  const [read, setRead] = useState(() => {
    const [cartId, line = newest] = storage.read('readCartLine')?.split(' ') ?? [];
    return cartId === cart.id ? line : newest;
  });
  useEffect(() => {
    storage.write('readCartLine', `${cart.id} ${read}`);
  }, [storage, cart.id, read]);
  const at = history.findIndex(({ id }) => id === read);
  const news = history
    .slice(0, at === -1 ? undefined : at)
    .filter(
      ({ by, simulationCode }, line, lines) =>
        by === 'seller' &&
        !lines
          .slice(0, line)
          .some(
            (later) => later.by === 'customer' && later.simulationCode === simulationCode,
          ),
    );
  const [last] = news;
  const isNoted =
    note &&
    news.some(
      ({ kind, simulationCode }) => kind === 'changed' && simulationCode === note.code,
    );
  return (
    <div className="assisted-news" role="status">
      {news.length > 0 && (
        <>
          <b>{copy.news}</b>
          <CartHistory
            events={news.slice(0, MOST_NEWS)}
            side="customer"
            other={cart.sellerName ?? ''}
          />
          {isNoted && <p>{note.text}</p>}
          <button type="button" className="link" onClick={() => setRead(newest)}>
            {copy.newsRead}
          </button>
        </>
      )}
      {choicesBefore && (
        <UndoChange
          change={last?.kind === 'changed' ? choicesBefore(last.simulationCode) : null}
          onUndone={() => setRead(newest)}
        />
      )}
    </div>
  );
}
