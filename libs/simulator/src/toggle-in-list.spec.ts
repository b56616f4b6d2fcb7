import { toggleInList } from './toggle-in-list';

it('a list to compare takes at most three cars', () => {
  expect(toggleInList(['lira', 'ipe', 'lume'], 'aroeira', 3)).toEqual([
    'lira',
    'ipe',
    'lume',
  ]);
  expect(toggleInList(['lira', 'ipe', 'lume'], 'ipe', 3)).toEqual(['lira', 'lume']);
});
