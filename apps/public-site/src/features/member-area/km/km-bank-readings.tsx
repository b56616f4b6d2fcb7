import { type KmBank } from '@site/api-contract';
import { atYourRequest } from '@site/api-contract/activity';
import { saoPauloDay } from '@site/api-contract/brazil';
import { ReadingPhoto } from '@site/shell/reading-photo';
import { kmBankCopy as copy } from './km-bank.copy';

type KmBankReadingsProps = {
  contractId: string;
  bank: Pick<KmBank, 'readings' | 'struck'>;
};

/**
 * All odometer readings with their pictures, and those that count no more, in a closed
 * `<details>`.
 */
export function KmBankReadings({
  contractId,
  bank: { readings, struck = [] },
}: KmBankReadingsProps) {
  if (readings.length + struck.length === 0) return null;
  return (
    <details className="km-bank-readings">
      <summary>{copy.readings(readings.length)}</summary>
      <ul>
        {readings.map(({ onDay, km, isHandover, isReturn, atWorkshop, by, photoId }) => (
          <li key={[onDay, isHandover, isReturn].join()} className="num">
            {copy.reading(onDay, km)} {isHandover && <small>{copy.atHandover}</small>}
            {isReturn && <small>{copy.atReturn}</small>}
            {atWorkshop && <small>{copy.atWorkshop}</small>}
            {by && <small>{atYourRequest(by)}</small>}
            {photoId && (
              <ReadingPhoto contractId={contractId} reading={{ onDay, photoId }} />
            )}
          </li>
        ))}
        {struck.map(({ onDay, km, struckAt, by, reason }) => (
          <li key={[onDay, km, struckAt].join()} className="num">
            <s>{copy.reading(onDay, km)}</s>{' '}
            <small>
              {by && reason
                ? copy.struckBy(by, saoPauloDay(new Date(struckAt)), reason)
                : copy.takenBack(saoPauloDay(new Date(struckAt)))}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
