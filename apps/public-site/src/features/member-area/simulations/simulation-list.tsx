import { type Simulation } from '@site/api-contract';
import { CART_PATH, MODELS_PATH } from '@site/api-contract/site-paths';
import { cartItems } from '@site/simulator';
import { Empty, SiteLink } from '@site/ui';
import { memberAreaCopy as copy } from '../member-area.copy';
import { SimulationCard } from './simulation-card';

/** All saved simulations with their prices and links. */
export function SimulationList({ simulations }: { simulations: readonly Simulation[] }) {
  const items = cartItems(simulations);
  if (items.length === 0)
    return (
      <Empty
        slim
        title={copy.simulationsText(0)}
        text={copy.startText}
        action={
          <SiteLink className="btn" to={MODELS_PATH}>
            {copy.simulate}
          </SiteLink>
        }
      />
    );
  return (
    <>
      <ul className="props">
        {items.map((item) => (
          <li key={item.id}>
            <SimulationCard item={item} />
          </li>
        ))}
      </ul>
      <p className="actions">
        <SiteLink className="btn btn--line" to={CART_PATH}>
          {items.length > 1 ? copy.compare : copy.seeInCart}
        </SiteLink>
      </p>
    </>
  );
}
