import { type NearbyDealership } from '@site/api-contract';
import { storeIn, storeName } from '@site/api-contract/brazil';
import { type Choice, type QuoteEstimate } from '@site/api-contract/pricing';
import { type CartItem } from '@site/simulator';
import { Modal } from '@site/ui';
import { kmAMonth, money, months, versionOf } from '../../core/simulation.copy';
import { staleCopy as copy } from '../edit/edit.copy';
import './stale-dialog.css';

export type StaleDialogProps = {
  draft: {
    choice: Choice;
    figures: QuoteEstimate;
    /** Undefined for the nearest one. */
    dealership: NearbyDealership | undefined;
  };
  newer: CartItem;
  busy: boolean;
  /** The own choice can't be saved yet, since its price is still loading. */
  waiting: boolean;
  onMine: () => void;
  onNewer: () => void;
  onBoth: () => void;
  onClose: () => void;
};

type Row = [label: string, mine: string, newer: string];

/**
 * Compares the own choice with the one that another window has saved, and asks which one
 * to keep (security-requirements G3).
 */
export function StaleDialog({
  draft,
  newer,
  busy,
  waiting,
  onMine,
  onNewer,
  onBoth,
  onClose,
}: StaleDialogProps) {
  return (
    <Modal open title={copy.title} onClose={onClose}>
      <p className="stale-lead">{copy.lead}</p>
      <table className="stale">
        <caption className="vh">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{copy.what}</span>
            </th>
            <th scope="col">{copy.mine}</th>
            <th scope="col">{copy.newer}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(draft, newer).map(([label, own, other]) => (
            <tr key={label} data-differs={own === other ? undefined : ''}>
              <th scope="row">
                {label} {own !== other && <small>{copy.differs}</small>}
              </th>
              <td>{own}</td>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="stale-actions">
        <button
          type="button"
          className="btn"
          disabled={waiting && !busy}
          aria-disabled={busy || undefined}
          onClick={() => busy || onMine()}
        >
          {copy.keepMine}
        </button>
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={busy || undefined}
          onClick={() => busy || onNewer()}
        >
          {copy.takeNewer}
        </button>
      </div>
      <p className="stale-both">
        <button
          type="button"
          className="link"
          disabled={waiting && !busy}
          aria-disabled={busy || undefined}
          onClick={() => busy || onBoth()}
        >
          {copy.keepBoth}
        </button>{' '}
        {copy.bothHelp}
      </p>
    </Modal>
  );
}

function rowsOf(
  { choice, figures, dealership }: StaleDialogProps['draft'],
  { basket }: CartItem,
): Row[] {
  const { rows } = copy;
  const names = (addOns: readonly { name: string }[]) =>
    addOns
      .map(({ name }) => name)
      .sort()
      .join(', ') || copy.none;
  return [
    [
      rows.version,
      versionOf(choice.model.name, choice.version.name),
      versionOf(basket.modelName, basket.versionName),
    ],
    [rows.color, choice.paint.name, basket.paintName],
    [rows.term, months(choice.term), months(basket.term)],
    [rows.km, kmAMonth(choice.km), kmAMonth(basket.km)],
    [rows.addOns, names(choice.addOns), names(basket.addOns)],
    [
      rows.dealership,
      dealership ? storeName(dealership) : copy.nearest,
      basket.dealershipName
        ? storeIn(basket.dealershipName, basket.dealershipPlace)
        : copy.nearest,
    ],
    [rows.monthly, money(figures.monthly), money(basket.quote.monthly)],
    [rows.total, money(figures.contractTotal), money(basket.quote.contractTotal)],
  ];
}
