import { useState } from 'react';

const ZOOMS = [100, 150, 200, 300, 400] as const;
const FITS = { level: 0, turns: 0 };

/** The view of a picture: zoom in percent of the fitted size, and angle in degrees. */
export type PictureView = ReturnType<typeof usePictureView>;

/** Zoom and rotation of the picture `id`; another picture starts at the fitted size. */
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
