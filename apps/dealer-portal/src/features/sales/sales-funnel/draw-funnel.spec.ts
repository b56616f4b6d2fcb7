import { drawBars } from './draw-bars';
import { drawFunnel } from './draw-funnel';

jest.mock('./draw-bars', () => ({ drawBars: jest.fn() }));

it('draws no bar for a step that nobody took', () => {
  const none = { visits: 0, simulations: 0, proposals: 0, contracts: 0 };
  drawFunnel(document.createElement('canvas'), {
    current: none,
    previous: { ...none, visits: 168, contracts: 4 },
  });
  const bars = jest.mocked(drawBars).mock.lastCall?.[1];
  expect(bars?.datasets((token) => token).map(({ data }) => data)).toEqual([
    [NaN, NaN, NaN, NaN],
    [168, NaN, NaN, 4],
  ]);
});
