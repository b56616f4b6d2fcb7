import { formatBRL } from '@site/api-contract/brazil';
import { RichText } from '@site/cms';
import { CarPicture, Price, SendIcon, SiteLink } from '@site/ui';
import type { ContactValues } from '../../../shared/contact-form/contact-form';
import { PageSeo } from '../../../shared/page-seo';
import { useSite } from '../../../shared/site-services';
import { landingCopy as copy } from './landing.copy';
import { CONTENTS, useCarPrice, useLanding } from './landing-content';
import { LandingForm } from './landing-form';
import { LandingFrame } from './landing-frame';
import { LandingMissing } from './landing-missing';
import { useLandingLead } from './use-landing-lead';
import { whatsAppLink } from './whatsapp-link';
import './campaign.css';

const CAR_SIZES = '(min-width: 992px) 44rem, 36rem';

/**
 * `/campanha-whatsApp`: one car with today's price, like a poster, and two fields that
 * lead to WhatsApp.
 */
export function CampaignScreen() {
  const page = useLanding(CONTENTS.campaign);
  const { leave } = useSite();
  const {
    monthly: price,
    condition,
    linkTo,
  } = useCarPrice()(page?.content.annataid ?? '', page?.content.priceCondition);
  const { send, sent, failed } = useLandingLead(
    'campanha-whatsapp',
    interestIn(page?.content.carName, price),
  );
  if (!page) return <LandingMissing />;
  const { content, seo } = page;
  const linkFor = ({ name }: ContactValues) =>
    whatsAppLink(content.whatsapp, {
      nome: name,
      carro: content.carName,
      preco: price === undefined ? copy.noPrice : formatBRL(price),
    });
  return (
    <LandingFrame className="camp">
      <PageSeo seo={seo} />
      <div className="camp-poster" data-model={content.car.model}>
        <div className="wrap">
          <div className="camp-say">
            <p className="kick">{content.kicker}</p>
            <h1>{content.title}</h1>
            <p className="lp-lead">{content.lead}</p>
          </div>
          <div className="camp-price">
            <p>{copy.fromOf(content.carName)}</p>
            {price === undefined ? (
              <p className="lp-noprice">{copy.noPrice}</p>
            ) : (
              <Price reais={price} per="month" size="xl" />
            )}
            <p className="condition">{condition}</p>
          </div>
          <div className="camp-car">
            <CarPicture {...content.car} view="front" sizes={CAR_SIZES} eager />
          </div>
        </div>
      </div>
      <div className="camp-act" data-theme="asfalto">
        <div className="wrap">
          <LandingForm
            kind="offer"
            className="form camp-form"
            block={content.form}
            failed={failed}
            onSubmit={(values) => send(values, (stored) => leave(linkFor(stored)))}
            done={
              sent && (
                <SiteLink className="btn" to={linkFor(sent)}>
                  {copy.openWhatsApp} <SendIcon />
                </SiteLink>
              )
            }
          />
          <ul className="camp-in">
            {content.included.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="camp-terms wrap">
        <RichText html={content.terms} />
        <SiteLink className="link" to={linkTo(content.offerUrl)}>
          {copy.simulateCar(content.carName)}
        </SiteLink>
      </div>
    </LandingFrame>
  );
}

/** The interest for the consultant: the car and the price that the person saw. */
function interestIn(car = '', price: number | undefined): string {
  return price === undefined
    ? car
    : `${car} a partir de ${formatBRL(price).replace(/\u00a0/g, ' ')}`;
}
