import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Engine } from './swiper-engine';

type EngineState = { index: number; live: boolean; playing: boolean };

/**
 * Lets swiper take over after hydration, and holds the state of bullets and pause button.
 */
export function useEngine(view: RefObject<HTMLElement | null>, autoplay: boolean) {
  const [state, setState] = useState<EngineState>({
    index: 0,
    live: false,
    playing: false,
  });
  const engine = useRef<Engine | null>(null);

  useEffect(() => {
    let left = false;
    // Hidden elements have no layout: they keep scrolling by CSS.
    if (!view.current?.clientWidth) return undefined;
    void import('./swiper-engine').then(async ({ attachSwiper }) => {
      const current = view.current;
      if (current) await atRest(current);
      if (left || !current) return;
      const calm =
        window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
      const start = slideInView(current);
      const onSlide = (index: number) => setState((now) => ({ ...now, index }));
      const onRest = () => setState((now) => ({ ...now, playing: false }));
      setState({ index: start, live: true, playing: autoplay && !calm });
      engine.current = attachSwiper(current, { start, autoplay, calm, onSlide, onRest });
    });
    return () => {
      left = true;
      engine.current?.detach();
      engine.current = null;
    };
  }, [view, autoplay]);

  return {
    ...state,
    goTo(index: number): boolean {
      engine.current?.slideTo(index);
      return engine.current !== null;
    },
    toggle() {
      if (state.playing) engine.current?.pause();
      else engine.current?.play();
      setState((now) => ({ ...now, playing: !now.playing }));
    },
    /** A person reads or works in the carousel, so it stops. */
    rest() {
      engine.current?.pause();
      setState((now) => ({ ...now, playing: false }));
    },
  };
}

const trackOf = (view: HTMLElement) => view.querySelector<HTMLElement>('.crs-track');

/** The slide to which the visitor scrolled before swiper was loaded. */
function slideInView(view: HTMLElement): number {
  const track = trackOf(view);
  return track && track.clientWidth > 0
    ? Math.round(track.scrollLeft / track.clientWidth)
    : 0;
}

/** A track that has not moved for so long stands, though it may stand between slides. */
const STILL_MS = 1000;

/**
 * Waits until the track stands at a slide, since taking over would break off a running
 * scroll. Not every browser reports a scroll's end.
 */
async function atRest(view: HTMLElement): Promise<void> {
  const track = trackOf(view);
  if (!track) return;
  for (let seen = -1; isBetweenSlides(track) && track.scrollLeft !== seen;) {
    seen = track.scrollLeft;
    await new Promise<void>((resolve) => {
      track.addEventListener('scrollend', () => resolve(), { once: true });
      setTimeout(resolve, STILL_MS);
    });
  }
}

const isBetweenSlides = ({ scrollLeft, clientWidth }: HTMLElement) =>
  scrollLeft % clientWidth >= 1;
