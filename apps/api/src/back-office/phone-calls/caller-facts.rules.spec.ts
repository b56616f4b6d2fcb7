import { type CallerFactsForm } from '@site/api-contract';
import { areFactsRight, factsToAsk, type KnownFacts } from './caller-facts.rules';

const RITA: KnownFacts = {
  document: '52998224725',
  birthdate: '1990-02-01',
  plates: ['BRA2E19'],
  cep: '01310100',
  monthly: [263_745],
};
const isRight = (typed: CallerFactsForm, known = RITA) => areFactsRight(typed, known);

it.each([
  ['document', ['4725', '52998224725', '529.982.247-25', ' 47-25 ']],
  ['birthdate', ['01/02/1990', '1/2/90', '01021990', '010290', '1 de fevereiro de 1990']],
  ['plate', ['BRA2E19', 'bra-2e19', 'bra 2419', 'BRA2419']],
  ['cep', ['01310100', '01310-100', '01.310-100', '01310 100']],
  ['monthly', ['2.637,45', '2637,45', 'R$ 2.637,45', '2637.45', '2637', '2.637 reais']],
] as const)('reads %s however it is typed', (fact, typed) => {
  for (const text of typed)
    expect([text, isRight({ [fact]: text })]).toEqual([text, true]);
});

it.each([
  ['document', ['725', '4726', '0000', '529982247250']],
  ['birthdate', ['02/01/1990', '01/02/1991', '01/02', 'ontem']],
  ['plate', ['BRA2E18', 'BRA', '2E19']],
  ['cep', ['01310101', '1310100', '01310']],
  ['monthly', ['2638', '2.637,44', '2.637,00', '26', 'uns dois mil']],
] as const)('takes no other %s', (fact, typed) => {
  for (const text of typed)
    expect([text, isRight({ [fact]: text })]).toEqual([text, false]);
});

it('needs every typed fact to be right', () => {
  const right = { document: '4725', birthdate: '01/02/1990', cep: '01310-100' };
  expect(isRight(right)).toBe(true);
  expect(isRight({ ...right, plate: 'ABC1D23' })).toBe(false);
});

it('takes a fact that we do not have for wrong, and does not ask for it', () => {
  const company: KnownFacts = { ...RITA, birthdate: null, plates: [], monthly: [] };
  expect(factsToAsk(company)).toEqual(['document', 'cep']);
  expect(isRight({ birthdate: '01/02/1990' }, company)).toBe(false);
  expect(isRight({ plate: '' }, company)).toBe(true);
});
