import { useNavigate } from 'react-router-dom';
import { placeName } from '@site/api-contract/brazil';
import {
  coverText,
  decideGuarantee,
  planCondition,
  spareCarDays,
} from '@site/api-contract/pricing';
import { CART_PATH } from '@site/api-contract/site-paths';
import { PriceLock } from '@site/simulator';
import { deferred, Price, Stage, Unbroken } from '@site/ui';
import { useSite } from '../../../../shared/site-services';
import { compareRows } from '../core/compare-rows';
import { useRememberCart } from '../core/conditions/draft';
import { money, sharedCopy, versionOf } from '../core/simulation.copy';
import { type Shown } from '../core/use-copy-as-read';
import { sharedPageCopy as copy } from './share.copy';
import { useKeepShared } from './use-keep-shared';

const PriceOfToday = deferred(
  async () => (await import('../core/price/price-of-today')).PriceOfToday,
);

/** Another person's simulation: car, price, conditions, and the parts of the price. */
export function Shared({ simulation }: { simulation: Shown }) {
  const { now, print } = useSite();
  const { basket, code, place, clientType } = simulation;
  const { modelName, modelSlug, paint, versionName, versionSlug } = basket;
  const { term, km, addOns, quote } = basket;
  const { validUntil } = quote;
  const keeping = useKeepShared(simulation);
  const isOver = decideGuarantee({ validUntil, now: now() }).kind === 'over';
  const isCharged = !isOver && keeping.today === null;
  return (
    <div className="wrap shared">
      <div className="page-head">
        <div>
          <h1>{copy.title(modelName)}</h1>
          <p>
            <Unbroken>{(isCharged ? copy.lead : copy.leadAlone)(code)}</Unbroken>
          </p>
        </div>
      </div>
      <div className="shared-cols">
        <div>
          <Stage
            model={modelSlug}
            paint={paint}
            version={versionSlug}
            title={<h2>{modelName}</h2>}
            subtitle={versionOf(modelName, versionName)}
          />
          <div className="shared-price">
            <Price reais={quote.monthly} per="month" size="lg" />
            <p>
              {planCondition({ clientType, term, km })}. {placeName(place)}.
            </p>
            {keeping.today ? (
              <PriceOfToday before={quote} now={keeping.today} model={modelName} />
            ) : (
              <PriceLock validUntil={validUntil} now={now()} />
            )}
          </div>
          <Keep simulation={simulation} keeping={keeping} />
          <button type="button" className="link shared-print" onClick={print}>
            {copy.print}
          </button>
        </div>
        <div>
          <h2>{copy.facts}</h2>
          <dl className="shared-facts">
            {compareRows([{ ...simulation, id: code }]).map(
              ({ key, label, cells: [cell] }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>
                    {cell?.text}
                    {cell?.note && <small>{cell.note}</small>}
                  </dd>
                </div>
              ),
            )}
          </dl>
          <h2>{copy.lines}</h2>
          <dl className="shared-facts shared-lines">
            {quote.lines.map(({ key, label, monthly }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{money(monthly)}</dd>
              </div>
            ))}
            <div data-sum="">
              <dt>{copy.total}</dt>
              <dd>{money(quote.monthly)}</dd>
            </div>
          </dl>
          <p className="shared-in">
            <b>{sharedCopy.included}</b> {coverText(spareCarDays(addOns))}
          </p>
        </div>
      </div>
    </div>
  );
}

type KeepProps = { simulation: Shown; keeping: ReturnType<typeof useKeepShared> };

function Keep({ simulation, keeping: { busy, problem, today, keep } }: KeepProps) {
  const navigate = useNavigate();
  const rememberCart = useRememberCart();

  async function press() {
    if (!(await keep())) return;
    rememberCart(simulation);
    await navigate(CART_PATH);
  }

  return (
    <div className="shared-keep">
      <button
        type="button"
        className="btn btn--full"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => void press()}
      >
        {busy ? copy.keeping : today ? copy.keepToday : copy.keep}
      </button>
      <p>{copy.keepHelp}</p>
      <p className="shared-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
