import { CarPicture, SendIcon, SiteLink } from '@site/ui';
import type { ContactValues } from '../../../shared/contact-form/contact-form';
import { PageSeo } from '../../../shared/page-seo';
import { useSite } from '../../../shared/site-services';
import { landingCopy as copy } from './landing.copy';
import { CONTENTS, useLanding } from './landing-content';
import { LandingForm } from './landing-form';
import { LandingFrame } from './landing-frame';
import { LandingMissing } from './landing-missing';
import { useLandingLead } from './use-landing-lead';
import { whatsAppLink } from './whatsapp-link';
import './chat.css';

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
      <div className="chat-main wrap">
        <div className="chat-say">
          <p className="kick">{content.kicker}</p>
          <h1>{content.title}</h1>
          <p className="lp-lead">{content.lead}</p>
          <dl className="chat-facts">
            {content.facts.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
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
      <div className="lp-road" aria-hidden="true">
        <div className="wrap">
          <CarPicture {...content.car} eager />
        </div>
      </div>
    </LandingFrame>
  );
}
