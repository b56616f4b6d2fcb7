import { type CSSProperties } from 'react';
import { type KmBank } from '@site/contracts';
import { kmBankCopy as copy } from './km-bank.copy';
import { monthsDriven } from './km-bank-months';

/**
 * A dash for each month: driven, begun and not yet driven, to come; and a mark where the
 * pace leads. The key below says the same in words.
 */
export function KmBankChart({ bank }: { bank: KmBank }) {
  const { months, total, month, driven, balance, forecast } = bank;
  const count = months.length;
  const numbers = [
    copy.drivenKey(driven),
    ...(balance >= 0 ? [copy.balanceKey(balance)] : []),
    ...(forecast ? [copy.forecastKey(forecast.km)] : []),
  ];
  return (
    <>
      <div
        className="km-bank-dashes"
        role="img"
        aria-label={copy.bank({ count, total }, numbers)}
        style={{ '--months': count } as CSSProperties}
      >
        {months.map((_, index) => (
          <i
            key={index}
            data-begun={index < month ? '' : undefined}
            style={
              {
                '--driven': percent(monthsDriven(months, driven) - index),
              } as CSSProperties
            }
          />
        ))}
        {forecast && (
          <b
            style={{
              insetInlineStart: percent(monthsDriven(months, forecast.km) / count),
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
        {forecast && <span data-of="forecast">{copy.forecastKey(forecast.km)}</span>}
      </p>
    </>
  );
}

const percent = (part: number) => `${Math.min(1, Math.max(0, part)) * 100}%`;
