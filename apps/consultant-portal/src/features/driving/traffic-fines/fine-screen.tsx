import { useParams } from 'react-router-dom';
import { useGetTrafficFineQuery } from '@site/api-client';
import { type TrafficFine } from '@site/api-contract';
import { isFineOpen } from '@site/api-contract/driving';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_FINES_PATH,
  consultantContractPath,
} from '@site/api-contract/site-paths';
import { AppLink, deferred, Skeleton } from '@site/ui';
import { FineFacts, FineTag } from '@site/ui/service';
import { HeldItem } from '../../../shared/holds/held-item';
import { RecordPage } from '../../../shared/table/record-page';
import { trafficFinesCopy } from './traffic-fines.copy';
import './traffic-fines.css';

const copy = trafficFinesCopy.one;
const FineOwner = deferred(
  async () => (await import('./owner/fine-owner')).FineOwner,
  <div className="fine-owner fine-owner--wait">
    <Skeleton count={3} />
  </div>,
);
const FinePapers = deferred(async () => (await import('./fine-papers')).FinePapers);
const FineSteps = deferred(async () => (await import('./fine-steps')).FineSteps);

/** One fine: its facts, its documents, and the next step. */
export function Component() {
  const { id = '' } = useParams();
  const fine = useGetTrafficFineQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <RecordPage list={CONSULTANT_FINES_PATH} answer={fine} words={copy}>
      {(shown) => (
        <HeldItem item={{ queue: 'fines', id }} isOwner={shown.heldBy?.isMe}>
          <Fine key={shown.id} fine={shown} />
        </HeldItem>
      )}
    </RecordPage>
  );
}

function Fine({ fine }: { fine: TrafficFine }) {
  const { state, customerName, contractId, contractNumber, noticeNumber } = fine;
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
          {isFineOpen(state) && <FineOwner fine={fine} />}
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
          <FineSteps fine={fine} />
        </div>
      </div>
    </article>
  );
}
