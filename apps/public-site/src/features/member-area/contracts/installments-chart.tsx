import { useEffect, useRef } from 'react';
import { type Installment } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { CHARTED_PARTS, chartedMonths, totalOfMonth } from './charted-months';
import { contractCopy as copy } from './contract.copy';
import { drawInstallments } from './draw-installments';

/**
 * One bar for each month, in parts by payment state. The table below it says the same in
 * words.
 */
export function InstallmentsChart({
  installments,
}: {
  installments: readonly Installment[];
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const months = chartedMonths(installments);
  const amounts = months.map((month) => totalOfMonth(month));
  const parts = CHARTED_PARTS.filter((part) => months.some((month) => month[part] > 0));
  // Bars of one height only say how many there are: they need less room.
  const isFlat = new Set(amounts).size === 1;

  useEffect(() => {
    // Environments without layout, such as jsdom, draw no chart.
    if (!canvas.current || typeof ResizeObserver === 'undefined') return undefined;
    const chart = drawInstallments(canvas.current, chartedMonths(installments));
    return () => chart.destroy();
  }, [installments]);

  return (
    <div>
      <div className="contract-chart" data-flat={isFlat || undefined}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={copy.chartLabel(
            months.length,
            formatBRL(amounts.length > 0 ? Math.min(...amounts) : 0),
            formatBRL(Math.max(0, ...amounts)),
          )}
        />
      </div>
      <p className="contract-key" aria-hidden="true">
        {parts.map((part) => (
          <span key={part} data-of={part}>
            {copy.chartKey[part]}
          </span>
        ))}
      </p>
    </div>
  );
}
