import { SellersNews, type SellersNote } from './sellers-news';
import { useSharedCart } from './use-shared-cart';

/** The seller's changes, live, on a page of the customer that is not the cart. */
export function TogetherNews({ note }: { note: SellersNote }) {
  const { data: cart } = useSharedCart();
  return cart?.state === 'live' ? (
    <SellersNews key={cart.id} cart={cart} note={note} />
  ) : null;
}
