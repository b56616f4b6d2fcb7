import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useListOverdueContractsQuery } from '@site/api-client';
import { type OverdueContract } from '@site/contracts';
import { CONSULTANT_OVERDUE_PATH } from '@site/contracts/site-paths';
import { deferred, Empty } from '@site/ui';
import { StateTag } from '@site/ui/proposal';
import { KeepDraft } from '../../shared/keep-draft';
import { RecordPage } from '../../shared/record-page';
import { overdueCopy } from './overdue.copy';
import { EarlierDecisions, OverdueFacts } from './overdue-facts';

const DecideForm = deferred(async () => (await import('./decide-form')).DecideForm);
const copy = overdueCopy.one;

/**
 * One overdue contract: what is owed, what was
 * written and agreed, and the decision.
 */
export function Component() {
  const { id = '' } = useParams();
  return <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  const contracts = useListOverdueContractsQuery();
  // What ends a contract takes it off the list; the words about that stay here.
  const [isDecided, setDecided] = useState(false);
  return (
    <RecordPage
      list={CONSULTANT_OVERDUE_PATH}
      answer={contracts}
      words={{ ...copy, failed: overdueCopy.failed }}
    >
      {(listed) => {
        const overdue = listed.find(({ contractId }) => contractId === id);
        return (
          <>
            {isDecided && (
              <p className="notice notice--ok" role="status">
                {overdueCopy.form.done}
              </p>
            )}
            <KeepDraft
              about={overdue}
              otherwise={
                !isDecided && (
                  <Empty level={1} slim title={copy.gone} text={copy.goneText} />
                )
              }
            >
              {(shown) => <Overdue overdue={shown} onDecided={() => setDecided(true)} />}
            </KeepDraft>
          </>
        );
      }}
    </RecordPage>
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
        <StateTag state={overdue.state} returnKind={overdue.returnKind} />
      </header>
      <div className="work-cols">
        <div>
          <OverdueFacts overdue={overdue} />
          <EarlierDecisions decisions={overdue.decisions} />
        </div>
        <DecideForm overdue={overdue} onDecided={onDecided} />
      </div>
    </article>
  );
}
