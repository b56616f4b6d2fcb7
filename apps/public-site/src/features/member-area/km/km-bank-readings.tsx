import { type KmBank } from '@site/api-contract';
import { atYourRequest } from '@site/api-contract/activity';
import { kmBankCopy as copy } from './km-bank.copy';

/** All odometer readings, in a closed `<details>`. */
export function KmBankReadings({ readings }: { readings: KmBank['readings'] }) {
  if (readings.length === 0) return null;
  return (
    <details className="km-bank-readings">
      <summary>{copy.readings(readings.length)}</summary>
      <ul>
        {readings.map(({ onDay, km, isHandover, isReturn, by }) => (
          <li key={[onDay, isHandover, isReturn].join()} className="num">
            {copy.reading(onDay, km)} {isHandover && <small>{copy.atHandover}</small>}
            {isReturn && <small>{copy.atReturn}</small>}
            {by && <small>{atYourRequest(by)}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
