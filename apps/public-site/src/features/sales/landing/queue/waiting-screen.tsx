import { type WaitingContent } from '@site/api-contract';
import {
  ArrowRightIcon,
  CheckIcon,
  CloseIcon,
  deferred,
  Price,
  SiteLink,
  Stage,
} from '@site/ui';
import { PageSeo } from '../../../../shared/page-seo';
import { landingCopy as copy } from '../landing.copy';
import { CONTENTS, useCarPrice, useLanding } from '../landing-content';
import { LandingForm } from '../landing-form';
import { useLandingLead } from '../use-landing-lead';
import '../landing.css';
import './waiting.css';

const ContentMissing = deferred(
  async () => (await import('../../../../shared/content-missing')).ContentMissing,
);

/**
 * `/pre-reserva`: the upcoming models, an explanation of places in the waiting list, and
 * a form for news about other models.
 */
export function WaitingScreen() {
  const page = useLanding(CONTENTS.waiting);
  const { send, sent, failed } = useLandingLead('pre-reserva');
  if (!page) return <ContentMissing />;
  const { content, seo } = page;
  const { steps } = content;
  return (
    <div className="wait">
      <PageSeo seo={seo} />
      <header className="wait-head wrap">
        <h1>{content.title}</h1>
        <p className="lp-lead">{content.lead}</p>
      </header>
      <div className="wrap">
        {content.models.map((model, index) => (
          <Coming key={model.name} model={model} first={index === 0} />
        ))}
      </div>
      <section className="sec">
        <div className="wrap wait-what">
          <div>
            <h2>{content.is.title}</h2>
            <ul>
              {content.is.items.map((text) => (
                <li key={text}>
                  <CheckIcon aria-hidden="true" /> {text}
                </li>
              ))}
            </ul>
          </div>
          <div data-not="">
            <h2>{content.isNot.title}</h2>
            <ul>
              {content.isNot.items.map((text) => (
                <li key={text}>
                  <CloseIcon aria-hidden="true" /> {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="sec" data-theme="asfalto">
        <div className="wrap">
          <h2>{steps.title}</h2>
          <ol className="wait-steps">
            {steps.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="wait-notice">
        <div className="wrap">
          <LandingForm
            kind="notice"
            className="form wait-form"
            block={content.form}
            interest={{ label: copy.awaited, options: content.options }}
            failed={failed}
            onSubmit={(values) => send(values)}
            done={
              sent && (
                <SiteLink className="link" to={content.models[0]?.buttonUrl ?? '/'}>
                  {content.models[0]?.buttonLabel ?? copy.home}
                </SiteLink>
              )
            }
          />
        </div>
      </section>
    </div>
  );
}

type ComingProps = { model: WaitingContent['models'][number]; first: boolean };

function Coming({ model, first }: ComingProps) {
  const { monthly, condition, linkTo } = useCarPrice()(
    model.annataid,
    model.priceCondition,
  );
  return (
    <article className="wait-model">
      <Stage
        {...model.car}
        size="hero"
        title={<h2>{model.name}</h2>}
        subtitle={model.type}
        eager={first}
      />
      <div className="wait-facts">
        <p className="wait-text">{model.text}</p>
        <dl className="facts">
          {model.facts.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="wait-go">
          <p>{copy.from}</p>
          {monthly === undefined ? (
            <p className="lp-noprice">{copy.noPrice}</p>
          ) : (
            <Price reais={monthly} per="month" size="lg" />
          )}
          <p className="condition">{condition}</p>
          <SiteLink className="btn" to={linkTo(model.buttonUrl)}>
            {model.buttonLabel} <ArrowRightIcon />
          </SiteLink>
        </div>
      </div>
    </article>
  );
}
