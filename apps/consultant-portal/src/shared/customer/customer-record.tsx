import { useState } from 'react';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContractsOfPath } from '@site/api-contract/site-paths';
import { AppLink, deferred } from '@site/ui';
import { useRight } from '../rights';
import { recordCopy as copy } from './customer-record.copy';
import './customer-record.css';

const CustomerFacts = deferred(
  async () => (await import('./customer-facts')).CustomerFacts,
);

/**
 * All that is known of a customer (docs/product), asked for on a click: each time it is
 * read stands in the audit trail. Who works on neither proposals nor leads reads why it is
 * closed.
 */
export function CustomerRecord({
  customerId,
  withContracts = true,
}: {
  customerId: string;
  /** Not for who may not open them. */
  withContracts?: boolean;
}) {
  const [isOpen, open] = useState(false);
  const [mayAnalyze, mayAnswerLeads] = [useRight('analysis'), useRight('leads')];
  const mayRead = mayAnalyze || mayAnswerLeads;
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
      {withContracts && (
        <p>
          <AppLink
            className="link"
            to={pathInApp('consultant-portal', consultantContractsOfPath(customerId))}
          >
            {copy.contracts}
          </AppLink>
        </p>
      )}
      {mayRead && isOpen && <CustomerFacts customerId={customerId} />}
    </section>
  );
}
