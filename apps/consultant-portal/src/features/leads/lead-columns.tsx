import { type Lead } from '@site/contracts';
import { formatPhone } from '@site/contracts/brazil';
import { Tag, type Column } from '@site/ui';
import { leadsCopy as copy } from './leads.copy';

/** Columns of the lead queue. */
export function leadColumns(now: Date): Column<Lead>[] {
  return [
    {
      key: 'name',
      head: copy.columns.name,
      cell: (lead) => (
        <>
          <b>{lead.name}</b>
          <small>{formatPhone(lead.cellphone)}</small>
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
        </>
      ),
    },
    { key: 'age', head: copy.columns.age, figure: true, phone: 'end', cell: (lead) => copy.age(lead.createdAt, now) },
    { key: 'from', head: copy.columns.from, cell: (lead) => <From lead={lead} /> },
    { key: 'state', head: copy.columns.state, phone: 'end', cell: (lead) => <Tag tone={copy.state(lead).tone}>{copy.state(lead).label}</Tag> },
  ];
}

function From({ lead }: { lead: Lead }) {
  if (!lead.dealershipName) return lead.campaign ? copy.campaign(lead.campaign) : copy.nobody;
  return (
    <>
      {lead.dealershipName}
      {lead.sellerName && <small>{lead.sellerName}</small>}
    </>
  );
}
