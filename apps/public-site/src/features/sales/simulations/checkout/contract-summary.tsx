import { useId, useState } from 'react';
import { DUE_DAYS } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import {
  benefitLabel,
  benefitSum,
  coverText,
  exitCostIn,
  handoverOf,
  notCoveredText,
  oneOffLabel,
  planCondition,
  spareCarDays,
} from '@site/api-contract/pricing';
import { CONFIGURE_PATH, withSearch } from '@site/api-contract/site-paths';
import { type CartItem, editSearch } from '@site/simulator';
import { deferred, type Fact, Facts, Price, SiteLink, Stage } from '@site/ui';
import { OwnCampaign } from '../core/campaign/own-campaign';
import { PriceChangeNotice } from '../core/price/price-change-notice';
import { kmAMonth, money, sharedCopy } from '../core/simulation.copy';
import { checkoutCopy as copy } from './checkout.copy';
import { exitMonths } from './checkout-rules';

const TurnNote = deferred(async () => (await import('../core/turn-note')).TurnNote);
const Plan = deferred(async () => (await import('../core/plan')).Plan);

/**
 * The summary of the contract, which the law requires before the proposal (Decreto
 * 7.962/2013, art. 4). A narrow window shows car and price, and the rest after a click,
 * so that the form starts on the first screen.
 */
export function ContractSummary({
  item,
  dueDay,
  isOver,
  titleRef,
}: {
  item: CartItem;
  dueDay: number;
  titleRef: React.RefObject<HTMLHeadingElement | null>;
  /** The guarantee of the price has ended. */
  isOver: boolean;
}) {
  const { basket, clientType, code } = item;
  const [isOpen, setOpen] = useState(false);
  const wholeId = useId();
  const { quote } = basket;
  const { turnUntil } = quote.delivery;
  const handover = handoverOf(basket);
  const delivery =
    quote.delivery.kind === 'queue' ? copy.queue : copy.deliveryBy(quote.delivery.date);
  const facts: Fact[] = [
    [copy.car, basket.versionName],
    [copy.color, basket.paintName],
    [copy.term, copy.fixed(basket.term)],
    [copy.km, copy.kmValue(kmAMonth(basket.km), quote.extraKm)],
    [copy.addOns, basket.addOns.map(({ name }) => name).join(', ') || copy.noAddOns],
    [handover.label, handover.text],
    [copy.delivery, delivery],
    [copy.deductible, money(quote.deductible)],
    [copy.lockedUntil, formatDate(quote.validUntil)],
    [copy.simulation, code],
  ];
  return (
    <section className="co-summary" aria-labelledby="resumo">
      <div className="co-plan-head">
        <Stage
          model={basket.modelSlug}
          paint={basket.paint}
          version={basket.versionSlug}
        />
        <h2 id="resumo" tabIndex={-1} ref={titleRef}>
          {copy.summary}
        </h2>
        <div>
          <Price reais={quote.monthly} per="month" size="lg" />
          <p className="condition">
            {planCondition({ clientType, term: basket.term, km: basket.km })}
          </p>
        </div>
      </div>
      <p className="co-brief">
        {`${basket.versionName}, ${basket.paintName}. ${copy.delivery} ${delivery}.`}
      </p>
      <PriceChangeNotice basket={basket} clientType={clientType} />
      <OwnCampaign item={item} isOver={isOver} />
      {turnUntil && <TurnNote until={turnUntil} />}
      <button
        type="button"
        className="link co-unfold"
        aria-expanded={isOpen}
        aria-controls={wholeId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? copy.fold : copy.unfold}
      </button>
      <div className="co-whole" id={wholeId} data-open={isOpen ? '' : undefined}>
        <Facts rows={facts} />
        <table className="co-lines">
          <caption>{copy.month}</caption>
          <tbody>
            {quote.lines.map(({ key, label, monthly }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{money(monthly)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{copy.monthly}</th>
              <td>{money(quote.monthly)}</td>
            </tr>
            {quote.oneOff.map(({ key, label, amount }) => (
              <tr key={key}>
                <th scope="row">{oneOffLabel(label)}</th>
                <td>{money(amount)}</td>
              </tr>
            ))}
            {quote.benefit && (
              <tr>
                <th scope="row">{benefitLabel(quote.benefit)}</th>
                <td>{benefitSum(quote.benefit, basket.term)}</td>
              </tr>
            )}
            <tr>
              <th scope="row">{copy.contractTotal}</th>
              <td>{money(quote.contractTotal)}</td>
            </tr>
          </tfoot>
        </table>
        <Installments item={item} dueDay={dueDay} />
        <div className="co-exit">
          <h3>{copy.exitTitle}</h3>
          <ul>
            <li>{copy.withdrawal}</li>
            {exitMonths(basket.term).map((month) => (
              <li key={month}>{copy.exit(month, exitCostIn(quote.exitCosts, month))}</li>
            ))}
            <li>{copy.exitRule}</li>
            <li>{copy.late}</li>
          </ul>
        </div>
        <p className="co-covers">
          <b>{sharedCopy.included}</b> {coverText(spareCarDays(basket.addOns))}
        </p>
        <p className="co-covers">
          <b>{sharedCopy.notIncluded}</b>{' '}
          {notCoveredText({ ...quote, fuel: basket.fuel })}
        </p>
        <p>
          <SiteLink className="link" to={withSearch(CONFIGURE_PATH, editSearch(item))}>
            {copy.edit}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}

/** All installments for the due day in the form, loaded when opened. */
function Installments({
  item: { id, basket },
  dueDay,
}: {
  item: CartItem;
  dueDay: number;
}) {
  const [open, setOpen] = useState(false);
  const day = DUE_DAYS.find((known) => known === dueDay);
  return (
    <details className="co-plan" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{copy.plan(dueDay)}</summary>
      {open && day && (
        <Plan simulationId={id} model={basket.modelName} dueDay={`${day}`} />
      )}
      <p>{copy.planHelp}</p>
    </details>
  );
}
