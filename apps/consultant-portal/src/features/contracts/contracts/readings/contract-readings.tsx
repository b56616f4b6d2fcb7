import { useState } from 'react';
import { useListOdometerReadingsQuery } from '@site/api-client/consultant-calls';
import { type JudgedReading, type StruckReading } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { QueryState } from '@site/shell/query-state';
import { ReadingPhoto } from '@site/shell/reading-photo';
import { deferred, type OutcomeText, OutcomeWithFocus, Skeleton } from '@site/ui';
import { partsCopy } from '../contract-parts.copy';

const StrikeReading = deferred(
  async () => (await import('./strike-reading')).StrikeReading,
);

const copy = partsCopy.readings;
/** Readings that are shown at once. */
const SHOWN = 4;

type ReadingsProps = {
  contractId: string;
  readings: readonly JudgedReading[];
  onStrike: (reading: JudgedReading) => void;
};

/**
 * Readings of the odometer, newest first, each with its picture and whether it is odd, and
 * those that count no more.
 */
export function ContractReadings({ contractId }: { contractId: string }) {
  const answer = useListOdometerReadingsQuery({ params: { id: contractId } });
  const [asked, ask] = useState<JudgedReading | null>(null);
  const [said, say] = useState<OutcomeText>(null);
  const strike = (reading: JudgedReading) => {
    say(null);
    ask(reading);
  };
  return (
    <section aria-labelledby="hodometro">
      <h2 id="hodometro">{copy.title}</h2>
      <QueryState answer={answer} failed={copy.failed} wait={<Skeleton count={2} />}>
        {({ readings, struck = [] }) => (
          <>
            {readings.every(({ isHandover }) => isHandover) && (
              <p className="soft">{copy.none}</p>
            )}
            <Readings
              contractId={contractId}
              readings={readings.slice(0, SHOWN)}
              onStrike={strike}
            />
            {readings.length > SHOWN && (
              <details>
                <summary>{copy.earlier(readings.length - SHOWN)}</summary>
                <Readings
                  contractId={contractId}
                  readings={readings.slice(SHOWN)}
                  onStrike={strike}
                />
              </details>
            )}
            {struck.length > 0 && <Struck readings={struck} />}
          </>
        )}
      </QueryState>
      {asked && (
        <StrikeReading
          contractId={contractId}
          reading={asked}
          onClose={() => ask(null)}
          onStruck={(text) => {
            ask(null);
            say({ kind: 'ok', text });
          }}
        />
      )}
      <OutcomeWithFocus saying={said} />
    </section>
  );
}

function Readings({ contractId, readings, onStrike }: ReadingsProps) {
  return (
    <ul className="contract-amendments contract-readings">
      {readings.map((reading) => (
        <li key={[reading.onDay, reading.isHandover, reading.isReturn].join()}>
          <div>
            <Reading contractId={contractId} reading={reading} />
          </div>
          {reading.canStrike && (
            <button
              type="button"
              className="contract-strike"
              aria-label={copy.strikeOf(reading.onDay)}
              onClick={() => onStrike(reading)}
            >
              {copy.strike}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Struck({ readings }: { readings: readonly StruckReading[] }) {
  return (
    <ul className="contract-amendments contract-struck">
      {readings.map(({ onDay, km, struckAt, by, reason }) => (
        <li key={[onDay, km, struckAt].join()}>
          <s className="num">{copy.reading(onDay, km)}</s>
          <small>
            {by && reason
              ? copy.struckBy(by, saoPauloDay(new Date(struckAt)), reason)
              : copy.takenBack(saoPauloDay(new Date(struckAt)))}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Reading({
  contractId,
  reading: { onDay, km, isHandover, isReturn, atWorkshop, by, photoId, isUnlikely },
}: {
  contractId: string;
  reading: JudgedReading;
}) {
  return (
    <>
      <span className="num">{copy.reading(onDay, km)}</span>{' '}
      {photoId && <ReadingPhoto contractId={contractId} reading={{ onDay, photoId }} />}
      {isHandover && <small>{copy.atHandover}</small>}
      {isReturn && <small>{copy.atReturn}</small>}
      {atWorkshop && <small>{copy.atWorkshop}</small>}
      {by && <small>{copy.by(by)}</small>}
      {isUnlikely && (
        <small className="contract-odd">
          {photoId ? copy.unlikely : copy.unlikelyBare}
        </small>
      )}
    </>
  );
}
