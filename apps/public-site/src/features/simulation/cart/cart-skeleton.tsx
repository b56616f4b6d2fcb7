import { Skeleton } from '@site/ui';
import { cartCopy as copy } from './cart.copy';

/** The cart while it loads. */
export function CartSkeleton() {
  return (
    <>
      <div className="page-head">
        <h1>{copy.tab}</h1>
      </div>
      <div className="cart-wait">
        <div className="stage stage--card" data-titled="" />
        <Skeleton shape="line" count={6} />
      </div>
    </>
  );
}
