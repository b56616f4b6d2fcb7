import { type Lead } from '@site/contracts';
import { formatCnpj, formatPhone } from '@site/contracts/brazil';
import { type Column, Tag } from '@site/ui';
import { leadsCopy as copy } from './leads.copy';

/** Characters that a row shows at once. */
const SHORT_MESSAGE = 120;

/** Columns of the lead queue. */
export function leadColumns(now: Date): Column<Lead>[] {
  return [
    {
      key: 'name',
      head: copy.columns.name,
      cell: (lead) => (
        <>
          <b>{lead.name}</b>
          {lead.cellphone && <small>{formatPhone(lead.cellphone)}</small>}
          {lead.email && <small>{lead.email}</small>}
        </>
      ),
    },
    {
      key: 'interest',
      head: copy.columns.interest,
      phone: 'wide',
      cell: (lead) => (
        <>
          {lead.interest}
          <small>{copy.channel(lead)}</small>
          {lead.company && <Company {...lead.company} />}
          {lead.message && <Message text={lead.message} name={lead.name} />}
        </>
      ),
    },
    {
      key: 'age',
      head: copy.columns.age,
      figure: true,
      phone: 'end',
      cell: (lead) => copy.age(lead.createdAt, now),
    },
    { key: 'from', head: copy.columns.from, cell: (lead) => <From lead={lead} /> },
    {
      key: 'state',
      head: copy.columns.state,
      phone: 'end',
      cell: (lead) => <Tag tone={copy.state(lead).tone}>{copy.state(lead).label}</Tag>,
    },
  ];
}

function Company({ name, cnpj, city, state }: NonNullable<Lead['company']>) {
  return (
    <>
      <small>{name}</small>
      <small>{copy.company(formatCnpj(cnpj), city, state)}</small>
    </>
  );
}

/** The words as they were typed; long ones open on demand. */
function Message({ text, name }: { text: string; name: string }) {
  if (text.length <= SHORT_MESSAGE && !text.includes('\n'))
    return <p className="lead-message">{text}</p>;
  return (
    <details className="lead-message">
      <summary>
        {copy.readMessage}
        <span className="vh">{copy.messageOf(name)}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

function From({ lead }: { lead: Lead }) {
  if (!lead.dealershipName)
    return lead.campaign ? copy.campaign(lead.campaign) : copy.nobody;
  return (
    <>
      {lead.dealershipName}
      {lead.sellerName && <small>{lead.sellerName}</small>}
    </>
  );
}
