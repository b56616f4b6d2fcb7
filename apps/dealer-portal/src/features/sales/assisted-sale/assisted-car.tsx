import { type Simulation } from '@site/api-contract';
import { benefitRows, deliveryPromise, handoverOf } from '@site/api-contract/pricing';
import { useSiteActions } from '@site/shell';
import { PriceLock } from '@site/simulator';
import { Price, RemoveIcon, Stage } from '@site/ui';
import { assistedSaleCopy as copy } from './assisted-sale.copy';

type Props = {
  simulation: Simulation;
  isRemoving: boolean;
  onChange: () => void;
  /** Absent once the customer has accepted. */
  onRemove?: (() => void) | undefined;
};

/** One car of an assisted cart, in the words that the customer sees. */
export function AssistedCar({ simulation, isRemoving, onChange, onRemove }: Props) {
  const { basket, code, place, clientType } = simulation;
  const { now } = useSiteActions();
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
        <p>
          <b>{versionName}</b>, {paintName}
        </p>
        <p>
          <PriceLock validUntil={quote.validUntil} now={now()} />
        </p>
        <p>{copy.simulation(code)}</p>
        <p>{copy.plan(term, km)}</p>
        <p>{copy.addOns(addOns.map(({ name }) => name))}</p>
        <p>{deliveryPromise(quote.delivery)}</p>
        <p>{`${handover.label}: ${handover.text}`}</p>
        <p>{copy.place(place, clientType)}</p>
        {benefitRows(quote.benefit).map(([label, text]) => (
          <p key={label}>{`${label}: ${text}`}</p>
        ))}
        <p>{copy.total(quote.contractTotal)}</p>
        <div className="assisted-acts">
          <button type="button" className="btn btn--line btn--sm" onClick={onChange}>
            {copy.change} {which}
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
      </div>
    </article>
  );
}
