import { useState } from 'react';
import { CAR_HEIGHT, CAR_WIDTH, carPictureUrl } from './cars';

type CarPictureProps = {
  model: string;
  paint: string;
  /** Text for screen readers; empty (the default) when the name is beside the picture. */
  alt?: string;
  /** Loads at once and first: only for the picture that is visible on arrival. */
  eager?: boolean;
};

/**
 * A car in its color. A new paint's picture is laid over the old one and fades in over
 * 200 ms once loaded (at once when the visitor prefers reduced motion); then the old one
 * is removed.
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
