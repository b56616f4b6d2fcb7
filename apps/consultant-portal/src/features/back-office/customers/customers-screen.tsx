import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failureOf, useFindCustomersQuery } from '@site/api-client';
import { type Customer } from '@site/api-contract';
import {
  CUSTOMER_SEARCH_PROBLEM,
  customerSearchKind,
} from '@site/api-contract/back-office';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantCustomerPath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { AppLink, type Column, DataTable, Empty, ErrorIcon, Skeleton } from '@site/ui';
import { customersCopy as copy } from './customers.copy';
import '../../../shared/queue/work-page.css';
import './customers.css';
import '@site/ui/forms.css';

const COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'name',
    head: copy.columns.name,
    opens: true,
    cell: ({ id, name }) => (
      <AppLink to={pathInApp('consultant-portal', consultantCustomerPath(id))}>
        {name}
      </AppLink>
    ),
  },
  { key: 'document', head: copy.columns.document, cell: ({ document }) => document },
  { key: 'email', head: copy.columns.email, cell: ({ email }) => email, phone: 'wide' },
  {
    key: 'since',
    head: copy.columns.since,
    cell: ({ since }) => copy.day(new Date(since)),
    phone: 'hide',
  },
];

/**
 * Finds a customer. The search text is stored in the state of the browser's history, so
 * that going back restores it and no address contains a document.
 */
export function Component() {
  const { state } = useLocation() as { state: { search?: string } | null };
  const search = state?.search ?? '';
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </div>
      <Search key={search} search={search} />
      {search !== '' && <Found search={search} />}
    </div>
  );
}

function Search({ search }: { search: string }) {
  const [typed, setTyped] = useState(search);
  const [isWrong, setWrong] = useState(false);
  const navigate = useNavigate();
  return (
    <form
      className="customers-search"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        setWrong(customerSearchKind(wanted) === null);
        if (customerSearchKind(wanted) !== null)
          void navigate('.', { replace: true, state: { search: wanted } });
      }}
    >
      <div className="field">
        <label htmlFor="procurar">{copy.search}</label>
        <div className="customers-line">
          <input
            id="procurar"
            type="search"
            enterKeyHint="search"
            className="input"
            maxLength={254}
            autoComplete="off"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'procurar-erro' : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="btn btn--sm">
            {copy.find}
          </button>
        </div>
        {isWrong && (
          <p id="procurar-erro" className="error" role="alert">
            <ErrorIcon /> <span>{CUSTOMER_SEARCH_PROBLEM}</span>
          </p>
        )}
      </div>
    </form>
  );
}

function Found({ search }: { search: string }) {
  const found = useFindCustomersQuery({ query: { search } });
  const isTooOften = failureOf(found.error)?.status === 429;
  return (
    <QueryState
      answer={found}
      failed={isTooOften ? copy.tooMany : copy.failed}
      wait={<Skeleton shape="row" count={3} label={copy.searching} />}
    >
      {({ items, hasMore }) =>
        items.length === 0 ? (
          <Empty slim title={copy.none} text={copy.noneText} />
        ) : (
          <>
            <DataTable
              caption={copy.caption}
              columns={COLUMNS}
              rows={items}
              rowKey={({ id }) => id}
            />
            {hasMore && <p className="notice">{copy.more}</p>}
          </>
        )
      }
    </QueryState>
  );
}
