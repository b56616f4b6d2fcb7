import { useEffect, useRef } from 'react';
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
 * A photographed car in any paint: a flat color, cut out by a mask, below a picture with
 * shade, light and everything that isn't painted. A new paint needs no request. It works
 * without scripts, since content pages hydrate late. The attribute `mask` counts as a
 * style, so the browser loads the mask only when the car comes near. The mask is also an
 * invisible picture: it reports a failure, and printing waits for it. No link preloads the
 * picture: Chromium shows a larger file of it that it has in memory, from the home page for
 * example, and then warns that the file of the link was not used. It finds the picture in
 * the document as early.
 */
export function CarStill({ files, paint, alt, sizes, eager, onFail }: Props) {
  const layers = useRef<HTMLSpanElement>(null);
  // A picture in the server's HTML may have failed before React listened.
  useEffect(() => {
    const images = [...(layers.current?.querySelectorAll('img') ?? [])];
    if (images.some(hasFailed)) onFail();
  }, [files.src, onFail]);
  return (
    <span className="car car-still">
      <span className="car-layers" ref={layers}>
        <svg
          viewBox="0 0 100 52"
          mask={`url(${files.mask})`}
          aria-hidden="true"
          focusable="false"
        >
          <rect className="car-paint" data-paint={paint} width="100" height="52" />
        </svg>
        <picture>
          <source type="image/avif" srcSet={files.avif} sizes={sizes} />
          <img
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
        <img
          className="car-mask"
          src={files.mask}
          alt=""
          width={100}
          height={52}
          crossOrigin="anonymous"
          loading="lazy"
          onError={onFail}
        />
      </span>
    </span>
  );
}

function hasFailed({ currentSrc, complete, naturalWidth }: HTMLImageElement): boolean {
  return currentSrc !== '' && complete && naturalWidth === 0;
}
