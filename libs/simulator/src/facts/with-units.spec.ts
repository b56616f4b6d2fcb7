import { withUnits } from './with-units';

it.each([
  ['1.0 flex, 71 cv', '1.0 flex, 71\u00a0cv'],
  ['Manual, 5 marchas', 'Manual, 5\u00a0marchas'],
  [
    'Elétrico, 65 cv, 185 km de autonomia',
    'Elétrico, 65\u00a0cv, 185\u00a0km de autonomia',
  ],
  ['13,4 km/l (9,2 km/l com etanol)', '13,4\u00a0km/l (9,2\u00a0km/l com etanol)'],
  ['38,7 kWh', '38,7\u00a0kWh'],
  ['2 airbags e 1 estepe', '2 airbags e 1 estepe'],
  ['4 lugares', '4 lugares'],
  ['Aro 16 s/ calota', 'Aro 16 s/ calota'],
])('keeps the numbers of %s with their units, and with nothing else', (text, kept) => {
  expect(withUnits(text)).toBe(kept);
});
