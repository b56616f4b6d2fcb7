import { useParams } from 'react-router-dom';
import { failureOf, useGetCustomerQuery } from '@site/api-client';
import { type CustomerFile } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_CUSTOMERS_PATH,
  consultantAuditOfPath,
} from '@site/api-contract/site-paths';
import { AppLink, deferred, Facts } from '@site/ui';
import { CustomerRecord } from '../../../shared/customer/customer-record';
import { useRight } from '../../../shared/rights';
import { RecordPage } from '../../../shared/table/record-page';
import { CustomerTimeline } from './customer-timeline';
import { customersCopy } from './customers.copy';
import './customers.css';

const copy = customersCopy.one;
const PhonePanel = deferred(async () => (await import('./phone/phone-panel')).PhonePanel);

/** One customer: name and contact, the full registration on a click, then the timeline. */
export function Component() {
  const { id = '' } = useParams();
  const customer = useGetCustomerQuery({ params: { id } });
  const isTooOften = failureOf(customer.error)?.status === 429;
  return (
    <div className="wrap work">
      <RecordPage
        list={CONSULTANT_CUSTOMERS_PATH}
        answer={customer}
        words={{ ...copy, failed: isTooOften ? customersCopy.tooMany : copy.failed }}
      >
        {(file) => <Shown key={id} file={file} />}
      </RecordPage>
    </div>
  );
}

function Shown({
  file: { customer, events, hasMore, hasAnalysis, hasLeads },
}: {
  file: CustomerFile;
}) {
  const mayAudit = useRight('audit');
  const facts = [
    [copy.document, customer.document],
    [copy.email, customer.email],
    [copy.cellphone, customer.cellphone],
    [copy.since, customersCopy.day(new Date(customer.since))],
  ] as const;
  return (
    <article aria-labelledby="cliente">
      <title>{customer.name}</title>
      <header className="work-head">
        <h1 id="cliente">{customer.name}</h1>
      </header>
      {hasAnalysis && <PhonePanel customer={customer} />}
      <div className="work-cols customers-cols">
        <div>
          <Facts rows={facts} />
          <CustomerRecord customerId={customer.id} withContracts={hasAnalysis} />
          {mayAudit && (
            <p className="customers-looks">
              <AppLink
                className="link"
                to={pathInApp('consultant-portal', consultantAuditOfPath(customer.id))}
              >
                {copy.looks}
              </AppLink>
            </p>
          )}
        </div>
        <section aria-labelledby="historia">
          <h2 id="historia">{copy.history}</h2>
          {events.length > 0 ? (
            <CustomerTimeline events={events} />
          ) : (
            hasAnalysis && <p className="soft">{copy.empty}</p>
          )}
          {hasMore && <p className="soft">{copy.more}</p>}
          {!hasAnalysis && <p className="soft">{copy.noAnalysis}</p>}
          {!hasLeads && <p className="soft">{copy.noLeads}</p>}
        </section>
      </div>
    </article>
  );
}
