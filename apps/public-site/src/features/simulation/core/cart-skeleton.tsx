import { Skeleton } from '@site/ui';
import { sharedCopy as copy } from './simulation.copy';

/** The cart while it loads. */
export function CartSkeleton() {
  return (
    <>
      <div className="page-head">
        <h1>{copy.cart}</h1>
      </div>
      <div className="cart-wait">
        <div className="stage stage--card" data-titled="" />
        <Skeleton shape="line" count={6} />
      </div>
    </>
  );
}
