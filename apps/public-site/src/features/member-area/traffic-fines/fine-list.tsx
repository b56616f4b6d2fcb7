import { type TrafficFine } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { Empty } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { FineCard } from './fine-card';
import { trafficFinesCopy as copy } from './traffic-fines.copy';
import { trafficFinesPageCopy } from './traffic-fines-page.copy';
import './traffic-fines.css';
import '@site/ui/forms.css';

/** The fines of a contract, newest first, each with its possible actions. */
export function Fines({ fines }: { fines: readonly TrafficFine[] }) {
  const { now } = useSite();
  const today = saoPauloDay(new Date(now()));
  return (
    <>
      <header className="fines-head">
        <h1>{trafficFinesPageCopy.title}</h1>
      </header>
      {fines.length === 0 ? (
        <Empty slim title={copy.none} text={copy.lead} />
      ) : (
        <>
          <ul className="fines" aria-label={copy.list}>
            {fines.map((fine) => (
              <li key={fine.id}>
                <FineCard fine={fine} today={today} />
              </li>
            ))}
          </ul>
          <p className="soft fines-how">{copy.lead}</p>
        </>
      )}
    </>
  );
}
