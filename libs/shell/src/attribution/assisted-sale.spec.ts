import { type Viewer } from '@site/api-contract';
import { aViewer } from '@site/testing';
import { assistedSaleLink } from './assisted-sale';

describe('the assisted-sale link', () => {
  it('is made of host, vendaassistida and the upper-cased origin', () => {
    expect(
      assistedSaleLink(
        aViewer('seller', { originAssistedSale: 'batel vera' }),
        'http://localhost:8080',
      ),
    ).toBe('http://localhost:8080/?vendaassistida=BATEL%20VERA');
  });
  it('does not exist without an origin', () => {
    const { originAssistedSale: _, ...seller }: Viewer = aViewer('seller');
    expect(assistedSaleLink(seller, 'http://localhost:8080')).toBeNull();
  });
});
