import { type TestApi } from '../../../testing/api';
import { readyCustomer, sentProposal } from './ready-customer';

/** Two customers, two dealerships, and a sale of each kind. */
export async function twoOfEach(api: TestApi) {
  const diego = await api.asRole('SELLER', {
    dealershipId: 5,
    originAssistedSale: 'PAULISTA-01',
    name: 'Diego Ramos',
  });
  const beatriz = await api.asRole('SELLER', { dealershipId: 5, name: 'Beatriz Souto' });
  const [paulista, batel] = [
    await api.asRole('DEALER', { dealershipId: 5 }),
    await api.asRole('DEALER', { dealershipId: 1 }),
  ];
  const consultant = await api.asRole('CONSULTANT', { name: 'Otávio Reis' });
  const ana = await readyCustomer(api, {
    name: 'Ana Souza',
    email: 'ana@exemplo.test',
    document: '52998224725',
  });
  const joao = await readyCustomer(api, {
    name: 'João Conceição',
    email: 'joao@exemplo.test',
    document: '11144477735',
  });
  const byDiego = await sentProposal(ana, { link: 'vendaassistida=PAULISTA-01' });
  api.clock.advance(1000);
  const ofPaulista = await sentProposal(ana, { link: 'dealerid=5' });
  api.clock.advance(1000);
  const ofBatel = await sentProposal(joao, { link: 'dealerid=1' });
  api.clock.advance(1000);
  const ofSite = await sentProposal(joao);
  return {
    diego,
    beatriz,
    paulista,
    batel,
    consultant,
    ana,
    joao,
    byDiego,
    ofPaulista,
    ofBatel,
    ofSite,
  };
}
