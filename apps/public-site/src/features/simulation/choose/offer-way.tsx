import { deliveryOf, type Offer } from '@site/contracts/pricing';
import { RESERVATION_PATH } from '@site/contracts/site-paths';
import { SiteLink } from '@site/ui';
import { chooseCopy as copy } from './choose.copy';

type Props = { offer: Offer; href: string };

/** On with a car: to its choices, or into its queue where it comes by that alone (038). */
export function OfferWay({ offer, href }: Props) {
  const { name } = offer.model;
  return deliveryOf(offer).kind === 'queue' ? (
    <SiteLink className="link" to={RESERVATION_PATH}>
      {copy.joinQueue(name)}
    </SiteLink>
  ) : (
    <SiteLink className="link" to={href}>
      {copy.configureModel(name)}
    </SiteLink>
  );
}
