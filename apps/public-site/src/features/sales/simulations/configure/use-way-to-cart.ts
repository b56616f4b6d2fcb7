import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { CART_PATH } from '@site/api-contract/site-paths';
import { useSite } from '../../../../shared/site-services';
import { useRenewalAlong } from '../core/renewal/use-renewed';
import { type glideToCart } from './glide-to-cart';

/**
 * Opens the cart once a simulation is stored; the car glides there, unless the visitor
 * prefers reduced motion. The glide loads while the simulation is stored, and one that
 * comes too late is left out.
 * @param part of the page that shows the car
 */
export function useWayToCart(part: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const along = useRenewalAlong();
  const { matchesMedia } = useSite();
  const glide = useRef<typeof glideToCart>(null);
  return {
    prepare() {
      if (matchesMedia('(prefers-reduced-motion: reduce)')) return;
      void import('./glide-to-cart').then(
        (loaded) => (glide.current = loaded.glideToCart),
        () => undefined,
      );
    },
    toCart(saved: unknown) {
      if (!saved) return;
      const cart = document.querySelector<HTMLElement>(`header a[href="${CART_PATH}"]`);
      if (part.current && cart) glide.current?.(part.current, cart);
      void navigate(along(CART_PATH));
    },
  };
}
