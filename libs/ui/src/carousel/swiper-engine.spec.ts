import { attachSwiper } from './swiper-engine';

const WIDTH = 1000;

/** Slides of a carousel side by side, since jsdom has no layout and never scrolls. */
function aCarousel(slides: number) {
  const view = document.createElement('div');
  view.innerHTML = `<div class="crs-track">${'<div class="crs-slide"></div>'.repeat(slides)}</div>`;
  document.body.replaceChildren(view);
  const [track] = view.children as HTMLCollectionOf<HTMLElement>;
  if (!track) throw new Error('no track');
  let left = 0;
  Object.defineProperty(track, 'scrollLeft', {
    get: () => left,
    set: (to: number) => {
      left = Math.min(Math.max(to, 0), (slides - 1) * WIDTH);
      track.dispatchEvent(new Event('scroll'));
    },
  });
  return { view, track };
}

/** The real engine on a carousel, and the slide that it reports. */
function attached(changes: { autoplay?: boolean; calm?: boolean; at?: number } = {}) {
  const { autoplay = false, calm = false, at = 0 } = changes;
  const { view, track } = aCarousel(3);
  track.scrollLeft = at * WIDTH;
  const told: number[] = [];
  const engine = attachSwiper(view, {
    start: at,
    autoplay,
    calm,
    onSlide: (index) => void told.push(index),
    onRest: () => undefined,
  });
  return { engine, told, shown: () => track.scrollLeft / WIDTH };
}

beforeAll(() => {
  for (const side of ['clientWidth', 'offsetWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, side, {
      configurable: true,
      get: () => WIDTH,
    });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 400);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FRAME_MS = 16;
const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe("'Banner carousel: one slide, no loop; default speed 300 ms and autoplay delay 3000 ms where autoplay applies'", () => {
  it('shows one slide at a time without a loop, in 300 ms, and does not move by itself', () => {
    const { engine, shown, told } = attached();
    pass(10_000);
    expect(shown()).toBe(0);
    engine.slideTo(1);
    pass(150);
    expect(shown()).toBeGreaterThan(0.3);
    expect(shown()).toBeLessThan(0.7);
    pass(150 - FRAME_MS);
    expect(shown()).toBeLessThan(1);
    pass(2 * FRAME_MS);
    expect(shown()).toBe(1);
    engine.slideTo(9);
    pass(1000);
    expect(shown()).toBe(2);
    expect(told).toEqual([1, 2]);
  });

  it('goes on every 3000 ms where autoplay applies, and stays at the last slide', () => {
    const { shown } = attached({ autoplay: true });
    pass(2900);
    expect(shown()).toBe(0);
    pass(500);
    expect(shown()).toBe(1);
    pass(3500);
    expect(shown()).toBe(2);
    pass(30_000);
    expect(shown()).toBe(2);
  });

  it('neither moves by itself nor glides for visitors who asked for less motion', () => {
    const { engine, shown } = attached({ autoplay: true, calm: true });
    pass(10_000);
    expect(shown()).toBe(0);
    engine.slideTo(2);
    expect(shown()).toBe(2);
  });

  it.each([true, false])('takes over the slide that is shown (calm: %s)', (calm) => {
    const { engine, shown } = attached({ at: 2, calm });
    expect(shown()).toBe(2);
    engine.slideTo(0);
    pass(400);
    expect(shown()).toBe(0);
  });

  it('a resize that changes no size does not stop a moving slide', () => {
    const { engine, shown } = attached();
    engine.slideTo(1);
    pass(200);
    const left = shown();
    window.dispatchEvent(new Event('resize'));
    expect(shown()).toBe(left);
    pass(200);
    expect(shown()).toBe(1);
  });

  it('a visitor who scrolls while a slide is moving stops it', () => {
    const { engine, shown } = attached();
    engine.slideTo(2);
    pass(100);
    document.querySelector('.crs-track')?.dispatchEvent(new Event('touchstart'));
    const left = shown();
    pass(1000);
    expect(shown()).toBe(left);
  });
});
