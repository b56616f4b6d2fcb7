import { type ReactNode } from 'react';
import { CarPicture } from './car-picture';
import { carStill } from './stills';

export type StageProps = {
  model: string;
  paint: string;
  /** Slug of the version, whose wheels the car has. */
  version?: string;
  /** `card` in lists, `hero` in the configurator, `thumb` (72 px) in tables. */
  size?: 'card' | 'hero' | 'thumb';
  /** Name and second line set on the sky. */
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Set at the right of the sky: a tag, a pill, a checkbox. */
  aside?: ReactNode;
  alt?: string;
  eager?: boolean;
  /** Several pictures of the car in place of the one (see `GalleryStage`). */
  gallery?: ReactNode;
};

/** On larger stages a photographed car is shown from the front. */
const VIEWS = { card: 'front', hero: 'front', thumb: undefined } as const;
export const STAGE_SIZES = {
  card: '(min-width: 1100px) 27rem, (min-width: 700px) 46vw, 94vw',
  hero: '(min-width: 992px) 46rem, 100vw',
  thumb: undefined,
} as const;

/**
 * The stage of a model: its sky, its ground and the car on it; large ones have a
 * landscape, too.
 */
export function Stage({
  model,
  paint,
  version,
  size = 'card',
  title,
  subtitle,
  aside,
  alt,
  eager,
  gallery,
}: StageProps) {
  const view = VIEWS[size];
  const head = title !== undefined || aside !== undefined;
  const Box = size === 'thumb' ? 'span' : 'div';
  const scene = size === 'hero' ? ' scene' : '';
  return (
    <Box
      className={`stage stage--${size}${scene}`}
      data-model={model}
      data-titled={head ? '' : undefined}
      data-gallery={gallery ? '' : undefined}
      data-view={view && carStill(model, view) ? view : undefined}
    >
      {gallery ?? (
        <CarPicture
          {...{ model, paint, version, alt, eager, view }}
          sizes={STAGE_SIZES[size]}
        />
      )}
      {head && (
        <div className="stage-top">
          <div>
            {title !== undefined && <div className="stage-name">{title}</div>}
            {subtitle !== undefined && <p className="stage-sub">{subtitle}</p>}
          </div>
          {aside}
        </div>
      )}
    </Box>
  );
}
