import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { PauseIcon, PlayIcon } from '../icons';
import { carouselCopy } from './carousel.copy';
import { useEngine } from './use-engine';
import './carousel.css';

type CarouselProps = {
  /** Prefix of the slides' ids; unique on the page. */
  id: string;
  /** Name of the slides together, for screen readers. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /**
   * Moves on every 3 s, with a visible pause button; never when the visitor prefers
   * reduced motion.
   */
  autoplay?: boolean;
  /** Bullets over the asphalt of a landscape, as the first dashes of its road line. */
  road?: boolean;
};

/** Id of a slide by the carousel's id and the slide's place, from 0. */
export function slideId(id: string, at: number): string {
  return `${id}-${at + 1}`;
}

/**
 * One slide at a time, no loop (spec §2). Without React it scrolls and snaps, and its
 * bullets link to the slides; after hydration swiper takes over the same track.
 */
export function Carousel({
  id,
  label,
  slides,
  autoplay = false,
  road = false,
}: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const { index, live, playing, goTo, toggle, rest } = useEngine(view, autoplay);
  const count = slides.length;

  const onArrow = (event: KeyboardEvent<HTMLAnchorElement>, from: number) => {
    const to =
      from + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0);
    const target =
      to === from
        ? undefined
        : event.currentTarget.parentElement?.querySelectorAll('a')[to];
    if (!target) return;
    event.preventDefault();
    target.focus();
    goTo(to);
  };

  return (
    <section
      className={road ? 'crs crs--road' : 'crs'}
      aria-roledescription={carouselCopy.role}
      aria-label={label}
      data-live={live ? '' : undefined}
    >
      <div className="crs-view" ref={view} onFocus={playing ? rest : undefined}>
        <div className="crs-track">
          {slides.map(({ key, content }, at) => (
            <div
              key={key}
              id={slideId(id, at)}
              className="crs-slide"
              role="group"
              aria-roledescription={carouselCopy.slideRole}
              aria-label={carouselCopy.slide(at, count)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="crs-bullets">
          {slides.map(({ key }, at) => (
            <a
              key={key}
              href={`#${slideId(id, at)}`}
              aria-label={carouselCopy.goTo(at, count)}
              aria-current={at === index ? 'true' : undefined}
              onKeyDown={(event) => onArrow(event, at)}
              onClick={(event) => {
                if (goTo(at)) event.preventDefault();
              }}
            />
          ))}
          {autoplay && (
            <button
              type="button"
              aria-label={playing ? carouselCopy.pause : carouselCopy.play}
              onClick={toggle}
            >
              {playing ? <PauseIcon /> : <PlayIcon />}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
