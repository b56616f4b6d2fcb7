import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  basketChoiceOf,
  type Choice,
  decideGuarantee,
  deliveryOf,
  estimateQuote,
  isDeliveredHome,
  promiseAt,
} from '@site/api-contract/pricing';
import { RENEWAL_PARAM } from '@site/api-contract/site-paths';
import { BRAND } from '@site/brand';
import { useDebouncedValue } from '@site/simulator';
import { deferred, useHydrated } from '@site/ui';
import { usePressedBeforeHydration } from '@site/ui/forms';
import { useSite } from '../../../../shared/site-services';
import { NotServed } from '../core/conditions/not-served';
import { BuyBar } from './buy-bar';
import { ChoicesForm } from './choices-form';
import { configureCopy as copy } from './configure.copy';
import { type ConfiguratorState } from './configure-url';
import { ConfiguredCar } from './configured-car';
import { useEdit } from './edit/use-edit';
import { useSaveChoice } from './edit/use-save-choice';
import { mailCopy } from './mail/mail.copy';
import { ConfigureNotices } from './notices';
import { ExitSlider } from './price/exit-slider';
import { OpenPrice } from './price/open-price';
import { usePrice } from './price/use-price';
import { useWayToCart } from './use-way-to-cart';
import { DealershipChoice } from './where/dealership-choice';
import { useDealerships } from './where/use-dealerships';
import { useDealershipsInStock } from './where/use-dealerships-in-stock';
import { WhereBar } from './where/where-bar';

const MailDialog = deferred(async () => (await import('./mail/mail-dialog')).MailDialog);
const RenewalPlan = deferred(
  async () => (await import('../core/renewal/renewal-plan')).RenewalPlan,
);
const PriceChoice = deferred(
  async () => (await import('./price/price-choice')).PriceChoice,
);
const TurnNote = deferred(async () => (await import('../core/turn-note')).TurnNote);
const StaleDialog = deferred(
  async () => (await import('./price/stale-dialog')).StaleDialog,
);

const ANNOUNCE_AFTER_MS = 700;

export type ConfiguratorProps = {
  state: ConfiguratorState;
  choice: Choice;
  onChange: (change: Partial<ConfiguratorState>) => void;
};

/**
 * A car that is being configured: its choices, its price line by line, and the actions at
 * the lower edge of the window.
 */
