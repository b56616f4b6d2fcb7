import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { simulationsApi, useGetSharedCartQuery } from '@site/api-client';
import { type OwnSharedCart } from '@site/api-contract';
import { useWhileVisible } from '@site/ui/shared-cart';
import { useSite } from '../../../../shared/site-services';

/** The shared cart of the customer, live; its simulations follow its history. */
export function useSharedCart() {
  const answer = useGetSharedCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: cart, refetch } = answer;
  const isOpen =
    cart?.state === 'live' || cart?.state === 'requested' || cart?.state === 'offered';
  const { stayLive } = useSite();
  useEffect(() => {
    if (isOpen) stayLive();
  }, [isOpen, stayLive]);
  useWhileVisible(() => void refetch(), null);
  useFreshSimulations(cart);
  return answer;
}

/**
 * Loads the simulations again when the history has a new line; also on the first cart
 * with a line that was not read here, since the simulations may be from before it.
 */
function useFreshSimulations(cart: OwnSharedCart | null | undefined): void {
  const dispatch = useDispatch();
  const { storage } = useSite();
  const line = cart?.history[0]?.id ?? '';
  const newest = cart ? `${cart.state} ${line}` : null;
  const isUnread = isUnreadIn(storage.read('readCartLine'), cart?.id ?? '', line);
  const seen = useRef(newest);
  useEffect(() => {
    const before = seen.current;
    seen.current = newest;
    if (newest !== null && newest !== before && (before !== null || isUnread))
      dispatch(simulationsApi.util.invalidateTags(['Simulations']));
  }, [newest, isUnread, dispatch]);
}

function isUnreadIn(read: string | null, cartId: string, newest: string): boolean {
  return read?.startsWith(`${cartId} `) === true && read !== `${cartId} ${newest}`;
}
