import { useNavigate } from 'react-router-dom';
import { type DataOf, type openInvitation } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { deliveryPromise, planCondition } from '@site/api-contract/pricing';
import { CART_PATH, INVITATION_PATH } from '@site/api-contract/site-paths';
import { Price, Stage } from '@site/ui';
import { useRememberCart } from '../core/conditions/draft';
import { versionOf } from '../core/simulation.copy';
import { assistedSaleCopy, invitationCopy as copy } from './assisted-sale.copy';
import { Consent } from './consent';

type Props = {
  invitation: DataOf<typeof openInvitation>;
  code: string;
  onRefused: () => void;
};

/** The invitation: the seller, the cars with their prices, and the answer. */
export function Invited({
  invitation: { invitedUntil, simulations, ...from },
  code,
  onRefused,
}: Props) {
  const navigate = useNavigate();
  const rememberCart = useRememberCart();
  const [first] = simulations;

  function answered(accepted: boolean) {
    if (!accepted) return onRefused();
    if (first) rememberCart(first);
    void navigate(CART_PATH);
  }

  return (
    <div className="wrap invited">
      <div className="page-head">
        <div>
          <h1>{assistedSaleCopy.invitedTitle(from)}</h1>
          <p>{copy.until(invitedUntil)}</p>
        </div>
      </div>
      <div className="invited-cols">
        <section aria-labelledby="invited-cars">
          <h2 id="invited-cars">{copy.cars(simulations.length)}</h2>
          {simulations.map(
            ({ code: name, basket, place, clientType }) =>
              basket && (
                <article
                  className="invited-car"
                  key={name}
                  aria-label={`${basket.versionName}, ${name}`}
                >
                  <Stage
                    model={basket.modelSlug}
                    paint={basket.paint}
                    version={basket.versionSlug}
                    title={<h3>{basket.modelName}</h3>}
                    subtitle={versionOf(basket.modelName, basket.versionName)}
                  />
                  <div>
                    <Price reais={basket.quote.monthly} per="month" size="lg" />
                    <p>{copy.car(basket)}</p>
                    <p>
                      {planCondition({ ...basket, clientType })}. {placeName(place)}.
                    </p>
                    <p>{copy.addOns(basket)}</p>
                    <p>{deliveryPromise(basket.quote.delivery)}.</p>
                    <p>{copy.total(basket)}</p>
                  </div>
                </article>
              ),
          )}
        </section>
        <section className="panel" aria-label={assistedSaleCopy.region}>
          <Consent code={code} page={INVITATION_PATH} onAnswered={answered} />
        </section>
      </div>
    </div>
  );
}
