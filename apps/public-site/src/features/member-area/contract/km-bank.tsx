import { useRef, useState } from 'react';
import { failureOf, useGetKmBankQuery } from '@site/api-client';
import { type KmBank } from '@site/contracts';
import { type IsoDate, saoPauloDay } from '@site/contracts/brazil';
import { deferred, Failure, Skeleton, SuccessIcon } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { kmBankCopy as copy } from './km-bank.copy';
import { KmBankChart } from './km-bank-chart';
import './km-bank.css';

const OdometerFields = deferred(
  async () => (await import('./odometer-form')).OdometerFields,
);

/** What was driven, what is left and where that leads, with a form for the odometer. */
export function KmBankSection({ contractId }: { contractId: string }) {
  const { data, error, refetch } = useGetKmBankQuery(
    { params: { id: contractId } },
    { refetchOnMountOrArgChange: true },
  );
  const { now } = useSite();
  const last = data?.readings[0];
  return (
    <section className="member-sec km-bank" aria-labelledby="contrato-km">
      <header className="member-head">
        <h2 id="contrato-km">{copy.title}</h2>
        {data && (
          <p className="num">
            {last ? copy.lastReading(last.onDay, last.km) : copy.noReading}
          </p>
        )}
      </header>
      {data ? (
        <>
          <p className="km-bank-big">
            {copy.km(Math.abs(data.balance))}{' '}
            <small>{data.balance < 0 ? copy.beyond : copy.left}</small>
          </p>
          <KmBankChart bank={data} />
          <p className="km-bank-say">{sentenceOf(data, saoPauloDay(new Date(now())))}</p>
          {data.canRead && <Odometer contractId={contractId} />}
          <Readings readings={data.readings} />
        </>
      ) : error ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="line" count={4} />
      )}
    </section>
  );
}

function sentenceOf(
  { canRead, driven, total, forecast, forecastFrom, extraKmPrice }: KmBank,
  today: IsoDate,
): string {
  if (!canRead) return copy.over(driven, total);
  const settlement = copy.settlement(extraKmPrice);
  if (!forecast)
    return [
      copy.accumulates,
      settlement,
      forecastFrom && forecastFrom > today
        ? copy.noForecastBefore(forecastFrom)
        : copy.noForecast,
    ].join(' ');
  const end =
    forecast.extraKm > 0
      ? copy.forecastExtra(forecast.extraKm, forecast.cost)
      : copy.forecastLeft(total - forecast.km);
  return `${end} ${settlement}`;
}

function Odometer({ contractId }: { contractId: string }) {
  const [isOpen, open] = useState(false);
  const [savedKm, setSaved] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="km-bank-odometer">
      <button
        ref={opener}
        type="button"
        className="btn btn--line btn--sm"
        aria-expanded={isOpen}
        onClick={() => {
          setSaved(null);
          open(!isOpen);
        }}
      >
        {isOpen ? copy.close : copy.open}
      </button>
      {isOpen && (
        <OdometerFields
          contractId={contractId}
          onSaved={(km) => {
            open(false);
            setSaved(km);
            opener.current?.focus();
          }}
        />
      )}
      <div role="status">
        {savedKm !== null && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {copy.saved(savedKm)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function Readings({ readings }: { readings: KmBank['readings'] }) {
  if (readings.length === 0) return null;
  return (
    <details className="km-bank-readings">
      <summary>{copy.readings(readings.length)}</summary>
      <ul>
        {readings.map(({ onDay, km, isHandover }) => (
          <li key={`${onDay} ${isHandover}`} className="num">
            {copy.reading(onDay, km)} {isHandover && <small>{copy.atHandover}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
