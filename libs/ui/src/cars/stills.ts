import drawn from './stills.json';

/** Views of a car that are rendered in the studio of `tools/assets`. */
export type CarView = 'front' | 'rear';

/** Widths of the files of each picture. */
export const STILL_WIDTHS = [480, 800, 1040] as const;
export const STILL_HEIGHT = 0.52;

export type CarStillFiles = { avif: string; webp: string; src: string; mask: string };

/**
 * The files of a picture of a car; undefined when there is none. The picture contains
 * everything but the paint, which shows through it; the mask cuts the paint out.
 */
export function carStill(model: string, view: CarView): CarStillFiles | undefined {
  const version = (drawn as Record<string, Partial<Record<CarView, string>>>)[model]?.[
    view
  ];
  if (version === undefined) return undefined;
  const file = (name: string) => `/media/cars/${model}/${view}-${name}?v=${version}`;
  const sizes = (type: string) =>
    STILL_WIDTHS.map((width) => `${file(`${width}.${type}`)} ${width}w`).join(', ');
  return {
    avif: sizes('avif'),
    webp: sizes('webp'),
    src: file('800.webp'),
    mask: file('mask.webp'),
  };
}

/** Whether the visitor has asked to save data; cars are then drawings of 4 KB. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches === true
  );
}
