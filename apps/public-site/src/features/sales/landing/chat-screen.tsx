import { CarPicture, SendIcon, SiteLink } from '@site/ui';
import type { ContactValues } from '../../../shared/contact-form/contact-form';
import { PageSeo } from '../../../shared/page-seo';
import { useSite } from '../../../shared/site-services';
import { landingCopy as copy } from './landing.copy';
import { CONTENTS, useLanding } from './landing-content';
import { LandingFacts } from './landing-facts';
import { LandingForm } from './landing-form';
import { LandingFrame } from './landing-frame';
import { LandingMissing } from './landing-missing';
import { useLandingLead } from './use-landing-lead';
import { whatsAppLink } from './whatsapp-link';
import './chat.css';

const CAR_SIZES = '(min-width: 992px) 30rem, 22rem';

/**
 * `/chamanochat`: subject, name and phone; once the contact is stored the conversation
 * continues in WhatsApp.
 */
export function ChatScreen() {
  const page = useLanding(CONTENTS.chat);
  const { leave } = useSite();
  const { send, sent, failed } = useLandingLead('chamanochat');
  if (!page) return <LandingMissing />;
  const { content, seo } = page;
  const linkFor = ({ name, interest = '' }: ContactValues) =>
    whatsAppLink(content.whatsapp, { nome: name, assunto: interest });
  return (
    <LandingFrame className="chat">
      <PageSeo seo={seo} />
      <div className="chat-main">
        <div className="chat-say">
          <p className="kick">{content.kicker}</p>
          <h1>{content.title}</h1>
          <p className="lp-lead">{content.lead}</p>
        </div>
        <div className="lp-road" aria-hidden="true">
          <CarPicture {...content.car} view="front" sizes={CAR_SIZES} eager />
        </div>
        <div className="lp-card">
          <LandingForm
            kind="talk"
            block={content.form}
            interest={{ label: copy.subject, options: content.subjects, inRows: true }}
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
        </div>
      </div>
      <div className="lp-facts" data-theme="asfalto">
        <LandingFacts facts={content.facts} />
      </div>
    </LandingFrame>
  );
}
