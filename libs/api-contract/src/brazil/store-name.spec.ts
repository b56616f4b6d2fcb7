import {
  placeName,
  storeAddress,
  storeIn,
  storeName,
  streetAddress,
  withDistance,
} from './index';

const BATEL = {
  name: 'Rodar Batel',
  address: 'Avenida do Batel, 1230',
  city: 'Curitiba',
  state: 'PR',
};

describe('a dealership in words', () => {
  it('has its city and UF beside the name', () =>
    expect(storeName(BATEL)).toBe('Rodar Batel, em Curitiba, PR'));
  it('has its whole address for maps and calendars', () =>
    expect(storeAddress(BATEL)).toBe(
      'Rodar Batel, Avenida do Batel, 1230, Curitiba, PR',
    ));
  it('has its street with city and UF for letters', () =>
    expect(streetAddress(BATEL)).toBe('Avenida do Batel, 1230, Curitiba, PR'));
  it('has its street alone where an answer lacks the city', () =>
    expect(storeAddress({ name: 'Rodar Batel', address: 'Avenida do Batel, 1230' })).toBe(
      'Rodar Batel, Avenida do Batel, 1230',
    ));
  it('stands alone where an answer lacks the city', () =>
    expect(storeName({ name: 'Rodar Batel' })).toBe('Rodar Batel'));
  it('has the city alone where an answer lacks the UF', () =>
    expect(placeName({ city: 'Curitiba' })).toBe('Curitiba'));
  it('stands alone where no place was stored', () =>
    expect(storeIn('Rodar Batel', null)).toBe('Rodar Batel'));
  it.each([
    [3.2, 'Rodar Batel, em Curitiba, PR, a 3,2 km'],
    [338, 'Rodar Batel, em Curitiba, PR, a 338 km'],
    [undefined, 'Rodar Batel, em Curitiba, PR'],
    [null, 'Rodar Batel, em Curitiba, PR'],
  ])('at %s km reads %s', (km, text) =>
    expect(withDistance(storeName(BATEL), km)).toBe(text),
  );
});
