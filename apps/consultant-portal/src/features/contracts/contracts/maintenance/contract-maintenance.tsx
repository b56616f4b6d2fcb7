import { useState } from 'react';
import { serverSentence } from '@site/api-client';
import {
  useGetMaintenanceQuery,
  useRemoveMaintenanceMutation,
} from '@site/api-client/consultant-calls';
import { type Maintenance } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantServicePath } from '@site/api-contract/site-paths';
import { ConfirmDialog } from '@site/back-office/confirm-dialog';
import { QueryState } from '@site/shell/query-state';
import {
  AppLink,
  deferred,
  Facts,
  type OutcomeText,
  OutcomeWithFocus,
  Skeleton,
  Tag,
} from '@site/ui';
import { contractMaintenanceCopy as copy } from './contract-maintenance.copy';

const VisitForm = deferred(async () => (await import('./visit-form')).VisitForm);

type OfContract = { contractId: string };

/** Next and done maintenance of a car, and the form for one that was done. */
export function ContractMaintenance({ contractId }: OfContract) {
  const answer = useGetMaintenanceQuery({ params: { id: contractId } });
  const [isOpen, open] = useState(false);
  const [said, say] = useState<OutcomeText>(null);
  return (
    <section aria-labelledby="revisoes">
      <h2 id="revisoes">{copy.title}</h2>
      <QueryState answer={answer} failed={copy.failed} wait={<Skeleton count={2} />}>
        {(maintenance) => (
          <>
            <NextFacts maintenance={maintenance} />
            <Visits contractId={contractId} visits={maintenance.visits} onSaid={say} />
          </>
        )}
      </QueryState>
      <p>
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-expanded={isOpen}
          onClick={() => {
            say(null);
            open(!isOpen);
          }}
        >
          {isOpen ? copy.close : copy.note}
        </button>
      </p>
      {isOpen && (
        <VisitForm
          contractId={contractId}
          onSaved={({ doneOn, km }) => {
            open(false);
            say({ kind: 'ok', text: copy.saved(doneOn, km) });
          }}
        />
      )}
      <OutcomeWithFocus saying={said} />
    </section>
  );
}

function NextFacts({ maintenance: { plan, next } }: { maintenance: Maintenance }) {
  const state = next && copy.states[next.state];
  return (
    <Facts
      rows={[
        [copy.plan, copy.planOf(plan)],
        [
          copy.next,
          next && state ? (
            <>
              {copy.nextAt(next)} <Tag tone={state.tone}>{state.label}</Tag>
            </>
          ) : (
            copy.none
          ),
        ],
        [copy.expected, next?.expectedOn && formatDate(next.expectedOn)],
        [copy.booked, next?.booked && copy.bookedAt(next.booked)],
        [
          copy.asked,
          next?.request && (
            <AppLink
              className="link"
              to={pathInApp('consultant-portal', consultantServicePath(next.request.id))}
            >
              {next.request.number}
            </AppLink>
          ),
        ],
      ]}
    />
  );
}

function Visits({
  contractId,
  visits,
  onSaid,
}: OfContract & {
  visits: Maintenance['visits'];
  onSaid: (said: OutcomeText) => void;
}) {
  const [remove, { isLoading }] = useRemoveMaintenanceMutation();
  const [asked, ask] = useState<string | null>(null);
  if (visits.length === 0) return null;
  const drop = async (day: string) => {
    onSaid(null);
    const { error } = await remove({ params: { id: contractId, day } });
    ask(null);
    onSaid(
      error === undefined
        ? { kind: 'ok', text: copy.removed(day) }
        : { kind: 'err', text: serverSentence(error, copy.notRemoved) },
    );
  };
  return (
    <>
      <h3>{copy.visits}</h3>
      <ul className="contract-amendments">
        {visits.map(({ doneOn, km, atWorkshop }) => (
          <li key={doneOn}>
            <span className="num">{copy.visit(doneOn, km)}</span>{' '}
            {atWorkshop ? (
              <small>{copy.atWorkshop}</small>
            ) : (
              <button
                type="button"
                className="link"
                aria-label={copy.removeOf(doneOn)}
                onClick={() => ask(doneOn)}
              >
                {copy.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={copy.ask.title(asked)}
          submit={copy.ask.submit}
          pending={copy.ask.pending}
          isPending={isLoading}
          onClose={() => ask(null)}
          onConfirm={() => void drop(asked)}
        >
          <p>{copy.ask.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
