import { deliveryOf, type Offer } from '@site/api-contract/pricing';
import { deferred, SiteLink } from '@site/ui';
import { sharedCopy as copy } from './simulation.copy';

const QueueLink = deferred(async () => (await import('./queue-link')).QueueLink);

type Props = { offer: Offer; href: string; className?: string };

/**
 * Links to the configurator of a car, or to its queue when the car is only available
 * there (docs/product/catalog.md).
 */
export function OfferLink({ offer, href, className = 'link' }: Props) {
  const configureLink = (
    <SiteLink className={className} to={href}>
      {copy.configureModel(offer.model.name)}
    </SiteLink>
  );
  return deliveryOf(offer).kind === 'queue' ? (
    <QueueLink offer={offer} className={className} configureLink={configureLink} />
  ) : (
    configureLink
  );
}