export function Configurator({ state, choice, onChange }: ConfiguratorProps) {
  const { place, clientType } = state;
  const { model, version } = choice;
  const [search] = useSearchParams();
  const { now } = useSite();
  /** The address is kept for a second attempt. */
  const [mailing, setMailing] = useState({ open: false, address: '' });

  const { modelSlug } = model;
  const {
    list: dealerships,
    dealershipId,
    leftToNearest,
    group,
  } = useDealerships(modelSlug, place, state.dealershipId);
  const inStock = useDealershipsInStock(choice, state);
  const chosen = basketChoiceOf(choice, dealershipId);
  const editing = useEdit(state, chosen);
  const { edit } = editing;
  const price = usePrice(chosen, { place, clientType, modelSlug }, edit);
  const { quote, pending, refused, error, retry, priceChange, lostBenefit } = price;
  const figures = quote ?? price.todaysQuote ?? estimateQuote(choice);
  const delivery = quote?.delivery ?? deliveryOf(choice);
  const { turnUntil } = delivery;
  const queued = delivery.kind === 'queue' && edit === undefined;
  // Before hydration a click would have no effect; before the server has answered with
  // the price, it would save another one.
  const waiting = !useHydrated() || editing.waiting || quote === undefined;
  const isRefused = Object.keys(refused).length > 0;
  const isUnpriced = error !== undefined && !isRefused;
  const isUnread = isUnpriced || editing.error !== undefined;
  const unread = isUnpriced ? copy.unconfirmed : copy.unread;
  const again = () => {
    retry();
    if (editing.error !== undefined) void editing.look();
  };
  const storing = useSaveChoice({
    state,
    shown: chosen,
    leftToNearest,
    editing,
    price,
    onChange,
  });
  const { store, saving, failed, failures } = storing;
  const notices = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const { prepare, toCart } = useWayToCart(part);
  usePressedBeforeHydration(part);
  const announced = useDebouncedValue(
    pending ? '' : copy.announced(figures.monthly),
    ANNOUNCE_AFTER_MS,
  );

  // After a failed attempt the focus moves to the notices, which give the reason.
  useEffect(() => {
    if (failures) notices.current?.focus();
  }, [failures]);

  /** A change is based on the choice on the screen, whatever revision that has. */
  function change(part: Partial<ConfiguratorState>) {
    storing.forget();
    onChange({ ...(edit && { revision: edit.revision }), ...part });
  }

  /**
   * A mailed simulation must have a guaranteed price, so one whose guarantee has ended is
   * saved again.
   */
  async function storeToMail() {
    const isGuaranteed =
      edit &&
      decideGuarantee({ validUntil: edit.item.basket.quote.validUntil, now: now() })
        .kind !== 'over';
    if (edit?.stored && !priceChange && isGuaranteed) return edit.item;
    const saved = await store();
    if (saved?.basket)
      onChange({ simulationId: saved.id, revision: saved.basket.revision });
    return saved;
  }

  return (
    <div className="configure" data-model={model.modelSlug} ref={part}>
      <title>{`${version.name} | ${BRAND.name}`}</title>
      <div className="wrap">
        <WhereBar
          state={state}
          model={model}
          editing={edit !== undefined}
          onChange={change}
        />
        {!model.available && (
          <NotServed
            place={place}
            kept={edit?.item.code}
            onPlace={(next) =>
              change({
                place: next,
                dealershipId: null,
                simulationId: null,
                revision: null,
              })
            }
          />
        )}
        <div className="cfg-said" tabIndex={-1} ref={notices}>
          <ConfigureNotices
            editedCode={edit?.item.code}
            stale={edit?.stale ?? false}
            onCompare={() => storing.setComparing(true)}
            draft={storing.draft !== null}
            onUseDraft={storing.takeDraftBack}
            failedSave={
              failed && Object.keys(failed.refused).length === 0
                ? failed.message || copy.failedSave
                : null
            }
            quoteError={error}
            editError={editing.error}
            refusedQuote={isRefused}
          />
          {priceChange && !edit?.stale && (
            <PriceChoice change={priceChange} model={model.name} />
          )}
        </div>
        {turnUntil && <TurnNote until={turnUntil} />}
        {search.has(RENEWAL_PARAM) && (
          <RenewalPlan
            next={{
              versionName: version.name,
              monthly: figures.monthly,
              term: choice.term,
              km: choice.km,
              delivery,
            }}
          />
        )}
      </div>
      <div className="cfg">
        <ConfiguredCar
          state={state}
          choice={choice}
          figures={figures}
          delivery={delivery}
          validUntil={quote?.validUntil}
          code={edit?.item.code}
        />
        <ChoicesForm
          choice={
            turnUntil
              ? { ...choice, model: { ...model, deliveryToOrder: delivery } }
              : choice
          }
          askedKm={state.km}
          use={state.use}
          onChange={change}
          refused={{ ...refused, ...failed?.refused }}
        >
          {dealerships && (
            <DealershipChoice
              dealerships={dealerships}
              group={group}
              inStock={inStock}
              atHome={isDeliveredHome(choice.addOns)}
              value={dealershipId}
              onChange={(id) => change({ dealershipId: id })}
              delivery={model.available ? delivery : undefined}
            />
          )}
          {!queued && (
            <button
              type="button"
              className="btn btn--line btn--full cfg-mail"
              disabled={!saving && (waiting || !model.available)}
              aria-disabled={saving || undefined}
              onClick={() => saving || setMailing({ ...mailing, open: true })}
            >
              {mailCopy.act}
            </button>
          )}
        </ChoicesForm>
      </div>
      <section className="cfg-band" data-theme="asfalto">
        <div className="wrap">
          <OpenPrice
            {...{ figures, pending, lostBenefit }}
            term={choice.term}
            promise={promiseAt(model, delivery)}
          />
          <ExitSlider exitCosts={figures.exitCosts} />
        </div>
      </section>
      <p className="vh" role="status">
        {announced}
      </p>
      <BuyBar
        choice={choice}
        monthly={figures.monthly}
        pending={pending}
        saving={saving}
        waiting={waiting}
        problem={isUnread ? unread : isRefused ? copy.reviewChoice : null}
        onRetry={isUnread ? again : null}
        served={model.available}
        queued={queued}
        editing={edit !== undefined}
        onSave={() => {
          prepare();
          void store().then(toCart);
        }}
        onMail={() => setMailing({ ...mailing, open: true })}
      />
      {mailing.open && (
        <MailDialog
          {...{ choice, monthly: figures.monthly }}
          address={mailing.address}
          onAddress={(address) => setMailing({ open: true, address })}
          onStore={storeToMail}
          onClose={() => setMailing(({ address }) => ({ open: false, address }))}
        />
      )}
      {storing.comparing && edit && (
        <StaleDialog
          draft={{
            choice,
            figures,
            dealership: dealerships?.find(({ id }) => id === dealershipId),
          }}
          newer={edit.item}
          busy={saving}
          waiting={waiting}
          onMine={() => void storing.keepMine().then(toCart)}
          onNewer={storing.takeNewer}
          onBoth={() => void storing.keepBoth().then(toCart)}
          onClose={() => storing.setComparing(false)}
        />
      )}
    </div>
  );
}
