import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { failureOf, useListOverdueContractsQuery } from '@site/api-client';
import { type OverdueContract } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_OVERDUE_PATH } from '@site/contracts/site-paths';
import { AppLink, ArrowLeftIcon, deferred, Empty, Failure, Skeleton } from '@site/ui';
import { StateTag } from '@site/ui/proposal';
import { overdueCopy } from './overdue.copy';
import { EarlierDecisions, OverdueFacts } from './overdue-facts';

const DecideForm = deferred(async () => (await import('./decide-form')).DecideForm);
const copy = overdueCopy.one;

/** One overdue contract: what is owed, what was written and agreed, and the decision. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <AppLink
        className="link work-back"
        to={pathInApp('consultant-portal', CONSULTANT_OVERDUE_PATH)}
      >
        <ArrowLeftIcon /> {copy.back}
      </AppLink>
      <One key={id} id={id} />
    </>
  );
}

function One({ id }: { id: string }) {
  const { currentData, error, refetch } = useListOverdueContractsQuery();
  // What ends a contract takes it off the list; the words about that stay here.
  const [isDecided, setDecided] = useState(false);
  const overdue = currentData?.find(({ contractId }) => contractId === id);
  const done = isDecided && (
    <p className="notice notice--ok" role="status">
      {overdueCopy.form.done}
    </p>
  );
  if (overdue)
    return (
      <>
        {done}
        <Overdue overdue={overdue} onDecided={() => setDecided(true)} />
      </>
    );
  if (currentData)
    return done || <Empty level={1} slim title={copy.gone} text={copy.goneText} />;
  return error ? (
    <>
      <h1 className="vh">{copy.title}</h1>
      <Failure
        title={overdueCopy.failed}
        traceId={failureOf(error)?.traceId}
        onRetry={() => void refetch()}
      />
    </>
  ) : (
    <Skeleton count={6} />
  );
}

type OverdueProps = { overdue: OverdueContract; onDecided: () => void };

function Overdue({ overdue, onDecided }: OverdueProps) {
  return (
    <article aria-labelledby="atraso">
      <title>{overdue.contract}</title>
      <header className="work-head">
        <div>
          <h1 id="atraso">{overdue.customer}</h1>
          <p>{overdue.versionName}</p>
        </div>
        <StateTag state={overdue.state} />
      </header>
      <div className="work-cols">
        <div>
          <OverdueFacts overdue={overdue} />
          <EarlierDecisions decisions={overdue.decisions} />
        </div>
        <DecideForm
          key={overdue.decisions.length}
          overdue={overdue}
          onDecided={onDecided}
        />
      </div>
    </article>
  );
}
