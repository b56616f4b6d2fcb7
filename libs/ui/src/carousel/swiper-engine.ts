// The only file that uses swiper; loaded once a carousel has been hydrated.
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { glide } from './glide';
import './swiper.css';

/** Spec §9: 300 ms a slide, 3000 ms between slides where autoplay applies. */
const SLIDE_MS = 300;
const AUTOPLAY_MS = 3000;

export type Engine = {
  slideTo: (index: number) => void;
  play: () => void;
  pause: () => void;
  detach: () => void;
};

type EngineOptions = {
  start: number;
  autoplay: boolean;
  calm: boolean;
  onSlide: (index: number) => void;
  onRest: () => void;
};

/**
 * Takes over a carousel that scrolls by CSS already: same track, same snapping
 * (`cssMode`), so that nothing moves. `calm` is the visitor's wish for reduced motion: no
 * autoplay, slides change at once.
 */
export function attachSwiper(view: HTMLElement, options: EngineOptions): Engine {
  const { start, autoplay, calm, onSlide, onRest } = options;
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: 'crs-track',
    slideClass: 'crs-slide',
    cssMode: true,
    slidesPerView: 1,
    loop: false,
    speed: calm ? 0 : SLIDE_MS,
    initialSlide: start,
    autoplay:
      autoplay && !calm
        ? { delay: AUTOPLAY_MS, pauseOnMouseEnter: true, stopOnLastSlide: true }
        : false,
    on: { slideChange: ({ activeIndex }) => onSlide(activeIndex), autoplayStop: onRest },
  });
  glideInTime(swiper);
  // If the track is at its slide already nothing scrolls, and swiper would still report
  // the first one.
  swiper.wrapperEl.dispatchEvent(new Event('scroll'));
  return {
    slideTo: (index) => void swiper.slideTo(index),
    play: () => {
      // After the last slide it starts again.
      if (swiper.isEnd) swiper.slideTo(0);
      swiper.autoplay?.start();
    },
    pause: () => void swiper.autoplay?.stop(),
    detach: () => void swiper.destroy(true, false),
  };
}

/**
 * In `cssMode` swiper leaves the speed to the browser, so the movement of a slide is
 * ours.
 */
function glideInTime(swiper: Swiper): void {
  const jumpTo = swiper.slideTo.bind(swiper);
  let way: { to: number; left: number; stop: () => void } | null = null;
  const leftOf = (index: number) =>
    swiper.slidesGrid[Math.min(Math.max(index, 0), swiper.slides.length - 1)] ?? 0;
  swiper.slideTo = (index = 0, speed = swiper.params.speed, ...more) => {
    // When its size changes swiper repositions itself without speed, sometimes late and
    // for no change: a slide that is moving then continues.
    const to = way && !speed ? way.to : index;
    if (!speed && way?.left === leftOf(to)) return true;
    way?.stop();
    if (!speed) return jumpTo(to, 0, ...more);
    const left = leftOf(to);
    way = { to, left, stop: glide(swiper.wrapperEl, left, speed, () => (way = null)) };
    return true;
  };
  swiper.on('destroy', () => way?.stop());
}
