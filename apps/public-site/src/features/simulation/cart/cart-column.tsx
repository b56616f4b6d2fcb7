import { CheckIcon, CopyIcon, EditIcon, Price, RemoveIcon, SendIcon, SiteLink, Stage } from '@site/ui';
import { editSearch } from '../configurator/configure-search';
import { checkoutPath, CONFIGURE, withSearch } from '../simulation.paths';
import { versionOf } from '../simulation.copy';
import { cartCopy as copy } from './cart.copy';
import { type CartItem, type Cell } from './compare-rows';
import { isLocked, PriceLock } from './price-lock';

export type CartColumnProps = {
  item: CartItem;
  rows: readonly { key: string; label: string; cell: Cell }[];
  /** Reais a month above the cheapest of several; null when it stands alone. */
  above: number | null;
  now: number;
  busy: boolean;
  onDuplicate: () => void;
  onRemove: () => void;
  onShare: () => void;
};

/** One simulation as a column: car, price, the rows of the comparison, acts. */
export function CartColumn({ item, rows, above, now, busy, onDuplicate, onRemove, onShare }: CartColumnProps) {
  const { basket, code } = item;
  const { modelName, modelSlug, paint, quote } = basket;
  const locked = isLocked(quote.validUntil, now);
  const editHref = withSearch(CONFIGURE, editSearch(item));
  const hidden = <span className="vh">{copy.ofModel(modelName, code)}</span>;
  return (
    <article className="cart-col" aria-label={`${basket.versionName}, ${code}`}>
      <div className="cart-lock"><PriceLock validUntil={quote.validUntil} now={now} /></div>
      <Stage model={modelSlug} paint={paint} title={<h2>{modelName}</h2>} subtitle={versionOf(modelName, basket.versionName)} />
      <div className="cart-price">
        <Price reais={quote.monthly} per="month" size="lg" />
        {above === null ? <p>{code}</p> : <p>{above === 0 ? <b>{copy.cheapest}</b> : copy.more(above)}</p>}
      </div>
      <dl>
        {rows.map(({ key, label, cell }) => (
          <div className="cart-row" key={key} data-best={cell.best ? '' : undefined}>
            <dt>{label}</dt>
            <dd>
              {cell.text}
              {cell.best && <small className="cart-best"><CheckIcon aria-hidden="true" /> {cell.best}</small>}
              {cell.note && <small>{cell.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="cart-acts">
        {locked
          ? <SiteLink className="btn btn--full" to={checkoutPath(item.id)}>{copy.subscribe(modelName)}</SiteLink>
          : <SiteLink className="btn btn--full" to={editHref}>{copy.recalculate}</SiteLink>}
        <div className="cart-more">
          <SiteLink className="act" to={editHref}><EditIcon aria-hidden="true" /> {copy.edit}{hidden}</SiteLink>
          <button type="button" className="act" onClick={onShare}><SendIcon aria-hidden="true" /> {copy.share}{hidden}</button>
          <button type="button" className="act" disabled={busy} onClick={onDuplicate}><CopyIcon aria-hidden="true" /> {copy.duplicate}{hidden}</button>
          <button type="button" className="act act--danger" disabled={busy} onClick={onRemove}><RemoveIcon aria-hidden="true" /> {copy.remove}{hidden}</button>
        </div>
      </div>
    </article>
  );
}
