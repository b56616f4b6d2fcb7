import { createStatementNames } from './statement-names';

describe('names of statements', () => {
  it('are given to what is sent often, each text its own for good', () => {
    const nameOf = createStatementNames({ often: 3 });
    const names = ['a', 'a', 'a', 'b', 'b', 'b', 'a', 'b'].map((text) => nameOf(text));
    const [a, b] = [names[2], names[5]];
    expect(a).toBeDefined();
    expect(b).toBeDefined();
    expect(a).not.toBe(b);
    expect(names).toEqual([undefined, undefined, a, undefined, undefined, b, a, b]);
  });

  it('are so many at most, and who has one keeps it', () => {
    const nameOf = createStatementNames({ often: 1, mostNames: 2 });
    const [a, b] = [nameOf('a'), nameOf('b')];
    expect(nameOf('c')).toBeUndefined();
    expect(nameOf('a')).toEqual(a);
    expect(nameOf('b')).toEqual(b);
  });

  it('are not given to texts that come once each, which are forgotten again', () => {
    const nameOf = createStatementNames({ often: 2, mostCounted: 3 });
    nameOf('a');
    for (let nth = 0; nth < 10; nth += 1) expect(nameOf(`in ${nth}`)).toBeUndefined();
    expect(nameOf('a')).toBeUndefined();
    expect(nameOf('a')).toBeDefined();
  });
});
