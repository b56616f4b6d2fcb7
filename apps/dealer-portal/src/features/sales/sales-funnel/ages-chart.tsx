import { useEffect, useRef } from 'react';
import { type AgeBand } from '@site/api-contract';
import { agesCopy as copy } from './ages.copy';
import { drawAges } from './draw-ages';

/** The ages as bars; the table beside them has the numbers. */
export function AgesChart({ bands }: { bands: readonly AgeBand[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    // Environments without layout, such as jsdom, draw no chart.
    if (!canvas.current || typeof ResizeObserver === 'undefined') return undefined;
    const chart = drawAges(canvas.current, bands);
    return () => chart.destroy();
  }, [bands]);

  return <canvas ref={canvas} role="img" aria-label={copy.chart} />;
}
