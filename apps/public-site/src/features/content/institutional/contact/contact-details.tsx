import { type FormPageContent } from '@site/api-contract';
import { STORES_PATH } from '@site/api-contract/site-paths';
import { contentOf, FOOTER_PAGE, footerShape, useCmsPage } from '@site/cms';
import { phoneHref, PhoneIcon, SiteLink } from '@site/ui';
import { contactCopy as copy } from './contact.copy';

/**
 * Phone, hours and address from CMS page 704, the e-mails of this page, and the stores.
 */
export function ContactDetails({ emails = [] }: Pick<FormPageContent, 'emails'>) {
  const { data: page } = useCmsPage(FOOTER_PAGE);
  const service = contentOf(page, footerShape);
  return (
    <aside className="contact-details">
      {service?.phone && (
        <section>
          <h2>{copy.phoneTitle}</h2>
          <p>
            <a className="contact-phone" href={phoneHref(service.phone)}>
              <PhoneIcon aria-hidden="true" /> {service.phone}
            </a>
          </p>
          {service.hours?.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {emails.length > 0 && (
        <section>
          <h2>{copy.emailTitle}</h2>
          <dl>
            {emails.map(({ label, email }) => (
              <div key={email}>
                <dt>{label}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h2>{copy.storesTitle}</h2>
        <p>
          <SiteLink className="link" to={STORES_PATH}>
            {copy.stores}
          </SiteLink>
        </p>
      </section>
      {service?.address && (
        <section>
          <h2>{copy.addressTitle}</h2>
          <address>
            {service.address.street}
            <br />
            {service.address.city}, {service.address.state}
          </address>
        </section>
      )}
    </aside>
  );
}
