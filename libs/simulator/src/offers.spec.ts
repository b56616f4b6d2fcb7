import { modelsOf, offersOf } from '@site/api-contract/pricing';
import { CLASSES } from '@site/testing';

describe('offers of the catalogue', () => {
  it('show a model without the package asked for at the largest one it has', () => {
    const lume = offersOf(CLASSES, 36, 3000).find(
      ({ model }) => model.modelSlug === 'lume',
    );
    expect(lume).toMatchObject({ km: 2000, monthly: 2549 });
  });

  it('name a model once that stands in two classes', () => {
    const twice = [...CLASSES, ...CLASSES];
    expect(modelsOf(twice).map(({ name }) => name)).toEqual(['Lira', 'Aroeira', 'Lume']);
  });
});
