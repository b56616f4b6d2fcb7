import { deliveryOf, type Offer } from '@site/api-contract/pricing';
import { deferred, SiteLink } from '@site/ui';
import { sharedCopy as copy } from './simulation.copy';

const QueueWay = deferred(async () => (await import('./queue-way')).QueueWay);

type Props = { offer: Offer; href: string };

/**
 * On with a car: to its choices, or into its queue where it comes by that alone
 * (docs/product/catalog.md).
 */
export function OfferWay({ offer, href }: Props) {
  const way = (
    <SiteLink className="link" to={href}>
      {copy.configureModel(offer.model.name)}
    </SiteLink>
  );
  return deliveryOf(offer).kind === 'queue' ? <QueueWay offer={offer} way={way} /> : way;
}
