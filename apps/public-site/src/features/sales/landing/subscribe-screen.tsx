import { type SubscribeContent } from '@site/api-contract';
import { carPath } from '@site/api-contract/site-paths';
import { RichText } from '@site/cms';
import { ArrowRightIcon, CarPicture, ChevronDownIcon, Price, SiteLink } from '@site/ui';
import { PageSeo } from '../../../shared/page-seo';
import { landingCopy as copy } from './landing.copy';
import { CONTENTS, useCarPrice, useLanding } from './landing-content';
import { LandingForm } from './landing-form';
import { LandingFrame } from './landing-frame';
import { LandingMissing } from './landing-missing';
import { useLandingLead } from './use-landing-lead';
import '@site/ui/to-scale.css';
import './subscribe.css';

const HERO_SIZES = '(min-width: 992px) 40rem, 100vw';
const LINEUP_SIZES = '(min-width: 1240px) 26rem, (min-width: 700px) 31vw, 92vw';

/** `/assine`: reasons, cars, questions, and two next steps: the simulator or a call. */
export function SubscribeScreen() {
  const page = useLanding(CONTENTS.subscribe);
  const { send, sent, failed } = useLandingLead('assine');
  if (!page) return <LandingMissing />;
  const { content, seo } = page;
  const { hero, reasons, questions, next } = content;
  return (
    <LandingFrame className="subs">
      <PageSeo seo={seo} />
      <header className="subs-hero">
        <div className="wrap">
          <RichText as="h1" html={hero.title} />
          <p className="lp-lead">{hero.lead}</p>
          <SiteLink className="btn" to={hero.buttonUrl}>
            {hero.buttonLabel} <ArrowRightIcon />
          </SiteLink>
        </div>
        <div className="lp-road" aria-hidden="true">
          <div className="wrap">
            <CarPicture {...hero.car} view="front" sizes={HERO_SIZES} eager />
          </div>
        </div>
      </header>
      <section className="sec">
        <div className="wrap">
          <h2 className="subs-title">{reasons.title}</h2>
          <ul className="subs-reasons">
            {reasons.items.map(({ figure, title, text }) => (
              <li key={title}>
                <h3>
                  <span className="subs-figure">{figure}</span> {title}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Lineup content={content.cars} />
      <section className="sec">
        <div className="wrap subs-doubts">
          <div>
            <h2 className="subs-title">{questions.title}</h2>
            <SiteLink className="btn btn--line" to={questions.buttonUrl}>
              {questions.buttonLabel}
            </SiteLink>
          </div>
          <div className="subs-questions">
            {questions.items.map(({ question, answer }) => (
              <details key={question}>
                <summary>
                  <h3>{question}</h3>
                  <ChevronDownIcon aria-hidden="true" />
                </summary>
                <RichText html={answer} />
              </details>
            ))}
          </div>
        </div>
      </section>
      <section className="subs-ways">
        <div className="subs-next" data-theme="asfalto">
          <h2>{next.title}</h2>
          <p className="lp-lead">{next.text}</p>
          <SiteLink className="btn" to={next.buttonUrl}>
            {next.buttonLabel} <ArrowRightIcon />
          </SiteLink>
        </div>
        <div className="subs-call">
          <LandingForm
            kind="lead"
            block={content.form}
            failed={failed}
            onSubmit={(values) => send(values)}
            done={
              sent && (
                <SiteLink className="btn btn--line" to={next.buttonUrl}>
                  {next.buttonLabel}
                </SiteLink>
              )
            }
          />
        </div>
      </section>
    </LandingFrame>
  );
}

/** Three cars side by side at one scale, each with today's price. */
function Lineup({ content }: { content: SubscribeContent['cars'] }) {
  const priceOf = useCarPrice();
  return (
    <section className="subs-lineup">
      <div className="wrap">
        <h2 className="subs-title">{content.title}</h2>
        <p className="lp-lead">{content.lead}</p>
        <ul>
          {content.items.map(({ name, type, car, annataid, url }) => {
            const { monthly, condition, linkTo, hasSheet } = priceOf(
              annataid,
              content.priceCondition,
            );
            return (
              <li key={name} className="to-scale" data-model={car.model}>
                <CarPicture {...car} view="front" sizes={LINEUP_SIZES} />
                <div className="subs-car">
                  <h3>{name}</h3>
                  <p>{type}</p>
                  {monthly === undefined ? (
                    <p className="lp-noprice">{copy.noPrice}</p>
                  ) : (
                    <p>
                      <span className="subs-from">{copy.from} </span>
                      <Price reais={monthly} per="month" size="sm" />
                    </p>
                  )}
                  <p className="condition">{condition}</p>
                  <div className="subs-links">
                    <SiteLink className="link" to={linkTo(url)}>
                      {copy.simulateCar(name)}
                    </SiteLink>
                    {hasSheet && (
                      <SiteLink className="link" to={carPath(car.model)}>
                        {copy.sheetOf(name)}
                      </SiteLink>
                    )}
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
