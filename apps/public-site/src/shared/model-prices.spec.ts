import { modelKey, priceOfModel } from './model-prices';

describe('joining cars and prices', () => {
  it.each([
    ['Ipê Conforto 1.0', 'ipe'],
    ['SABIÁ', 'sabia'],
    ['  Lira Trilha', 'lira'],
  ])('reads the model of %s as %s', (name, key) => expect(modelKey(name)).toBe(key));

  it('does not take a model for another that begins alike', () => {
    expect(
      priceOfModel([{ annataModel: 'Lirama', salesPrice: 1 }], 'Lira').monthly,
    ).toBeUndefined();
  });
});
