import drawn from './stills.json';

/** Views of a car that are rendered in the studio of `tools/assets`. */
export type CarView = 'front' | 'side' | 'rear';

/** Widths of the files of each picture. */
export const STILL_WIDTHS = [480, 800, 1040] as const;
export const STILL_HEIGHT = 0.52;

/** One picture in its formats and widths. */
export type PictureFiles = { avif: string; webp: string; src: string };

export type CarStillFiles = PictureFiles & {
  mask: string;
  /** The wheels of the version, to be laid over the picture. */
  wheels?: PictureFiles;
};

/**
 * The files of a picture of a car; undefined when there is none. The picture contains
 * everything but the paint, which shows through it; the mask cuts the paint out. A version
 * with rims of its own has them in a layer above.
 * @param version slug of the version, such as `aroeira-premiere`
 */
export function carStill(
  model: string,
  view: CarView,
  version = '',
): CarStillFiles | undefined {
  const picture = filesOf(model, view);
  if (!picture) return undefined;
  return {
    ...picture,
    wheels: filesOf(model, `${view}-${version.slice(model.length + 1)}`),
  };
}

function filesOf(model: string, name: string) {
  const version = (drawn as Record<string, Record<string, string>>)[model]?.[name];
  if (version === undefined) return undefined;
  const file = (end: string) => `/media/cars/${model}/${name}-${end}?v=${version}`;
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
