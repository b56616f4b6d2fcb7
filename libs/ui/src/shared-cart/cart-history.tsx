import { type CartEvent, type CartSide } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { SiteLink } from '../link/site-link';
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
  /** Where the reader opens a proposal; without it none is named. */
  proposalPath?: (id: string) => string;
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
  proposalPath,
}: CartHistoryProps) {
  const lines: Line[] = declinedAt
    ? [...events, declined(declinedAt)].sort((one, next) => next.at.localeCompare(one.at))
    : [...events];
  return (
    <ol className="cart-history">
      {lines.map(({ id, at, by, kind, modelName, simulationCode, changes, proposal }) => (
        <li key={id} data-mine={by === side ? '' : undefined}>
          <b>{by === side ? copy.you : (other ?? copy.customer)}</b>{' '}
          {copy.done(kind, modelName, simulationCode)}
          {proposal && proposalPath && (
            <>
              {': '}
              <SiteLink className="link" to={proposalPath(proposal.id)}>
                {proposal.number}
              </SiteLink>
            </>
          )}
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
