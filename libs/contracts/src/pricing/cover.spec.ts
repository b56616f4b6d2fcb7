import { coverText, spareCarDays } from './cover';

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
