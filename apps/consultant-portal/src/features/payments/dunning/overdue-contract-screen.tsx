import { useParams } from 'react-router-dom';
import { useListOverdueContractsQuery } from '@site/api-client';
import { type OverdueContract } from '@site/api-contract';
import { isOver } from '@site/api-contract/sales';
import { CONSULTANT_OVERDUE_PATH } from '@site/api-contract/site-paths';
import { deferred, Empty, Tag, type TakenBack, useTakenBack } from '@site/ui';
import { StateTag } from '@site/ui/proposal';
import { pendingActId } from '../../../shared/pending-act-id';
import { RecordPage } from '../../../shared/table/record-page';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { dunningCopy } from './dunning.copy';
import { EarlierDecisions, OverdueFacts } from './overdue-facts';

const DecideForm = deferred(async () => (await import('./decide-form')).DecideForm);
const OvertakenDecision = deferred(
  async () => (await import('./decide-form')).OvertakenDecision,
);
const copy = dunningCopy.one;

/** One overdue contract: the debt, earlier mails and agreements, and the decision. */
export function Component() {
  const { id = '' } = useParams();
  return <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  const contracts = useListOverdueContractsQuery();
  const back = useTakenBack(pendingActId('overdue', id));
  return (
    <RecordPage
      item={{ queue: 'overdue', id }}
      list={CONSULTANT_OVERDUE_PATH}
      answer={contracts}
      words={copy}
    >
      {(listed) => (
        <KeepDraft
          about={listed.find(({ contractId }) => contractId === id)}
          back={back}
          otherwise={
            <>
              <Empty
                level={1}
                slim
                title={copy.gone}
                // A decision that ends the contract removes it from the list.
                text={back.isDone ? undefined : copy.goneText}
              />
              {back.taken && <OvertakenDecision back={back} />}
            </>
          }
        >
          {(shown) => <Overdue overdue={shown} back={back} />}
        </KeepDraft>
      )}
    </RecordPage>
  );
}

type OverdueProps = { overdue: OverdueContract; back: TakenBack };

function Overdue({ overdue, back }: OverdueProps) {
  return (
    <article aria-labelledby="atraso">
      <title>{overdue.contract}</title>
      <header className="work-head">
        <div>
          <h1 id="atraso">{overdue.customer}</h1>
          <p>{overdue.versionName}</p>
        </div>
        <OverdueTag overdue={overdue} />
      </header>
      <div className="work-cols">
        <div>
          <OverdueFacts overdue={overdue} />
          <EarlierDecisions decisions={overdue.decisions} />
        </div>
        <DecideForm overdue={overdue} back={back} />
      </div>
    </article>
  );
}

/** The word of the customer's and the contract's page, unless the contract has ended. */
function OverdueTag({ overdue: { state, returnKind } }: Pick<OverdueProps, 'overdue'>) {
  return isOver(state) || returnKind === 'inadimplencia' ? (
    <StateTag state={state} returnKind={returnKind} />
  ) : (
    <Tag tone="err">{copy.tag}</Tag>
  );
}
