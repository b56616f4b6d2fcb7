import { useLocation } from 'react-router-dom';
import { failureOf, readProblem, useOpenSharedSimulationQuery } from '@site/api-client';
import { CHOOSE_CAR_PATH } from '@site/api-contract/site-paths';
import { deferred, Empty, Failure, SiteLink, useHydrated } from '@site/ui';
import { CartSkeleton } from '../core/cart-skeleton';
import { sharedCopy } from '../core/simulation.copy';
import { sharedPageCopy as copy } from './share.copy';
import '../core/simulation.css';
import './share.css';

const Shared = deferred(async () => (await import('./shared')).Shared);

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/**
 * `/simulador/compartilhada#token`: another person's simulation, to read and to copy. The
 * part after `#` is never logged by a server.
 */
export function SharedScreen() {
  const { hash } = useLocation();
  const alive = useHydrated();
  const token = hash.slice(1);
  const { data, error, refetch } = useOpenSharedSimulationQuery(
    { body: { token } },
    { skip: !alive || token === '' },
  );
  const status = failureOf(error)?.status;
  if (alive && (token === '' || status === NOT_FOUND || status === BAD_REQUEST)) {
    return (
      <div className="wrap sim-state">
        <Empty
          level={1}
          title={copy.goneTitle}
          text={copy.goneText}
          action={
            <SiteLink className="btn" to={CHOOSE_CAR_PATH}>
              {copy.simulate}
            </SiteLink>
          }
        />
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <div className="wrap sim-state">
        <Failure
          title={copy.failedTitle}
          {...readProblem(error, copy.failedText)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data?.basket)
    return (
      <div className="wrap">
        <CartSkeleton title={sharedCopy.cart} />
      </div>
    );
  return <Shared simulation={{ ...data, basket: data.basket }} />;
}
