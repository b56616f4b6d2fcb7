import { useDeliveryPhoto } from '@site/api-client';
import { type Delivery } from '@site/api-contract';
import {
  formatDateTime,
  formatPhone,
  formatPlate,
  storeName,
} from '@site/api-contract/brazil';
import { SOURCE_LABELS } from '@site/api-contract/contracts';
import { type Fact, Facts, phoneHref, SiteLink } from '@site/ui';
import { StoreDistance } from '../store-distance';
import { deliveryCopy } from './delivery.copy';

const copy = deliveryCopy.car;

export function DeliveredCar({ delivery }: { delivery: Delivery }) {
  const { car, dealership, odometerKm, handedOverAt } = delivery;
  const facts: Fact[] = [
    [copy.car, `${delivery.versionName}, ${delivery.paintName}`],
    [copy.source, SOURCE_LABELS[delivery.source]],
    [copy.plate, car && formatPlate(car.plate)],
    [copy.renavam, car?.renavam],
    [copy.chassis, car?.chassis],
    [
      copy.store,
      <>
        {storeName(dealership)}
        {!handedOverAt && <StoreDistance store={dealership} />}
      </>,
    ],
    [
      copy.phone,
      <SiteLink key="phone" to={phoneHref(dealership.phone)}>
        {formatPhone(dealership.phone)}
      </SiteLink>,
    ],
    [copy.handedOver, handedOverAt && formatDateTime(handedOverAt)],
    [copy.odometer, odometerKm !== null && copy.km(odometerKm)],
  ];
  return (
    <>
      <section aria-labelledby="carro-titulo">
        <h2 id="carro-titulo">{copy.title}</h2>
        <Facts rows={facts} />
      </section>
      <Photos delivery={delivery} />
    </>
  );
}

function Photos({ delivery: { id, photos, handedOverAt } }: { delivery: Delivery }) {
  if (!handedOverAt || photos.length === 0) return null;
  return (
    <section aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo">{deliveryCopy.photos}</h2>
      <ul className="delivery-photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Photo id={id} photoId={photo.id} alt={deliveryCopy.photo(index + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photo({ id, photoId, alt }: { id: string; photoId: string; alt: string }) {
  const address = useDeliveryPhoto(id, photoId);
  return address ? (
    <img src={address} alt={alt} />
  ) : (
    <span className="delivery-photo-wait" role="img" aria-label={alt} />
  );
}
