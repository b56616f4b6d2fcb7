import { useCallback, useState, useSyncExternalStore } from 'react';
import { CarStill } from './car-still';
import { CAR_HEIGHT, CAR_WIDTH, carPictureUrl } from './cars';
import { carStill, type CarView, savesData } from './stills';

type CarPictureProps = {
  model: string;
  paint: string;
  /** Text for screen readers; empty (the default) when the name is beside the picture. */
  alt?: string;
  /** Loads at once and first: only for the picture that is visible on arrival. */
  eager?: boolean;
  /**
   * Photographed view; without it, or without such a photograph, the car is shown from
   * the side.
   */
  view?: CarView;
  /** Slug of the version, whose wheels a photographed view shows. */
  version?: string;
  /** Width of a photographed view on the page, as in `<img sizes>`. */
  sizes?: string;
};

/**
 * A car in its color: photographed, when a view is requested and its picture exists, or
 * else drawn from the side (also when the visitor saves data, and when a file fails).
 * Both have the same dimensions on the page.
 */
export function CarPicture({ view, version, sizes = '100vw', ...car }: CarPictureProps) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const saving = useSavesData();
  const files =
    view && !failed && !saving ? carStill(car.model, view, version) : undefined;
  if (!files) return <CarDrawing {...car} />;
  const { paint, alt = '', eager = false } = car;
  return (
    <CarStill key={files.src} {...{ files, paint, alt, sizes, eager }} onFail={fail} />
  );
}

/** The setting for saved data does not change while a page is open. */
const never = () => () => undefined;

/** Whether the visitor has asked to save data; false on the server. */
export const useSavesData = () => useSyncExternalStore(never, savesData, () => false);

/**
 * The drawing from the side. A new paint's picture is laid over the old one and fades in
 * over 200 ms once loaded (at once when the visitor prefers reduced motion); then the old
 * one is removed.
 */
function CarDrawing({ model, paint, alt = '', eager = false }: CarPictureProps) {
  const url = carPictureUrl(model, paint);
  const [layers, setLayers] = useState<{ top: string; under?: string; waiting: boolean }>(
    { top: url, waiting: false },
  );
  if (layers.top !== url) setLayers({ top: url, under: layers.top, waiting: true });
  const { under, waiting } = layers;
  const size = { width: CAR_WIDTH, height: CAR_HEIGHT, decoding: 'async' } as const;
  const settle = () => setLayers((now) => ({ top: now.top, waiting: false }));
  return (
    <span className="car">
      {under && <img key={under} src={under} alt="" {...size} />}
      <img
        key={url}
        src={url}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        data-waiting={waiting ? '' : undefined}
        onLoad={() => setLayers((now) => ({ ...now, waiting: false }))}
        onError={settle}
        onAnimationEnd={settle}
        {...size}
      />
    </span>
  );
}
