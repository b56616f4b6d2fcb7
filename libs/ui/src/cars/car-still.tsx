import { useEffect, useRef, useState } from 'react';
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
 * that holds shade, light and everything that isn't painted. Both files have to be there
 * before anything shows. A new paint costs no request.
 */
export function CarStill({ files, paint, alt, sizes, eager, onFail }: Props) {
  const [there, setThere] = useState({ picture: false, mask: false });
  const color = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const ready = there.picture && there.mask;
  // Pictures of a page that came as HTML may have loaded before React listened.
  useEffect(() => {
    const [mask, picture] = box.current?.querySelectorAll('img') ?? [];
    const has = (image?: HTMLImageElement) =>
      image !== undefined && image.complete && image.naturalWidth > 0;
    setThere({ mask: has(mask), picture: has(picture) });
  }, [files.src]);
  useEffect(() => {
    const cut = `url("${files.mask}")`;
    color.current?.style.setProperty('mask-image', cut);
    color.current?.style.setProperty('-webkit-mask-image', cut);
  }, [files.mask]);
  const load = {
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
    onError: onFail,
  } as const;
  return (
    <span ref={box} className="car car-still" data-ready={ready ? '' : undefined}>
      <span ref={color} className="car-paint" data-paint={paint} />
      <img
        {...load}
        className="car-mask"
        src={files.mask}
        alt=""
        onLoad={() => setThere((now) => ({ ...now, mask: true }))}
      />
      <picture>
        <source type="image/avif" srcSet={files.avif} sizes={sizes} />
        <img
          {...load}
          src={files.src}
          srcSet={files.webp}
          sizes={sizes}
          alt={alt}
          fetchPriority={eager ? 'high' : undefined}
          onLoad={() => setThere((now) => ({ ...now, picture: true }))}
        />
      </picture>
    </span>
  );
}
