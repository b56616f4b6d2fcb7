import { useState } from 'react';
import { type Delivery } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { deferred, type Fact, Facts, type OutcomeText, OutcomeWithFocus } from '@site/ui';
import { deliveriesCopy } from '../deliveries.copy';
import { isReady } from './is-ready';

const CarFields = deferred(async () => (await import('./car-fields')).CarFields);

const copy = deliveriesCopy.car;

/**
 * The car of the contract: a form until the car is ready, then the numbers to compare with
 * the car, which can be corrected until the handover. A save may make the car ready, which
 * folds the form, so that its message stands here. With unsaved text it stays open.
 */
export function CarSection({ delivery }: { delivery: Delivery }) {
  const [said, setSaid] = useState<OutcomeText>(null);
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const ready = isReady(delivery);
  const [isFolded, fold] = useState(ready);
  if (isFolded !== ready && !(ready && hasUnsaved)) fold(ready);
  const isUnderWay = delivery.handedOverAt === null;
  return (
    <section aria-labelledby="carro-titulo">
      <h2 id="carro-titulo">{copy.title}</h2>
      <OutcomeWithFocus saying={isUnderWay ? said : null} />
      {(ready || !isUnderWay) && <Numbers car={delivery.car} />}
      {isUnderWay && (
        // Another element around the form would empty it.
        <details className="delivery-fold" open={!isFolded}>
          <summary hidden={!isFolded}>{copy.correct}</summary>
          <CarFields
            delivery={delivery}
            onSaid={setSaid}
            onUnsavedChange={setHasUnsaved}
          />
        </details>
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
