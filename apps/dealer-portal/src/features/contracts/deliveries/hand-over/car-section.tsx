import { type Delivery } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { deferred, type Fact, Facts } from '@site/ui';
import { deliveriesCopy } from '../deliveries.copy';

const CarFields = deferred(async () => (await import('./car-fields')).CarFields);

const copy = deliveriesCopy.car;

/** The car of the contract: a form until the handover, then the numbers. */
export function CarSection({ delivery }: { delivery: Delivery }) {
  return (
    <section aria-labelledby="carro-titulo">
      <h2 id="carro-titulo">{copy.title}</h2>
      {delivery.handedOverAt === null ? (
        <CarFields delivery={delivery} />
      ) : (
        <Numbers car={delivery.car} />
      )}
    </section>
  );
}

function Numbers({ car }: Pick<Delivery, 'car'>) {
  if (!car) return <p className="soft">{copy.none}</p>;
  const rows: Fact[] = [
    [copy.plate, formatPlate(car.plate)],
    [copy.renavam, car.renavam],
    [copy.chassis, car.chassis],
  ];
  return <Facts rows={rows} />;
}
