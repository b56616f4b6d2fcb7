import { useEffect, useRef, useState } from 'react';
import { type Simulation } from '@site/api-contract';
import { coverText, spareCarDays } from '@site/api-contract/pricing';
import { CHOOSE_CAR_PATH } from '@site/api-contract/site-paths';
import { type CartItem, cartItems } from '@site/simulator';
import { deferred, Empty, PlusIcon, SiteLink } from '@site/ui';
import { useSite } from '../../../../shared/site-services';
import { AssistedSalePanel } from '../assisted-sale/assisted-sale-panel';
import { InviteSeller } from '../assisted-sale/invite-seller';
import { compareRows } from '../core/compare-rows';
import { findSingleLowest } from '../core/find-single-lowest';
import { OnlyDifferences } from '../core/only-differences';
import { renewalCopy } from '../core/renewal/renewal.copy';
import { useRenewalAlong, useRenewed } from '../core/renewal/use-renewed';
import { cartCopy as copy } from './cart.copy';
import { CartColumn, type CartColumnProps } from './cart-column';
import { type LastAction, useCartActions } from './use-cart-actions';

const ConfirmCopy = deferred(async () => (await import('./confirm-copy')).ConfirmCopy);
const PlanDialog = deferred(async () => (await import('./plan-dialog')).PlanDialog);
const ShareDialog = deferred(async () => (await import('./share-dialog')).ShareDialog);

/** The simulations of the cart side by side, each with its actions. */
export function Cart({ simulations }: { simulations: readonly Simulation[] }) {
  const [shared, setShared] = useState<CartItem | null>(null);
  const [planned, setPlanned] = useState<CartItem | null>(null);
  const items = cartItems(simulations);
  const { undo, ...actions } = useCartActions(items.length);
  const { busy, lastAction } = actions;
  const { asked } = lastAction;
  const isEmpty = items.length === 0;
  const title = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (lastAction.text) (title.current ?? notice.current)?.focus();
  }, [lastAction]);

  // The title, which has the focus after a removal, goes away with the last simulation.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isEmpty && isLost && lastAction.text) notice.current?.focus();
  }, [isEmpty, lastAction]);

  return (
    <>
      <AssistedSalePanel />
      <LastActionNotice
        lastAction={lastAction}
        busy={busy}
        noticeRef={notice}
        onUndo={(item) => void undo(item)}
      />
      {asked && (
        <ConfirmCopy
          asked={asked}
          busy={busy}
          onConfirm={() => void actions.duplicate(asked.item, asked.today)}
        />
      )}
      {isEmpty && (
        <div className="sim-state">
          <Empty
            level={1}
            title={copy.empty}
            action={
              <SiteLink className="btn" to={CHOOSE_CAR_PATH}>
                {copy.choose}
              </SiteLink>
            }
          />
        </div>
      )}
      {!isEmpty && (
        <Comparison
          items={items}
          actions={{ ...actions, share: setShared, plan: setPlanned }}
          titleRef={title}
        />
      )}
      <InviteSeller />
      {shared && <ShareDialog item={shared} onClose={() => setShared(null)} />}
      {planned && <PlanDialog item={planned} onClose={() => setPlanned(null)} />}
    </>
  );
}

type LastActionNoticeProps = {
  lastAction: LastAction;
  busy: boolean;
  noticeRef: React.RefObject<HTMLDivElement | null>;
  onUndo: (item: CartItem) => void;
};

/**
 * The notice about the last action, visible to everybody. A removal can be undone until
 * the next one.
 */
function LastActionNotice({
  lastAction: { text, undo },
  busy,
  noticeRef,
  onUndo,
}: LastActionNoticeProps) {
  return (
    <div
      className="cart-said"
      role="status"
      tabIndex={-1}
      ref={noticeRef}
      data-empty={text === '' ? '' : undefined}
    >
      {text && <p>{text}</p>}
      {undo && (
        <button
          type="button"
          className="link"
          aria-disabled={busy || undefined}
          onClick={() => onUndo(undo)}
        >
          {copy.undo}
        </button>
      )}
    </div>
  );
}

type ComparisonProps = {
  items: readonly CartItem[];
  actions: CartColumnProps['actions'];
  titleRef: React.RefObject<HTMLHeadingElement | null>;
};

function Comparison({ items, actions, titleRef }: ComparisonProps) {
  const { now } = useSite();
  const renewed = useRenewed();
  const along = useRenewalAlong();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [first] = items;
  const several = items.length > 1;
  const all = compareRows(items);
  const rows = onlyDifferences && several ? all.filter(({ same }) => !same) : all;
  const months = items.map(({ basket }) => basket.quote.monthly);
  const cheapest = Math.min(...months);
  const winner = findSingleLowest(months);
  const sameWhere = !all.some(({ key }) => key === 'where');
  const spareDays = new Set(items.map(({ basket }) => spareCarDays(basket.addOns)));
  const [sameDays = null] = spareDays.size === 1 ? spareDays : [];
  const sameTerm = all.find(({ key }) => key === 'term')?.same ?? true;
  return (
    <>
      <div className="page-head">
        <div>
          <h1 tabIndex={-1} ref={titleRef}>
            {copy.title(items.length)}
          </h1>
          <p>
            {[
              sameWhere && first ? copy.where(first.place, first.clientType) : '',
              several ? copy.bold : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
        <div className="actions">
          {several && (
            <OnlyDifferences checked={onlyDifferences} onChange={setOnlyDifferences} />
          )}
          <SiteLink className="action" to={along(CHOOSE_CAR_PATH)}>
            <PlusIcon aria-hidden="true" /> <span className="link">{copy.another}</span>
          </SiteLink>
        </div>
      </div>
      {renewed && (
        <p className="cart-renewal">
          {renewalCopy.cartToday(renewed.number, {
            ...renewed,
            car: renewed.versionName,
          })}
        </p>
      )}
      {several && (
        <p className="cart-swipe" aria-hidden="true">
          {copy.swipe(items.length)}
        </p>
      )}
      <section
        className="cart-cols"
        aria-label={copy.region}
        tabIndex={0}
        data-count={Math.min(items.length, 4)}
      >
        <div className="cart-keys" aria-hidden="true">
          {rows.map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
        {items.map((item, index) => (
          <CartColumn
            key={item.id}
            item={item}
            rows={rows.flatMap(({ key, label, cells }) =>
              cells[index] ? [{ key, label, cell: cells[index] }] : [],
            )}
            isCheapest={index === winner}
            above={Math.round((item.basket.quote.monthly - cheapest) * 100) / 100}
            renewed={renewed}
            now={now()}
            actions={actions}
          />
        ))}
      </section>
      <p className="cart-same">
        <b>{copy.same(items.length)}</b> {coverText(sameDays)}
      </p>
      <p className="cart-note">
        {[sameTerm ? '' : copy.differentTerms, copy.note].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
