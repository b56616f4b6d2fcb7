import { formatDate } from '@site/api-contract/brazil';
import { decideGuarantee } from '@site/api-contract/pricing';
import { CART_PATH, checkoutPath } from '@site/api-contract/site-paths';
import { type CartItem } from '@site/simulator';
import { Price, SiteLink, Stage, Tag } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { memberAreaCopy as copy } from '../member-area.copy';
import { planCondition, versionOf } from '../proposals/plan.copy';

/** A saved simulation: its price, the validity of that price, and links to continue. */
export function SimulationCard({
  item: { id, code, clientType, basket },
}: {
  item: CartItem;
}) {
  const { now } = useSite();
  const { quote } = basket;
  const isGuaranteed =
    decideGuarantee({ validUntil: quote.validUntil, now: now() }).kind !== 'over';
  return (
    <article className="prop" aria-labelledby={`simulacao-${id}`}>
      <Stage model={basket.modelSlug} paint={basket.paint} version={basket.versionSlug} />
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
      <p className="prop-actions">
        <SiteLink className="link" to={isGuaranteed ? checkoutPath(id) : CART_PATH}>
          {isGuaranteed ? copy.subscribe(basket.modelName) : copy.reprice}
        </SiteLink>
      </p>
    </article>
  );
}
