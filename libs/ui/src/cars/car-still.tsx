import { useEffect, useId, useRef } from 'react';
import { preload } from 'react-dom';
import { type CarStillFiles } from './stills';

type Props = {
  files: CarStillFiles;
  paint: string;
  alt: string;
  /** Width on the page for the browser's choice of file, as in `<img sizes>`. */
  sizes: string;
  eager: boolean;
  onFail: () => void;
};

/**
 * A car from the studio in any paint: a flat color, cut out by a mask, under a picture
 * that holds shade, light and everything that isn't painted. A new paint costs no
 * request. It is whole before any script runs: content pages hydrate late.
 */
export function CarStill({ files, paint, alt, sizes, eager, onFail }: Props) {
  const mask = useId();
  const picture = useRef<HTMLImageElement>(null);
  // A picture of a page that came as HTML may have failed before React listened.
  useEffect(() => {
    const image = picture.current;
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) onFail();
  }, [files.src, onFail]);
  // React itself preloads no image inside a picture.
  if (eager)
    preload(files.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: files.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <span className="car car-still">
      <svg viewBox="0 0 100 52" aria-hidden="true" focusable="false">
        <mask id={mask} mask-type="alpha">
          <image href={files.mask} width="100" height="52" onError={onFail} />
        </mask>
        <rect
          className="car-paint"
          data-paint={paint}
          width="100"
          height="52"
          mask={`url(#${mask})`}
        />
      </svg>
      <picture>
        <source type="image/avif" srcSet={files.avif} sizes={sizes} />
        <img
          ref={picture}
          src={files.src}
          srcSet={files.webp}
          sizes={sizes}
          alt={alt}
          width={100}
          height={52}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          onError={onFail}
        />
      </picture>
    </span>
  );
}
