import { type ContractSummary } from '@site/api-contract';
import { decideGuarantee } from '@site/api-contract/pricing';
import { checkoutPath, CONFIGURE_PATH, withSearch } from '@site/api-contract/site-paths';
import { type CartItem, editSearch, PriceLock } from '@site/simulator';
import {
  CalendarIcon,
  CheckIcon,
  CopyIcon,
  deferred,
  DownloadIcon,
  EditIcon,
  MoreActs,
  Price,
  RemoveIcon,
  SendIcon,
  SiteLink,
  Stage,
} from '@site/ui';
import { OwnCampaign } from '../core/campaign/own-campaign';
import { type Cell } from '../core/compare-rows';
import { PriceChangeNotice } from '../core/price/price-change-notice';
import { renewalCopy } from '../core/renewal/renewal.copy';
import { aboveToday, useRenewalAlong } from '../core/renewal/use-renewed';
import { versionOf } from '../core/simulation.copy';
import { cartCopy as copy } from './cart.copy';

const TurnNote = deferred(async () => (await import('../core/turn-note')).TurnNote);

export type CartColumnProps = {
  item: CartItem;
  rows: readonly { key: string; label: string; cell: Cell }[];
  /** It is the only one with the lowest price. */
  isCheapest: boolean;
  /** Reais a month above the lowest price. */
  above: number;
  /** The contract that a simulation would renew. */
  renewed: ContractSummary | null;
  now: number;
  actions: CartActions;
};

/** Actions on a simulation of the cart. */
export type CartActions = {
  busy: boolean;
  /** Ids of simulations whose price the server has confirmed as guaranteed. */
  confirmedGuarantees: readonly string[];
} & Record<
  'duplicate' | 'remove' | 'share' | 'reprice' | 'savePdf' | 'plan',
  (item: CartItem) => unknown
>;

/** One simulation as a column: car, price, the rows of the comparison, actions. */
export function CartColumn({
  item,
  rows,
  isCheapest,
  above,
  renewed,
  now,
  actions,
}: CartColumnProps) {
  const along = useRenewalAlong();
  const { basket, code, clientType } = item;
  const { modelName, modelSlug, paint, quote } = basket;
  const { turnUntil } = quote.delivery;
  const { kind } = decideGuarantee({
    validUntil: quote.validUntil,
    now,
    confirmed: actions.confirmedGuarantees.includes(item.id) ? 'holds' : undefined,
  });
  return (
    <article className="cart-col" aria-label={`${basket.versionName}, ${code}`}>
      <div className="cart-lock">
        <PriceLock validUntil={quote.validUntil} now={now} />{' '}
        <span className="cart-code">{code}</span>
      </div>
      <Stage
        model={modelSlug}
        paint={paint}
        version={basket.versionSlug}
        title={<h2>{modelName}</h2>}
        subtitle={versionOf(modelName, basket.versionName)}
      />
      <div className="cart-price">
        <Price reais={quote.monthly} per="month" size="lg" />
        {isCheapest && (
          <p>
            <b>{copy.cheapest}</b>
          </p>
        )}
        {above > 0 && <p>{copy.more(above)}</p>}
        {renewed && <p>{renewalCopy.inCart(aboveToday(renewed, quote.monthly))}</p>}
        <PriceChangeNotice basket={basket} clientType={clientType} />
        {turnUntil && <TurnNote until={turnUntil} />}
      </div>
      <dl>
        {rows.map(({ key, label, cell }) => (
          <div className="cart-row" key={key} data-best={cell.best ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              {cell.text}
              {cell.best && (
                <small className="cart-best">
                  <CheckIcon aria-hidden="true" /> {cell.best}
                </small>
              )}
              {cell.note && <small>{cell.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="cart-actions">
        <OwnCampaign item={item} isOver={kind === 'over'} />
        {kind !== 'over' ? (
          <SiteLink className="btn btn--full" to={along(checkoutPath(item.id))}>
            {copy.subscribe(modelName)}
          </SiteLink>
        ) : (
          <button
            type="button"
            className="btn btn--full"
            aria-disabled={actions.busy || undefined}
            onClick={() => void actions.reprice(item)}
          >
            {copy.recalculate}
          </button>
        )}
        <More item={item} actions={actions} />
      </div>
    </article>
  );
}

/**
 * The actions besides subscribing, the rarer ones in a disclosure; each label contains
 * its simulation.
 */
function More({ item, actions }: { item: CartItem; actions: CartActions }) {
  const { busy, duplicate, remove, share, savePdf, plan } = actions;
  const along = useRenewalAlong();
  const named = [item.basket.modelName, item.code] as const;
  const hidden = <span className="vh">{copy.theModel(...named)}</span>;
  const afterNoun = <span className="vh">{copy.ofModel(...named)}</span>;
  return (
    <div className="cart-more">
      <SiteLink
        className="action"
        to={along(withSearch(CONFIGURE_PATH, editSearch(item)))}
      >
        <EditIcon aria-hidden="true" /> {copy.edit} {hidden}
      </SiteLink>
      <button type="button" className="action" onClick={() => void share(item)}>
        <SendIcon aria-hidden="true" /> {copy.share} {hidden}
      </button>
      <MoreActs of={copy.ofModel(...named)}>
        <button
          type="button"
          className="action"
          aria-disabled={busy || undefined}
          onClick={() => void duplicate(item)}
        >
          <CopyIcon aria-hidden="true" /> {copy.duplicate} {hidden}
        </button>
        <button type="button" className="action" onClick={() => void plan(item)}>
          <CalendarIcon aria-hidden="true" /> {copy.plan} {afterNoun}
        </button>
        <button
          type="button"
          className="action"
          aria-disabled={busy || undefined}
          onClick={() => void savePdf(item)}
        >
          <DownloadIcon aria-hidden="true" /> {copy.pdf} {afterNoun}
        </button>
        <button
          type="button"
          className="action action--danger"
          aria-disabled={busy || undefined}
          onClick={() => void remove(item)}
        >
          <RemoveIcon aria-hidden="true" /> {copy.remove} {hidden}
        </button>
      </MoreActs>
    </div>
  );
}
