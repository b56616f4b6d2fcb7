import { createLimiter } from './request-limits';

const ADDRESS = '203.0.113.7';

describe('a limit of one a second with three more at once', () => {
  let at = 0;
  const limit = () => createLimiter({ perSecond: 1, burst: 3 }, () => at);
  beforeEach(() => (at = 0));

  it('lets four through at once, and another one each second', () => {
    const may = limit();
    expect([1, 2, 3, 4, 5].map(() => may(ADDRESS))).toEqual([
      ...[true, true, true, true],
      false,
    ]);
    at = 1000;
    expect(may(ADDRESS)).toBe(true);
    expect(may(ADDRESS)).toBe(false);
  });

  it('counts each visitor alone, and the addresses of one IPv6 network as one', () => {
    const may = limit();
    const home = (nth: number) => may(`2001:db8:1:2:0:0:0:${nth}`);
    expect([1, 2, 3, 4, 5].map(home)).toEqual([true, true, true, true, false]);
    expect(may(ADDRESS)).toBe(true);
    expect(may('2001:db8:1:3::1')).toBe(true);
  });
});
