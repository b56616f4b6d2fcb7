import { useSearchParams } from 'react-router-dom';
import { type LeadDetail } from '@site/api-contract';
import { formatCnpj, formatDate } from '@site/api-contract/brazil';
import { LEAD_STATE_LABELS } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantLeadPath } from '@site/api-contract/site-paths';
import { AppLink, type Fact, Facts } from '@site/ui';
import { leadDetailsCopy as copy } from './lead-details.copy';
import { leadsCopy } from './leads.copy';

/**
 * The person's request, the dealership, seller or campaign that it came by, and all other
 * data that were sent.
 */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { facts } = copy;
  const { company, dealershipName, sellerName, campaign } = lead;
  const isBrought = dealershipName ?? sellerName ?? campaign;
  const rows: Fact[] = [
    [facts.interest, lead.place?.model ?? lead.interest],
    [facts.company, company?.name],
    [facts.cnpj, company && formatCnpj(company.cnpj)],
    [facts.where, company && `${company.city}, ${company.state}`],
    [facts.sends, lead.times > 1 ? String(lead.times) : null],
    [facts.dealership, dealershipName],
    [facts.seller, sellerName],
    [facts.campaign, campaign],
    [facts.origin, isBrought ? null : facts.nobody],
  ];
  return (
    <section aria-labelledby="lead-fatos">
      <h3 id="lead-fatos">{facts.title}</h3>
      <Facts rows={rows} />
      {lead.message && (
        <>
          <h3>{copy.message}</h3>
          <blockquote className="leads-message">{lead.message}</blockquote>
        </>
      )}
      {lead.ofPerson.length > 0 && <OfPerson rows={lead.ofPerson} />}
    </section>
  );
}

function OfPerson({ rows }: { rows: LeadDetail['ofPerson'] }) {
  const [params] = useSearchParams();
  return (
    <>
      <h3 id="lead-mesma-pessoa">{copy.ofPerson}</h3>
      <ul className="leads-person" aria-labelledby="lead-mesma-pessoa">
        {rows.map(({ id, kind, interest, status, createdAt }) => (
          <li key={id}>
            <AppLink
              className="link"
              to={{
                pathname: pathInApp('consultant-portal', consultantLeadPath(id)),
                search: params.toString(),
              }}
            >
              {`${leadsCopy.kind(kind)}, ${formatDate(new Date(createdAt))}`}
            </AppLink>{' '}
            <span>{`${interest}. ${LEAD_STATE_LABELS[status].label}.`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
