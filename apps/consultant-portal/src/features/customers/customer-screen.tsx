import { useParams } from 'react-router-dom';
import { failureOf, useGetCustomerQuery } from '@site/api-client';
import { type CustomerFile } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_CUSTOMERS_PATH,
  consultantAuditOfPath,
} from '@site/contracts/site-paths';
import { AppLink, ArrowLeftIcon, Empty, Failure, Skeleton } from '@site/ui';
import { CustomerRecord } from '../../shared/customer-record';
import { CustomerTimeline } from './customer-timeline';
import { customersCopy } from './customers.copy';
import '../../shared/work-page.css';
import './customers.css';

const copy = customersCopy.one;

/** One customer: who, the whole record on a click, and all that happened. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="wrap work">
      <AppLink
        className="link work-back"
        to={pathInApp('consultant-portal', CONSULTANT_CUSTOMERS_PATH)}
      >
        <ArrowLeftIcon /> {copy.back}
      </AppLink>
      <One key={id} id={id} />
    </div>
  );
}

function One({ id }: { id: string }) {
  const { currentData, error, refetch } = useGetCustomerQuery({ params: { id } });
  if (currentData) return <Shown file={currentData} />;
  const failure = failureOf(error);
  if (failure?.status === 404)
    return <Empty level={1} slim title={copy.gone} text={copy.goneText} />;
  if (error)
    return (
      <>
        <h1 className="vh">{copy.title}</h1>
        <Failure
          title={failure?.status === 429 ? customersCopy.tooMany : copy.failed}
          traceId={failure?.traceId}
          onRetry={() => void refetch()}
        />
      </>
    );
  return (
    <div role="group" aria-label={copy.loading}>
      <Skeleton count={6} />
    </div>
  );
}

function Shown({
  file: { customer, events, hasMore, hasLeads },
}: {
  file: CustomerFile;
}) {
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
      <div className="work-cols">
        <section aria-labelledby="historia">
          <h2 id="historia">{copy.history}</h2>
          {events.length === 0 ? (
            <p className="soft">{copy.empty}</p>
          ) : (
            <CustomerTimeline events={events} />
          )}
          {hasMore && <p className="soft">{copy.more}</p>}
          {!hasLeads && <p className="soft">{copy.noLeads}</p>}
        </section>
        <div>
          <dl className="facts">
            {facts.map(([name, value]) =>
              value ? (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <CustomerRecord customerId={customer.id} />
          <p className="customers-looks">
            <AppLink
              className="link"
              to={pathInApp('consultant-portal', consultantAuditOfPath(customer.id))}
            >
              {copy.looks}
            </AppLink>
          </p>
        </div>
      </div>
    </article>
  );
}
