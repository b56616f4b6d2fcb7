import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type CarStillFiles, type PictureFiles } from './stills';

type Props = {
  files: CarStillFiles;
  paint: string;
  alt: string;
  /** Width on the page for the browser's choice of file, as in `<img sizes>`. */
  sizes: string;
  eager: boolean;
  onFail: () => void;
};

/** Pictures without which the car has a hole; a spare one covers what is whole below. */
const NEEDED = 'img:not([data-spare])';

/**
 * A photographed car in any paint: a flat color, cut out by a mask, below a picture with
 * shade, light and everything that isn't painted. A new paint needs no request. It works
 * without scripts, since content pages hydrate late. The attribute `mask` counts as a
 * style, so the browser loads the mask only when the car comes near. The mask is also an
 * invisible picture: it reports a failure, and printing waits for it. The wheels of a
 * version lie over the picture, which has the model's own: they fail unseen. No link
 * preloads the picture: Chromium shows a larger file of it that it has in memory, from the
 * home page for example, and then warns that the file of the link was not used. It finds
 * the picture in the document as early.
 */
export function CarStill({ files, paint, alt, sizes, eager, onFail }: Props) {
  const layers = useRef<HTMLSpanElement>(null);
  const { wheels } = files;
  const [missing, setMissing] = useState('');
  // A picture in the server's HTML may have failed before React listened.
  useEffect(() => {
    const needed = layers.current?.querySelectorAll<HTMLImageElement>(NEEDED) ?? [];
    if ([...needed].some(isLost)) onFail();
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
        <Layer
          {...{ files, sizes, alt, eager }}
          fetchPriority={eager ? 'high' : undefined}
          onError={onFail}
        />
        {wheels && wheels.src !== missing && (
          <Layer
            key={wheels.src}
            {...{ sizes, eager }}
            files={wheels}
            alt=""
            className="car-wheels"
            data-spare=""
            onError={() => setMissing(wheels.src)}
          />
        )}
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

type LayerProps = ComponentProps<'img'> & {
  files: PictureFiles;
  sizes: string;
  eager: boolean;
};

function Layer({ files, sizes, eager, alt, ...image }: LayerProps) {
  return (
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
        {...image}
      />
    </picture>
  );
}

function isLost({ currentSrc, complete, naturalWidth }: HTMLImageElement): boolean {
  return currentSrc !== '' && complete && naturalWidth === 0;
}
