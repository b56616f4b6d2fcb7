import { Skeleton } from '@site/ui';

/** Placeholder while simulations are loading. */
export function CartSkeleton({ title }: { title: string }) {
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="cart-wait">
        <div className="stage stage--card" data-titled="" />
        <Skeleton shape="line" count={6} />
      </div>
    </>
  );
}
