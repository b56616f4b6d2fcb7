import { CLASSES } from '@site/testing';
import { modelsOf, offersOf, shortSpec } from './offers';
import { toggled } from './toggled';

describe('offers of the catalogue', () => {
  it('show a model without the package asked for at the largest one it has', () => {
    const lume = offersOf(CLASSES, 36, 3000).find(
      ({ model }) => model.modelSlug === 'lume',
    );
    expect(lume).toMatchObject({ km: 2000, monthly: 2549 });
  });

  it('say engine and gearbox in few words', () => {
    const specs = CLASSES.flatMap(({ vehicleModels }) =>
      vehicleModels.flatMap(({ versions }) => versions.slice(0, 1)),
    ).map(shortSpec);
    expect(specs[0]).toBe('1.0 flex, manual');
    expect(specs[2]).toBe('185 km de autonomia');
  });

  it('name a model once that stands in two classes', () => {
    const twice = [...CLASSES, ...CLASSES];
    expect(modelsOf(twice).map(({ name }) => name)).toEqual(['Lira', 'Aroeira', 'Lume']);
  });
});

it('a list to compare takes at most three cars', () => {
  expect(toggled(['lira', 'ipe', 'lume'], 'aroeira', 3)).toEqual(['lira', 'ipe', 'lume']);
  expect(toggled(['lira', 'ipe', 'lume'], 'ipe', 3)).toEqual(['lira', 'lume']);
});
