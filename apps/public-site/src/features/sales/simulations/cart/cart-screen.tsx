import { useSelector } from 'react-redux';
import { readProblem, useListSimulationsQuery } from '@site/api-client';
import { selectRestored, type SessionState } from '@site/auth';
import { deferred, Failure } from '@site/ui';
import { CartSkeleton } from '../core/cart-skeleton';
import { cartCopy as copy } from './cart.copy';
import '../core/simulation.css';
import './cart.css';
import './cart-alone.css';

const Cart = deferred(async () => (await import('./cart')).Cart);

/** `/simulador/carrinho`: the simulations of this browser or account, side by side. */
export function CartScreen() {
  const restored = useSelector((state: { session: SessionState }) =>
    selectRestored(state),
  );
  // Another window may have changed the cart, so each visit loads it again while the
  // known one is shown.
  const { data, error, refetch } = useListSimulationsQuery(undefined, {
    skip: !restored,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="cart wrap">
      {!data && error === undefined && <CartSkeleton title={copy.searching} />}
      {!data && error !== undefined && (
        <div className="sim-state">
          <Failure
            title={copy.failedTitle}
            {...readProblem(error, copy.failedText)}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data && <Cart simulations={data} />}
    </div>
  );
}
