import { useListAssistedCartsQuery } from '@site/api-client';
import { type SharedCart } from '@site/api-contract';
import { assistedCartPath } from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { QueryState } from '@site/shell/query-state';
import { deferred, SiteLink, Skeleton, Tag, type TagProps } from '@site/ui';
import { useWhileVisible } from '@site/ui/shared-cart';
import { opensForSeller } from '../../../shared/open-cart';
import { assistedSaleCopy as copy } from './assisted-sale.copy';
import '@site/ui/forms.css';
import './assisted-sale.css';

/** Its wait keeps the room of the forms until their code is there. */
const BeginForms = deferred(
  async () => (await import('./begin-forms')).BeginForms,
  <div className="carts-begin" />,
);

/** Section of the seller's home: the two ways to start a cart, and the open carts. */
export function CartsSection() {
  return (
    <section className="carts" aria-labelledby="atendimentos">
      <h2 id="atendimentos">{copy.heading}</h2>
      <BeginForms />
      <div className="carts-open">
        <h3>{copy.listHeading}</h3>
        <Carts />
      </div>
    </section>
  );
}

function Carts() {
  const carts = useListAssistedCartsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useWhileVisible(() => void carts.refetch(), null);
  return (
    <QueryState answer={carts} failed={copy.failed} wait={<Skeleton shape="row" />}>
      {(shown) =>
        shown.length === 0 ? (
          <p className="carts-none">{copy.empty}</p>
        ) : (
          <ul className="carts-list">
            {shown.map((cart) => (
              <Row key={cart.id} cart={cart} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function Row({ cart }: { cart: SharedCart }) {
  return (
    <li>
      {opensForSeller(cart) ? (
        <SiteLink className="link" to={assistedCartPath(cart.id)}>
          {copy.listed(cart)}
          <span className="vh">{`: ${copy.open(cart)}`}</span>
        </SiteLink>
      ) : (
        <b>{copy.listed(cart)}</b>
      )}
      <CartTag cart={cart} />
      <small>{copy.ended(cart) ?? copy.since(cart.acceptedAt ?? cart.createdAt)}</small>
    </li>
  );
}

const TONES: Record<SharedCart['state'], TagProps['tone']> = withFallback(
  {
    prepared: 'neutral',
    offered: 'neutral',
    requested: 'warn',
    live: 'ok',
    declined: 'neutral',
    ended: 'neutral',
  },
  'neutral',
);

/** The state of a shared cart in a word or two. */
export function CartTag({ cart }: { cart: SharedCart }) {
  const isPrepared = cart.state === 'prepared';
  const isInvited = isPrepared && cart.invitedUntil !== null;
  if (isPrepared && cart.declinedAt) return <Tag tone="warn">{copy.declined}</Tag>;
  return (
    <Tag tone={isInvited ? 'info' : TONES[cart.state]}>
      {isInvited ? copy.invited : copy.states[cart.state]}
    </Tag>
  );
}
