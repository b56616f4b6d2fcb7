import { useState } from 'react';

const ZOOMS = [100, 150, 200, 300, 400] as const;
const FITS = { level: 0, turns: 0 };

/** How a picture is looked at: zoom in percent of what fits, angle in degrees. */
export type PictureView = ReturnType<typeof usePictureView>;

/** Zoom and turn of the picture `id`; another one begins as it fits. */
export function usePictureView(id: string) {
  const [kept, keep] = useState({ id, ...FITS });
  const { level, turns } = kept.id === id ? kept : FITS;
  const zoomTo = (next: number) => {
    if (ZOOMS[next] !== undefined) keep({ id, level: next, turns });
  };
  return {
    zoom: ZOOMS[level] ?? ZOOMS[0],
    angle: turns * 90,
    canReduce: level > 0,
    canEnlarge: level < ZOOMS.length - 1,
    enlarge: () => zoomTo(level + 1),
    reduce: () => zoomTo(level - 1),
    turn: () => keep({ id, level, turns: (turns + 1) % 4 }),
  };
}
