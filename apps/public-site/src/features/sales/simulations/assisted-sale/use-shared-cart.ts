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

/** Loads the simulations again when the history has a new line. */
function useFreshSimulations(cart: OwnSharedCart | null | undefined): void {
  const dispatch = useDispatch();
  const newest = cart ? `${cart.state} ${cart.history[0]?.id ?? ''}` : null;
  const seen = useRef(newest);
  useEffect(() => {
    const before = seen.current;
    seen.current = newest;
    if (before !== null && newest !== null && newest !== before)
      dispatch(simulationsApi.util.invalidateTags(['Simulations']));
  }, [newest, dispatch]);
}
