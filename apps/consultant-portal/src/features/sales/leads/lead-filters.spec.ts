import { A_UUID } from '@site/testing';
import { leadQueryFrom } from './lead-filters';

describe('the holder in the address of the leads', () => {
  it.each([
    ['livres', 'livres'],
    ['meus', 'meus'],
    [A_UUID, A_UUID],
    ['a'.repeat(36), ''],
    [`${A_UUID}0`, ''],
  ])('%s is read as "%s"', (word, holder) =>
    expect(leadQueryFrom(new URLSearchParams({ de: word })).holder).toBe(holder),
  );
});
