import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetTrafficFineQuery } from '@site/api-client';
import { type TrafficFine } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import {
  CONSULTANT_FINES_PATH,
  consultantContractPath,
} from '@site/contracts/site-paths';
import { canMoveFine, type TrafficFineState } from '@site/contracts/traffic-fines';
import { AppLink, deferred, useTakenBack } from '@site/ui';
import { FineFacts, FineTag } from '@site/ui/service';
import { KeepDraft } from '../../shared/keep-draft';
import { RecordPage } from '../../shared/record-page';
import { Undoable } from '../../shared/undoable';
import { fineActId } from './fine-act';
import { finesCopy } from './fines.copy';

const copy = finesCopy.one;
const FinePapers = deferred(async () => (await import('./fine-papers')).FinePapers);
const ChargeForm = deferred(async () => (await import('./charge-form')).ChargeForm);
const LostReason = deferred(async () => (await import('./cancel-form')).LostReason);
const CancelForm = deferred(async () => (await import('./cancel-form')).CancelForm);

/** One fine: its facts, its papers, and what comes next. */
export function Component() {
  const { id = '' } = useParams();
  const fine = useGetTrafficFineQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordPage
      list={CONSULTANT_FINES_PATH}
      answer={fine}
      words={{ ...copy, failed: finesCopy.failed }}
    >
      {(shown) => (
        <Fine key={shown.id} fine={shown} onStale={() => void fine.refetch()} />
      )}
    </RecordPage>
  );
}

type FineProps = {
  fine: TrafficFine;
  /** Somebody else was first: what happened is read again. */
  onStale: () => void;
};

function Fine({ fine, onStale }: FineProps) {
  const [isCancelling, cancel] = useState(false);
  const { state, customerName, contractId, contractNumber, noticeNumber } = fine;
  const back = useTakenBack(fineActId(fine.id));
  const mayBecome = (to: TrafficFineState) => canMoveFine(state, to, 'consultant');
  return (
    <article aria-labelledby="multa">
      <title>{noticeNumber}</title>
      <header className="work-head">
        <div>
          <h1 id="multa">{fine.description}</h1>
          <p>{customerName}</p>
        </div>
        <FineTag state={state} staff />
      </header>
      <div className="work-cols">
        <div>
          <FineFacts fine={fine} />
          <p className="soft">{copy.audited}</p>
          <p>
            <AppLink
              className="link"
              to={pathInApp('consultant-portal', consultantContractPath(contractId))}
            >
              {copy.contract(contractNumber)}
            </AppLink>
          </p>
        </div>
        <div className="work-form">
          <p>{copy.next[state]}</p>
          <FinePapers fine={fine} />
          <KeepDraft about={mayBecome('cobrada') && fine}>
            {(charged) => <ChargeForm fine={charged} onStale={onStale} />}
          </KeepDraft>
          <KeepDraft
            about={mayBecome('cancelada') && fine}
            back={back}
            otherwise={back.taken && <LostReason back={back} />}
          >
            {(wrong) => (
              <Undoable back={back}>
                {isCancelling || back.taken ? (
                  <CancelForm
                    fine={wrong}
                    back={back}
                    onBack={() => {
                      back.release();
                      cancel(false);
                    }}
                  />
                ) : (
                  <button
                    type="button"
                    className="btn btn--line btn--sm"
                    onClick={() => cancel(true)}
                  >
                    {finesCopy.cancel.open}
                  </button>
                )}
              </Undoable>
            )}
          </KeepDraft>
        </div>
      </div>
    </article>
  );
}
