import { type CSSProperties } from 'react';
import { type KmBank } from '@site/api-contract';
import { kmBankCopy as copy } from './km-bank.copy';
import { dashesDriven, kmDashes } from './km-bank-months';

/**
 * One dash for each month (driven, begun but not driven, or to come), one for bought km,
 * and a mark for the forecast. The key below says the same in words. A contract that was
 * ended or withdrawn from has no chart, since its other months will not come.
 */
export function KmBankChart({ bank }: { bank: KmBank }) {
  const { total, toppedUp, given = 0, driven, balance, forecast } = bank;
  if (bank.isEndedUnpaid || bank.isWithdrawn) return null;
  const count = bank.months.length;
  const dashes = kmDashes(bank);
  const numbers = [
    copy.drivenKey(driven),
    ...(balance >= 0 ? [copy.balanceKey(balance)] : []),
    ...(toppedUp > 0 ? [copy.boughtKey(toppedUp)] : []),
    ...(given > 0 ? [copy.givenKey(given)] : []),
    ...(forecast ? [copy.forecastKey(forecast.km)] : []),
  ];
  return (
    <>
      <div
        className="km-bank-dashes"
        role="img"
        aria-label={copy.bank({ count, total, toppedUp, given }, numbers)}
        style={{ '--months': dashes.length } as CSSProperties}
      >
        {dashes.map(({ is }, index) => (
          <i
            key={index}
            {...{ [`data-${is}`]: '' }}
            style={
              {
                '--driven': percent(dashesDriven(dashes, driven) - index),
              } as CSSProperties
            }
          />
        ))}
        {forecast && (
          <b
            style={{
              insetInlineStart: percent(
                dashesDriven(dashes, forecast.km) / dashes.length,
              ),
            }}
          />
        )}
      </div>
      <p className="km-bank-axis num" aria-hidden="true">
        <span>{copy.firstMonth}</span>
        <span>{copy.lastMonth(count, total)}</span>
      </p>
      <p className="km-bank-key num" aria-hidden="true">
        <span data-of="driven">{copy.drivenKey(driven)}</span>
        {balance >= 0 && <span data-of="balance">{copy.balanceKey(balance)}</span>}
        {toppedUp > 0 && <span data-of="bought">{copy.boughtKey(toppedUp)}</span>}
        {given > 0 && <span data-of="bought">{copy.givenKey(given)}</span>}
        {forecast && <span data-of="forecast">{copy.forecastKey(forecast.km)}</span>}
      </p>
    </>
  );
}

const percent = (part: number) => `${Math.min(1, Math.max(0, part)) * 100}%`;
