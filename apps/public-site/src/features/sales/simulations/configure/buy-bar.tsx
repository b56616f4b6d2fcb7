import { type Choice } from '@site/api-contract/pricing';
import { RESERVATION_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { LivePrice } from '../core/price/live-price';
import { sharedCopy } from '../core/simulation.copy';
import { configureCopy as copy } from './configure.copy';
import { mailCopy } from './mail/mail.copy';

export type BuyBarProps = {
  choice: Choice;
  monthly: number;
  pending: boolean;
  saving: boolean;
  /** No button can be pressed yet. */
  waiting: boolean;
  /** The reason why the choice can't be saved. */
  problem: string | null;
  /** Null when a retry would not help. */
  onRetry: (() => void) | null;
  served: boolean;
  /** The car is only available through its queue. */
  queued: boolean;
  editing: boolean;
  onSave: () => void;
  onMail: () => void;
};

/**
 * The bar with the price, always visible, and the actions. Phones have room for one
 * action; the other one is below the choices.
 */
export function BuyBar({
  choice,
  monthly,
  pending,
  saving,
  waiting,
  problem,
  onRetry,
  served,
  queued,
  editing,
  onSave,
  onMail,
}: BuyBarProps) {
  const [label, busyLabel] = editing ? [copy.save, copy.saving] : [copy.add, copy.adding];
  const why = served ? problem : copy.notServedHere;
  const plan = copy.summary(choice.term, choice.km);
  return (
    <div className="buy-bar">
      <div className="wrap">
        <div
          className="buy-price"
          data-pending={pending || undefined}
          aria-busy={pending || undefined}
        >
          <LivePrice reais={monthly} per="month" />
        </div>
        <p className="buy-sum" data-why={why !== null || undefined}>
          <b>{why ?? plan}</b>
          <span>
            {why !== null
              ? plan
              : pending
                ? copy.calculating
                : queued
                  ? copy.queuePrice
                  : copy.chosen(choice.paint, choice.addOns)}
          </span>
        </p>
        {queued ? (
          <SiteLink className="btn" to={RESERVATION_PATH}>
            {copy.joinQueue}
          </SiteLink>
        ) : onRetry && served ? (
          <button type="button" className="btn" onClick={onRetry}>
            {sharedCopy.retry}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="btn btn--line buy-mail"
              onClick={() => saving || onMail()}
              disabled={!saving && (waiting || !served)}
              aria-disabled={saving || undefined}
            >
              {mailCopy.act}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => saving || onSave()}
              disabled={!saving && (waiting || !served)}
              aria-disabled={saving || undefined}
              aria-busy={saving || undefined}
            >
              <span className="btn-labels">
                <span data-shown={!saving} aria-hidden={saving || undefined}>
                  {label}
                </span>
                <span data-shown={saving} aria-hidden={!saving || undefined}>
                  {busyLabel}
                </span>
              </span>
            </button>
          </>
        )}
      </div>
    </div>
  );
}
