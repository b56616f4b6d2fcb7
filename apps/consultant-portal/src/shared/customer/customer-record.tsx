import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import {
  consultantContractsOfPath,
  consultantCustomerPath,
} from '@site/api-contract/site-paths';
import { AppLink, deferred } from '@site/ui';
import { useRight } from '../rights';
import { recordCopy as copy } from './customer-record.copy';
import './customer-record.css';

const CustomerFacts = deferred(
  async () => (await import('./customer-facts')).CustomerFacts,
);

/**
 * All data of a customer (docs/product), loaded on a click, since each view is recorded
 * in the audit trail. Consultants without a right to it see why it is closed.
 */
export function CustomerRecord({
  customerId,
  withContracts = true,
}: {
  customerId: string;
  /** False for consultants who may not open contracts. */
  withContracts?: boolean;
}) {
  const [isOpen, open] = useState(false);
  const [mayAnalyze, mayAnswerLeads] = [useRight('analysis'), useRight('leads')];
  const mayRead = mayAnalyze || mayAnswerLeads;
  const customer = pathInApp('consultant-portal', consultantCustomerPath(customerId));
  const isOwnPage = useLocation().pathname === customer;
  return (
    <section className="record" aria-labelledby="cadastro">
      <h3 id="cadastro">{copy.title}</h3>
      {mayRead && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {isOpen ? copy.close : copy.open}
        </button>
      )}
      <p className="soft">{mayRead ? copy.audited : copy.noRight}</p>
      <p className="record-links">
        {!isOwnPage && (
          <AppLink className="link" to={customer}>
            {copy.customer}
          </AppLink>
        )}
        {isOwnPage && withContracts && (
          <AppLink
            className="link"
            to={pathInApp('consultant-portal', consultantContractsOfPath(customerId))}
          >
            {copy.contracts}
          </AppLink>
        )}
      </p>
      {mayRead && isOpen && <CustomerFacts customerId={customerId} />}
    </section>
  );
}
