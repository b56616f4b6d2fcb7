import { coverText, notCoveredText, spareCarDays } from './cover';

const long = [{ slug: 'pelicula' }, { slug: 'carro-reserva-30' }];

it.each([
  [[], 'revisões, assistência 24 horas e carro reserva por 7 dias.'],
  [long, 'revisões, assistência 24 horas e carro reserva por 30 dias.'],
])('a month with %j covers %s', (addOns, end) => {
  expect(coverText(spareCarDays(addOns))).toBe(`IPVA, licenciamento, seguro, ${end}`);
});

it('the spare car is left out where several cars differ in it', () => {
  expect(coverText(null)).toBe(
    'IPVA, licenciamento, seguro, revisões e assistência 24 horas.',
  );
});

it.each([
  ['flex', 'Combustível'],
  ['eletrico', 'Recarga'],
] as const)('what a %s car does not cover begins with %s', (fuel, word) => {
  expect(notCoveredText({ fuel, deductible: 3000, extraKm: 0.7 })).toBe(
    `${word}, multas, lavagem, franquia do seguro (R$\u00a03.000,00) e km extra (R$\u00a00,70 cada).`,
  );
});
