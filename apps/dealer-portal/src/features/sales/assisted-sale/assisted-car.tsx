import { type Simulation } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { benefitRows, deliveryPromise, handoverOf } from '@site/api-contract/pricing';
import { useSiteActions } from '@site/shell';
import { PriceLock } from '@site/simulator';
import { CopyIcon, Facts, Price, RemoveIcon, Stage } from '@site/ui';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

type Props = {
  simulation: Simulation;
  isRemoving: boolean;
  isCopying: boolean;
  onChange: () => void;
  onCopy: () => void;
  /** Absent once the customer has accepted. */
  onRemove?: (() => void) | undefined;
};

/** One car of an assisted cart, in the words that the customer sees. */
export function AssistedCar(props: Props) {
  const { simulation, isRemoving, isCopying, onChange, onCopy, onRemove } = props;
  const { basket, code, place, clientType } = simulation;
  const { now } = useSiteActions();
  const { facts } = copy;
  if (!basket) return null;
  const { modelName, modelSlug, versionName, paint, paintName, term, km, addOns, quote } =
    basket;
  const handover = handoverOf(basket);
  const which = <span className="vh">{copy.theCar(modelName, code)}</span>;
  return (
    <article className="assisted-car" aria-label={`${versionName}, ${code}`}>
      <Stage
        model={modelSlug}
        paint={paint}
        version={basket.versionSlug}
        title={<h3>{modelName}</h3>}
      />
      <div>
        <Price reais={quote.monthly} per="month" size="md" />
        <p>{copy.plan(term, km)}</p>
        <p>
          <b>{versionName}</b>, {paintName}
        </p>
        <p>
          <PriceLock validUntil={quote.validUntil} now={now()} />
        </p>
        <p>{copy.simulation(code)}</p>
      </div>
      <Facts
        rows={[
          [facts.addOns, copy.addOns(addOns.map(({ name }) => name))],
          [facts.delivery, deliveryPromise(quote.delivery)],
          [handover.label, handover.text],
          [facts.place, copy.place(place, clientType)],
          ...benefitRows(quote.benefit),
          [facts.total, formatBRL(quote.contractTotal)],
        ]}
      />
      <div className="assisted-acts">
        <button type="button" className="btn btn--line btn--sm" onClick={onChange}>
          {copy.change} {which}
        </button>
        <button
          type="button"
          className="action"
          aria-disabled={isCopying || undefined}
          onClick={() => isCopying || onCopy()}
        >
          <CopyIcon aria-hidden="true" /> {isCopying ? copy.duplicating : copy.duplicate}{' '}
          {which}
        </button>
        {onRemove && (
          <button
            type="button"
            className="action action--danger"
            aria-disabled={isRemoving || undefined}
            onClick={() => isRemoving || onRemove()}
          >
            <RemoveIcon aria-hidden="true" /> {isRemoving ? copy.removing : copy.remove}{' '}
            {which}
          </button>
        )}
      </div>
    </article>
  );
}
