import Swiper from 'swiper';
import { attachSwiper } from './swiper-engine';

jest.mock('swiper', () => ({
  __esModule: true,
  default: jest.fn(() => ({ destroy: () => undefined })),
}));
jest.mock('swiper/modules', () => ({ Autoplay: 'autoplay' }));

/** What swiper is asked for. */
function asked(changes: { autoplay?: boolean; calm?: boolean } = {}) {
  const quiet = { onSlide: () => undefined, onRest: () => undefined };
  attachSwiper(document.createElement('div'), {
    start: 0,
    autoplay: false,
    calm: false,
    ...quiet,
    ...changes,
  });
  return jest.mocked(Swiper).mock.lastCall?.[1];
}

describe("'Banner carousel: one slide, no loop; default speed 300 ms and autoplay delay 3000 ms where autoplay applies'", () => {
  it('one slide at a time, no loop, 300 ms, still by itself', () => {
    expect(asked()).toMatchObject({
      slidesPerView: 1,
      loop: false,
      speed: 300,
      autoplay: false,
    });
  });

  it('goes on every 3000 ms where autoplay applies, and stays at the last slide', () => {
    expect(asked({ autoplay: true })?.autoplay).toMatchObject({
      delay: 3000,
      stopOnLastSlide: true,
    });
  });

  it('neither moves by itself nor glides for who asked for less motion', () => {
    expect(asked({ autoplay: true, calm: true })).toMatchObject({
      speed: 0,
      autoplay: false,
    });
  });
});
