import { useState } from 'react';
import { CAR_HEIGHT, CAR_WIDTH, carPictureUrl } from './cars';

type CarPictureProps = {
  model: string;
  paint: string;
  /**
   * Text for screen readers; empty (the default) where the name stands beside the
   * picture.
   */
  alt?: string;
  /** Loads at once and first: for the one picture in view on arrival. */
  eager?: boolean;
};

/**
 * A car in its color. A new paint is laid over the old picture and fades in over 200 ms
 * as soon as it has loaded (at once when the visitor prefers reduced motion); then the
 * old one goes.
 */
export function CarPicture({ model, paint, alt = '', eager = false }: CarPictureProps) {
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
