import { A_UUID } from '@site/testing';
import { whoseIn } from './shown-fines';

describe('the holder in the address of the fines', () => {
  it.each([
    ['livres', 'livres'],
    ['minhas', 'minhas'],
    [A_UUID, A_UUID],
    ['a'.repeat(36), undefined],
    [`${A_UUID}0`, undefined],
  ])('%s is read as %s', (word, whose) =>
    expect(whoseIn(new URLSearchParams({ de: word }))).toBe(whose),
  );
});
