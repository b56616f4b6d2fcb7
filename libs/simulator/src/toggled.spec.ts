import { toggled } from './toggled';

it('a list to compare takes at most three cars', () => {
  expect(toggled(['lira', 'ipe', 'lume'], 'aroeira', 3)).toEqual(['lira', 'ipe', 'lume']);
  expect(toggled(['lira', 'ipe', 'lume'], 'ipe', 3)).toEqual(['lira', 'lume']);
});
