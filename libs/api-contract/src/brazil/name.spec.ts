import { normalizeName, readableName } from './index';

describe('names', () => {
  it.each([
    ['Ana  Souza ', 'Ana Souza'],
    [' Ana\tSouza', 'Ana Souza'],
    ['Ana\u00a0Souza', 'Ana Souza'],
    ['ANA SOUZA', 'ANA SOUZA'],
    ['', ''],
    ['   ', ''],
  ])('stores %j as %j', (written, name) => expect(normalizeName(written)).toBe(name));
  it.each([
    ['MARIA  DA SILVA E SOUZA ', 'Maria da Silva e Souza'],
    ['maria dos santos', 'Maria dos Santos'],
    ["JOANA D'ÁVILA", "Joana D'Ávila"],
    ['ANA-LÚCIA PRADO', 'Ana-Lúcia Prado'],
    ['ÉRICO VERÍSSIMO', 'Érico Veríssimo'],
    ['PEDRO II', 'Pedro II'],
    ['Maria da Silva', 'Maria da Silva'],
    ['Ana McDonald', 'Ana McDonald'],
    ['Li NG', 'Li NG'],
    ['JK', 'JK'],
    ['李 小龍', '李 小龍'],
    ['', ''],
  ])('shows the person %j as %j', (written, name) =>
    expect(readableName(written)).toBe(name),
  );
});
