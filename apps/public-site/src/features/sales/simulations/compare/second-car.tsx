import { type Offer } from '@site/api-contract/pricing';
import { Stage } from '@site/ui';
import { compareCopy as copy } from './compare.copy';

type SecondCarProps = {
  /** The car that stands alone. */
  first: Offer;
  /** All cars at the chosen plan. */
  all: readonly Offer[];
  onChoose: (modelSlug: string) => void;
};

/**
 * Beside a car that stands alone the others that are delivered at the place, the nearest
 * price first; one click compares.
 */
export function SecondCar({ first, all, onChoose }: SecondCarProps) {
  const { modelSlug } = first.model;
  const distance = ({ monthly }: Offer) => Math.abs(monthly - first.monthly);
  const others = all
    .filter(({ model }) => model.available && model.modelSlug !== modelSlug)
    .sort((one, other) => distance(one) - distance(other));
  if (others.length === 0) return null;
  return (
    <section className="second-car" aria-labelledby="segundo-carro">
      <h2 id="segundo-carro">{copy.withWhich(first.model.name)}</h2>
      <ul>
        {others.map(({ model, pictured, monthly }) => (
          <li key={model.modelSlug}>
            <button
              type="button"
              className="second-car-way"
              onClick={() => onChoose(model.modelSlug)}
            >
              <Stage model={model.modelSlug} paint={pictured.slug} />
              <b>{model.name}</b> <span>{copy.monthly(monthly)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
