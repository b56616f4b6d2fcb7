import { carPath } from '@site/api-contract/site-paths';
import { CarPicture, deferred, Price, SiteLink } from '@site/ui';
import { PageSeo } from '../../../../shared/page-seo';
import { landingCopy as copy } from '../landing.copy';
import { CONTENTS, useCarPrice, useLanding } from '../landing-content';
import { LandingFacts } from '../landing-facts';
import { LandingForm } from '../landing-form';
import { LandingFrame } from '../landing-frame';
import { LandingMissing } from '../landing-missing';
import { PlaceInQueue } from './place-in-queue';
import { useReservation } from './use-reservation';
import './reservation.css';

const ConfirmPlace = deferred(async () => (await import('./confirm-place')).ConfirmPlace);
const TurnInQueue = deferred(async () => (await import('./turn-in-queue')).TurnInQueue);

const CAR_SIZES = '(min-width: 1280px) 44rem, (min-width: 992px) 56vw, 32rem';

/**
 * `/pre-reserva/boreal`: stores a lead, then reserves a place in the waiting list (spec
 * §7). The place is shown in this browser after a reload, too, and the page says when it
 * was called. The mail's link leads here as well, with a button that confirms the place.
 */
export function ReservationScreen() {
  const page = useLanding(CONTENTS.reservation);
  const { reservation, isNew, failed, confirm, reserve, startOver } = useReservation();
  const { monthly, condition, linkTo, hasSheet } = useCarPrice()(
    page?.content.annataid ?? '',
    page?.content.priceCondition,
  );
  if (!page) return <LandingMissing />;
  const { content, seo } = page;
  return (
    <LandingFrame className="resv">
      <PageSeo seo={seo} />
      <div className="resv-sky" data-model={content.car.model}>
        <div className="resv-main wrap">
          <div className="resv-say">
            <p className="kick">{content.kicker}</p>
            <h1>{content.title}</h1>
            <p className="lp-lead">{content.lead}</p>
            <div className="resv-price">
              <p>{copy.from}</p>
              {monthly === undefined ? (
                <p className="lp-noprice">{copy.noPrice}</p>
              ) : (
                <Price reais={monthly} per="month" size="lg" />
              )}
              <p className="condition">{condition}</p>
            </div>
          </div>
          <div className="lp-card">
            {confirm ? (
              <ConfirmPlace onConfirm={confirm} onStartOver={startOver} />
            ) : reservation && reservation.state !== 'waiting' ? (
              <TurnInQueue
                reservation={reservation}
                isNew={isNew}
                configureUrl={linkTo(content.result.buttonUrl)}
                onStartOver={startOver}
              />
            ) : reservation ? (
              <PlaceInQueue
                reservation={reservation}
                content={content}
                isNew={isNew}
                linkTo={linkTo}
                onStartOver={startOver}
              />
            ) : (
              <LandingForm
                kind="reservation"
                block={content.form}
                failed={failed}
                onSubmit={reserve}
              />
            )}
          </div>
        </div>
        <div className="resv-car" aria-hidden="true">
          <div className="wrap">
            <CarPicture {...content.car} view="front" sizes={CAR_SIZES} eager />
          </div>
        </div>
      </div>
      <div className="lp-facts" data-theme="asfalto">
        <LandingFacts facts={content.facts} />
        {hasSheet && (
          <p className="wrap">
            <SiteLink className="action" to={carPath(content.car.model)}>
              <span className="link">{copy.sheetOf(content.title)}</span>
            </SiteLink>
          </p>
        )}
      </div>
    </LandingFrame>
  );
}
