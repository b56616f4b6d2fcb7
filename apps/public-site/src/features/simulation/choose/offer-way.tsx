import { deliveryOf, type Offer } from '@site/contracts/pricing';
import { RESERVATION_PATH } from '@site/contracts/site-paths';
import { SiteLink } from '@site/ui';
import { chooseCopy as copy } from './choose.copy';

type Props = { offer: Offer; href: string };

/** On with a car: to its choices, or into its queue where it comes by that alone (038). */
export function OfferWay({ offer, href }: Props) {
  const { name } = offer.model;
  const isQueue = deliveryOf(offer).kind === 'queue';
  return (
    <SiteLink className="link" to={isQueue ? RESERVATION_PATH : href}>
      {isQueue ? copy.joinQueue(name) : copy.configureModel(name)}
    </SiteLink>
  );
}
