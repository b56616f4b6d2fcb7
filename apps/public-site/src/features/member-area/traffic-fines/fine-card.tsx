import { useId, useState } from 'react';
import { type TrafficFine } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { daysToAnswer, infractionName } from '@site/api-contract/driving';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { deferred, SiteLink } from '@site/ui';
import { FineFacts, FineTag } from '@site/ui/service';
import { FinePapers } from './fine-papers';
import {
  fineContestCopy,
  fineDriverCopy,
  trafficFinesCopy as copy,
} from './traffic-fines.copy';

const FineDriver = deferred(async () => (await import('./fine-driver')).FineDriver);
const FineContest = deferred(async () => (await import('./fine-contest')).FineContest);

type FineCardProps = { fine: TrafficFine; today: IsoDate };

/** One fine: the request to the customer first, then its facts and documents. */
export function FineCard({ fine, today }: FineCardProps) {
  const title = useId();
  const name = infractionName(fine.description);
  const [asked, ask] = useState<'driver' | 'contest' | null>(null);
  const [done, setDone] = useState('');
  const end = (sentence: string) => {
    ask(null);
    setDone(sentence);
  };
  return (
    <article className="fine" aria-labelledby={title}>
      <header className="fine-head">
        <h2 id={title}>{name ?? fine.description}</h2>
        <FineTag state={fine.state} />
      </header>
      <p className="fine-sum num">{copy.sum(fine)}</p>
      {name !== null && <small className="soft">{copy.law(fine.description)}</small>}
      <Next fine={fine} today={today} />
      <div role="status">
        {done !== '' && <p className="notice notice--ok">{done}</p>}
      </div>
      {asked === 'driver' ? (
        <FineDriver fine={fine} onDone={end} onBack={() => ask(null)} />
      ) : asked === 'contest' ? (
        <FineContest fine={fine} onDone={end} onBack={() => ask(null)} />
      ) : (
        <Acts fine={fine} onAsk={ask} />
      )}
      <FineFacts fine={fine} isSummed />
      <FinePapers fine={fine} />
    </article>
  );
}

/** The next step of the fine, and its deadline. */
function Next({ fine, today }: FineCardProps) {
  const { state, canName, answerUntil, files, contractId } = fine;
  switch (state) {
    case 'aguardando_condutor':
      return canName ? (
        <>
          <p className="fine-left">
            {copy.left(daysToAnswer(answerUntil, today), answerUntil)}
          </p>
          <p className="soft">{copy.ask}</p>
        </>
      ) : (
        <p>{copy.reported}</p>
      );
    case 'condutor_indicado':
      return files.includes('indicacao-assinada') ? (
        <p>{copy.signed}</p>
      ) : (
        <p className="fine-left">{canName ? copy.sign(answerUntil) : copy.signedLate}</p>
      );
    case 'titular_informado':
      return <p>{copy.reported}</p>;
    case 'cobrada':
      return (
        <p>
          {copy.charged}{' '}
          <SiteLink
            className="link"
            to={memberPaymentsPath(contractId, fine.charge?.dueOn)}
          >
            {copy.pay}
          </SiteLink>
        </p>
      );
    default:
      return null;
  }
}

function Acts({
  fine: { state, canName, contest, driver },
  onAsk,
}: {
  fine: TrafficFine;
  onAsk: (what: 'driver' | 'contest') => void;
}) {
  const mayContest = contest === null && state !== 'cancelada';
  if (!canName && !mayContest) return null;
  return (
    <div className="actions">
      {canName && (
        <button
          type="button"
          className={driver ? 'btn btn--line' : 'btn'}
          onClick={() => onAsk('driver')}
        >
          {driver ? fineDriverCopy.change : fineDriverCopy.open}
        </button>
      )}
      {mayContest && (
        <button type="button" className="btn btn--line" onClick={() => onAsk('contest')}>
          {fineContestCopy.open}
        </button>
      )}
    </div>
  );
}
