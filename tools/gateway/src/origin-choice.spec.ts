import { createOriginChoice } from './origin-choice';

const ONE = 'http://127.0.0.1:4200';
const TWO = 'http://127.0.0.1:4210';
const clock = { ms: 0 };
const choose = () => createOriginChoice([ONE, TWO], () => clock.ms);
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

beforeEach(() => void (clock.ms = 0));

describe('the processes of an app', () => {
  it('take turns', () => {
    const { next } = choose();
    expect(new Set(times(2, () => next(true)))).toEqual(new Set([ONE, TWO]));
  });

  it('get nothing while they are away, and are tried after a second by what may be repeated', () => {
    const { next, avoid, trust } = choose();
    avoid(ONE);
    expect(new Set(times(4, () => next(true)))).toEqual(new Set([TWO]));
    clock.ms = 1_000;
    expect(times(4, () => next(true))).toContain(ONE);
    expect(new Set(times(4, () => next(false)))).toEqual(new Set([TWO]));
    trust(ONE);
    expect(times(4, () => next(false))).toContain(ONE);
  });

  it('are tried in turn while all are away, another one than the last', () => {
    const { next, avoid } = choose();
    avoid(ONE);
    avoid(TWO);
    expect(next(true, ONE)).toEqual(TWO);
    expect(next(true, TWO)).toEqual(ONE);
  });

  it('may be one alone', () => {
    const { next, avoid } = createOriginChoice([ONE]);
    avoid(ONE);
    expect(next(false, ONE)).toBe(ONE);
  });
});
