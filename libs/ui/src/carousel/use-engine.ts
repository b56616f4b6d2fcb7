import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Engine } from './swiper-engine';

type EngineState = { index: number; live: boolean; playing: boolean };

/**
 * Lets swiper take over once React is here, and keeps what the bullets and the pause
 * button show.
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
    // Not laid out (hidden): it goes on scrolling by CSS alone.
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
    /** Someone reads or works in the carousel: it stays still. */
    rest() {
      engine.current?.pause();
      setState((now) => ({ ...now, playing: false }));
    },
  };
}

const trackOf = (view: HTMLElement) => view.querySelector<HTMLElement>('.crs-track');

/** Where the visitor has scrolled to before swiper came. */
function slideInView(view: HTMLElement): number {
  const track = trackOf(view);
  return track && track.clientWidth > 0
    ? Math.round(track.scrollLeft / track.clientWidth)
    : 0;
}

/** Longest wait for a track that is on its way; not every browser tells when it has come. */
const ON_ITS_WAY_MS = 1000;

/**
 * Waits until the track stands at a slide: a scroll that a pressed bullet began would be
 * broken off half-way.
 */
async function atRest(view: HTMLElement): Promise<void> {
  const track = trackOf(view);
  if (!track || track.scrollLeft % track.clientWidth < 1) return;
  await new Promise<void>((resolve) => {
    track.addEventListener('scrollend', () => resolve(), { once: true });
    setTimeout(resolve, ON_ITS_WAY_MS);
  });
}
