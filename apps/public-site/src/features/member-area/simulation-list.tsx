import { type Simulation } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { decideGuarantee } from '@site/contracts/pricing';
import { CART_PATH, checkoutPath, MODELS_PATH } from '@site/contracts/site-paths';
import { type CartItem, cartItems } from '@site/simulator';
import { Empty, Price, SiteLink, Stage, Tag } from '@site/ui';
import { useSite } from '../../shared/site-services';
import { memberAreaCopy as copy } from './member-area.copy';
import { planCondition, versionOf } from './proposal.copy';

/** Every simulation of the account with its price, and the ways on. */
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
      <p className="acts">
        <SiteLink className="btn btn--line" to={CART_PATH}>
          {items.length > 1 ? copy.compare : copy.seeInCart}
        </SiteLink>
      </p>
    </>
  );
}

function SimulationCard({ item: { id, code, clientType, basket } }: { item: CartItem }) {
  const { now } = useSite();
  const { quote } = basket;
  const isGuaranteed =
    decideGuarantee({ validUntil: quote.validUntil, now: now() }).kind !== 'over';
  return (
    <article className="prop" aria-labelledby={`simulacao-${id}`}>
      <Stage model={basket.modelSlug} paint={basket.paint} />
      <div className="prop-what">
        <h3 id={`simulacao-${id}`}>{`${basket.modelName} ${versionOf(basket)}`}</h3>
        <p className="prop-tags">
          <Tag tone={isGuaranteed ? 'ok' : 'warn'} icon>
            {isGuaranteed
              ? copy.guaranteedUntil(formatDate(quote.validUntil))
              : copy.guaranteeOver}
          </Tag>{' '}
          <span className="num">{code}</span>
        </p>
        <p className="soft">{`${planCondition({ ...basket, clientType })}, ${basket.paintName}`}</p>
      </div>
      <Price reais={quote.monthly} per="month" size="sm" />
      <p className="prop-acts">
        <SiteLink className="link" to={isGuaranteed ? checkoutPath(id) : CART_PATH}>
          {isGuaranteed ? copy.subscribe(basket.modelName) : copy.reprice}
        </SiteLink>
      </p>
    </article>
  );
}
