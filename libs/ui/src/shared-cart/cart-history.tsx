import { type CartEvent, type CartSide } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { cartHistoryCopy as copy } from './cart-history.copy';
import './shared-cart.css';

type CartHistoryProps = {
  events: readonly CartEvent[];
  /** When the customer declined the last invitation, which is no event of the cart. */
  declinedAt?: string | null;
  /** The reader's own side, shown as 'Você'. */
  side: CartSide;
  /** The other side's name, before its act: `Vera Nunes, Rodar Batel,`. */
  other: string | null;
};

/**
 * Lists the changes of a shared cart with their authors, newest first, with old and new
 * values.
 */
export function CartHistory({
  events,
  declinedAt = null,
  side,
  other,
}: CartHistoryProps) {
  const lines: Line[] = declinedAt
    ? [...events, declined(declinedAt)].sort((one, next) => next.at.localeCompare(one.at))
    : [...events];
  return (
    <ol className="cart-history">
      {lines.map(({ id, at, by, kind, modelName, simulationCode, changes }) => (
        <li key={id} data-mine={by === side ? '' : undefined}>
          <b>{by === side ? copy.you : (other ?? copy.customer)}</b>{' '}
          {copy.done(kind, modelName, simulationCode)}
          {changes.length > 0 && (
            <dl>
              {changes.map(({ key, from, to }) => (
                <div key={key}>
                  <dt>{copy.key(key)}</dt>
                  <dd>{copy.fromTo(from, to)}</dd>
                </div>
              ))}
            </dl>
          )}
          <small>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}

type Line = Omit<CartEvent, 'kind'> & { kind: CartEvent['kind'] | 'declined' };

const declined = (at: string): Line => ({
  ...({ id: 'declined', at, by: 'customer', kind: 'declined' } as const),
  ...{ simulationCode: null, modelName: null, changes: [] },
});
