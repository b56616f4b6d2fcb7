import { deliveryOf, type Offer } from '@site/api-contract/pricing';
import { sharedCopy } from '../simulation.copy';

/**
 * Says the paint of an offer's picture where that paint costs more than the one of the
 * price beside it, and that it has to be ordered where the other stands in a yard.
 */
export function PictureNote({ offer }: { offer: Offer }) {
  const { model, paint, pictured } = offer;
  const more = pictured.monthly - paint.monthly;
  if (more <= 0) return null;
  const toOrder =
    model.available &&
    deliveryOf(offer).kind === 'stock' &&
    deliveryOf({ ...offer, paint: pictured }).kind === 'order';
  return (
    <p className="condition picture-note">
      {sharedCopy.pictured(pictured.name, more, toOrder)}
    </p>
  );
}
