import { useSelector } from 'react-redux';
import { type LeadDetail } from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { selectViewer } from '@site/auth';
import { PhoneIcon, SendIcon, SiteLink } from '@site/ui';
import { leadDetailsCopy as copy } from './lead-details.copy';
import { telLink, whatsAppLink } from './lead-links';

/** Phone, WhatsApp and e-mail links of a lead, as far as they are known. */
export function ContactLinks({ lead }: { lead: LeadDetail }) {
  const { name = '' } = useSelector(selectViewer);
  const whatsApp = whatsAppLink(lead, name);
  return (
    <ul className="leads-ways" aria-label={copy.contacts}>
      {lead.cellphone && (
        <li>
          <SiteLink className="action" to={telLink(lead.cellphone)}>
            <PhoneIcon aria-hidden="true" /> {copy.call(formatPhone(lead.cellphone))}
          </SiteLink>
        </li>
      )}
      {whatsApp && (
        <li>
          <SiteLink className="action" to={whatsApp} target="_blank">
            <SendIcon aria-hidden="true" /> {copy.whatsApp}
          </SiteLink>
        </li>
      )}
      {lead.email && (
        <li>
          <SiteLink className="action" to={`mailto:${lead.email}`}>
            {lead.email}
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
