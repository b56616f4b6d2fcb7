import { useGetKmBankQuery } from '@site/api-client';
import { saoPauloDay } from '@site/api-contract/brazil';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { MaintenanceSection } from '../maintenance/maintenance';
import { kmBankCopy as copy } from './km-bank.copy';
import { KmBankChart } from './km-bank-chart';
import { KmBankOdometer } from './km-bank-odometer';
import { KmBankReadings } from './km-bank-readings';
import { kmBankSentence } from './km-bank-sentence';
import { KmSwap } from './km-swap';
import { KmTopUp } from './km-top-up';
import './km-bank.css';

/**
 * Driven km, km left and the forecast, with a form for the odometer. Of a car that was
 * reported stolen or lost (`isGone`) nobody can read it.
 */
export function KmBankSection({
  contractId,
  isGone,
}: {
  contractId: string;
  isGone: boolean;
}) {
  const bank = useGetKmBankQuery(
    { params: { id: contractId } },
    { refetchOnMountOrArgChange: true },
  );
  const { now } = useSite();
  const known = bank.currentData;
  return (
    <section className="member-sec km-bank" aria-labelledby="contrato-km">
      <header className="member-head">
        <h1 id="contrato-km">{copy.title}</h1>
        {known && (isGone || !known.canRead) && (
          <p className="num">{copy.lastReading(known.readings[0])}</p>
        )}
      </header>
      <QueryState answer={bank} failed={copy.failed} wait={<Skeleton count={4} />}>
        {(data) => (
          <>
            {(data.canRead || (isGone && !data.isLost)) && (
              <p className="km-bank-big">
                {copy.km(Math.abs(data.balance))}{' '}
                <small>
                  {(data.balance < 0 ? copy.beyond : copy.left)(data.balanceOn)}
                </small>
              </p>
            )}
            <KmBankChart bank={data} />
            <p className="km-bank-say">
              {isGone ? copy.gone : kmBankSentence(data, saoPauloDay(new Date(now())))}
            </p>
            {data.canRead && !isGone && (
              <div className="km-bank-actions">
                <KmBankOdometer contractId={contractId} last={data.readings[0]} />
                {data.topUp && (
                  <>
                    <KmTopUp
                      contractId={contractId}
                      offer={data.topUp}
                      extraKmPrice={data.extraKmPrice}
                    />
                    <KmSwap contractId={contractId} />
                  </>
                )}
              </div>
            )}
            {data.maintenance && (
              <MaintenanceSection
                contractId={contractId}
                maintenance={data.maintenance}
              />
            )}
            <KmBankReadings contractId={contractId} bank={data} />
          </>
        )}
      </QueryState>
    </section>
  );
}
