import { NATIONALITIES } from './nationalities';
import { findProfession, OTHER_PROFESSION, PROFESSIONS } from './professions.data';

const sorted = (names: readonly string[]) =>
  [...names].sort((a, b) => a.localeCompare(b, 'pt-BR'));

describe('professions', () => {
  it('name both genders, each once, in the order of their names', () => {
    for (const name of [
      'Arquiteto',
      'Arquiteta',
      'Professor',
      'Professora',
      'Servidora pública',
      'Torneiro mecânico',
      'Engenheira civil',
      'Motorista de aplicativo',
    ]) {
      expect(PROFESSIONS).toContain(name);
    }
    expect(new Set(PROFESSIONS).size).toBe(PROFESSIONS.length);
    expect(PROFESSIONS.filter((name) => /[/;\n]|^\s|\s$|^$/.test(name))).toEqual([]);
    const named = PROFESSIONS.slice(0, -1);
    expect(named).toEqual(sorted(named));
    expect(PROFESSIONS.at(-1)).toBe(OTHER_PROFESSION);
  });

  it.each([
    ['medica', 'Médica'],
    ['  ENGENHEIRO  CIVIL ', 'Engenheiro civil'],
    ['cirurgia dentista', 'Cirurgiã-dentista'],
    ['outra ocupacao', 'Outra ocupação'],
  ])('%s means %s', (text, name) => expect(findProfession(text)).toBe(name));
  it('do not hold what nobody listed', () =>
    expect(findProfession('Domador de leões')).toBeNull());
});

it('nationalities begin with Brasileira; the others stand once, in the order of their names', () => {
  const [first, ...others] = NATIONALITIES;
  expect(first).toBe('Brasileira');
  expect(others).toEqual(sorted(others));
  expect(new Set(NATIONALITIES).size).toBe(NATIONALITIES.length);
});
