import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureOf, useOpenSharedSimulationQuery } from '@site/api-client';
import { type SharedSimulation } from '@site/contracts';
import { Empty, Failure, Price, SiteLink, Stage, useHydrated } from '@site/ui';
import { useSite } from '../../../site-services';
import { compareRows } from '../cart/compare-rows';
import { CartSkeleton } from '../cart/cart-skeleton';
import { PriceLock } from '../cart/price-lock';
import { useRememberCart } from '../conditions/draft';
import { useTakeSimulation } from '../conditions/use-take-simulation';
import { condition, money, placeName, sharedCopy, versionOf } from '../simulation.copy';
import { CART, CHOOSE } from '../simulation.paths';
import { sharedPageCopy as copy } from './share.copy';
import '../simulation.css';
import './share.css';

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** `/simulador/compartilhada#token`: somebody else's simulation, to read and to copy. What stands after `#` reaches no log. */
export function SharedScreen() {
  const { hash } = useLocation();
  const alive = useHydrated();
  const token = hash.slice(1);
  const { data, error, refetch } = useOpenSharedSimulationQuery({ body: { token } }, { skip: !alive || token === '' });
  const status = failureOf(error)?.status;
  if (alive && (token === '' || status === NOT_FOUND || status === BAD_REQUEST)) {
    return <div className="wrap sim-state"><Empty level={1} title={copy.goneTitle} text={copy.goneText} action={<SiteLink className="btn" to={CHOOSE}>{copy.simulate}</SiteLink>} /></div>;
  }
  if (error !== undefined) {
    return <div className="wrap sim-state"><Failure title={copy.failedTitle} text={copy.failedText} traceId={failureOf(error)?.traceId} onRetry={() => void refetch()} /></div>;
  }
  if (!data?.basket) return <div className="wrap"><CartSkeleton /></div>;
  return <Shared simulation={{ ...data, basket: data.basket }} />;
}

type Shown = SharedSimulation & { basket: NonNullable<SharedSimulation['basket']> };

function Shared({ simulation }: { simulation: Shown }) {
  const { now, print } = useSite();
  const { basket, code, place, clientType } = simulation;
  const { modelName, modelSlug, paint, versionName, term, km, quote } = basket;
  return (
    <div className="wrap shared">
      <div className="page-head"><div><h1>{copy.title(modelName)}</h1><p>{copy.lead(code)}</p></div></div>
      <div className="shared-cols">
        <div>
          <Stage model={modelSlug} paint={paint} title={<h2>{modelName}</h2>} subtitle={versionOf(modelName, versionName)} />
          <div className="shared-price">
            <Price reais={quote.monthly} per="month" size="lg" />
            <p>{condition(clientType, term, km)}. {placeName(place)}.</p>
            <PriceLock validUntil={quote.validUntil} now={now()} />
          </div>
          <Keep simulation={simulation} />
          <button type="button" className="link shared-print" onClick={print}>{copy.print}</button>
        </div>
        <div>
          <h2>{copy.facts}</h2>
          <dl className="shared-facts">
            {compareRows([{ ...simulation, id: code }]).map(({ key, label, cells: [cell] }) => (
              <div key={key}><dt>{label}</dt><dd>{cell?.text}{cell?.note && <small>{cell.note}</small>}</dd></div>
            ))}
          </dl>
          <h2>{copy.lines}</h2>
          <dl className="shared-facts shared-lines">
            {quote.lines.map(({ key, label, monthly }) => <div key={key}><dt>{label}</dt><dd>{money(monthly)}</dd></div>)}
            <div data-sum=""><dt>{copy.total}</dt><dd>{money(quote.monthly)}</dd></div>
          </dl>
          <p className="shared-in"><b>{sharedCopy.included}</b> {sharedCopy.includedText}</p>
        </div>
      </div>
    </div>
  );
}

function Keep({ simulation }: { simulation: Shown }) {
  const take = useTakeSimulation();
  const navigate = useNavigate();
  const rememberCart = useRememberCart();
  const [busy, setBusy] = useState(false);

  async function keep() {
    setBusy(true);
    try {
      await take(simulation);
      rememberCart(simulation);
      await navigate(CART);
    } catch {
      // The popup of the failure has said why; the page stays as it is.
      setBusy(false);
    }
  }

  return (
    <div className="shared-keep">
      <button type="button" className="btn btn--full" disabled={busy} aria-busy={busy || undefined} onClick={() => void keep()}>{busy ? copy.keeping : copy.keep}</button>
      <p>{copy.keepHelp}</p>
    </div>
  );
}
