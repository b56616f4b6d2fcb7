import { useLocation } from 'react-router-dom';
import { useGetDealershipRecordQuery } from '@site/api-client/consultant-calls';
import { type DealershipRecord } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantStockPath } from '@site/api-contract/site-paths';
import { QueryState } from '@site/shell/query-state';
import { AppLink, Empty } from '@site/ui';
import { ChangeForm } from './change-form';
import { DealershipTag } from './dealership-columns';
import { dealershipsCopy as copy, formCopy } from './dealerships.copy';
import { EndDealership } from './end-dealership';
import './dealerships.css';

/** A dealership: its data as a form, the button that ends it, and its last change. */
export function OneDealership({ id }: { id: string }) {
  const record = useGetDealershipRecordQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const readAgain = async () => (await record.refetch()).data ?? null;
  return (
    <QueryState
      answer={record}
      failed={copy.oneFailed}
      gone={<Empty level={1} slim title={copy.gone} />}
    >
      {(shown) => <One record={shown} readAgain={readAgain} />}
    </QueryState>
  );
}

type OneProps = {
  record: DealershipRecord;
  readAgain: () => Promise<DealershipRecord | null>;
};

function One({ record, readAgain }: OneProps) {
  const isNew = useLocation().state === 'added';
  return (
    <>
      <header className="work-head">
        <div>
          <h1>{record.facts.name}</h1>
          <p>
            <DealershipTag active={record.active} /> {record.facts.city},{' '}
            {record.facts.state}
          </p>
        </div>
        {record.active && (
          <div className="actions">
            <AppLink
              className="btn btn--line btn--sm"
              to={pathInApp('consultant-portal', consultantStockPath(record.id))}
            >
              {copy.stock}
            </AppLink>
          </div>
        )}
      </header>
      {isNew && (
        <p className="notice notice--ok dealership-added" role="status">
          {formCopy.added}
        </p>
      )}
      <div className="work-cols">
        <ChangeForm record={record} readAgain={readAgain} />
        <div className="dealership-side">
          <EndDealership record={record} />
          <p className="soft">{copy.hours}</p>
          <History {...record} />
        </div>
      </div>
    </>
  );
}

function History({ acts }: Pick<DealershipRecord, 'acts'>) {
  return (
    <section aria-labelledby="historico">
      <h2 id="historico">{copy.history}</h2>
      {acts.length === 0 ? (
        <p className="soft">{copy.noHistory}</p>
      ) : (
        <ol className="dealership-acts">
          {acts.map((act) => (
            <li key={`${act.at}${act.act}`}>
              {copy.act(act)} <small>{copy.by(act)}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
