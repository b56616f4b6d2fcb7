import { within } from '@testing-library/react';
import { aContractSummary, guardConsole } from '@site/testing';
import { nextBand, openArea } from '../testing/open-area';

guardConsole();

const text = 'Falta indicar quem dirige pela empresa: hoje ninguém pode dirigir o carro.';

it('the overview asks a company that named nobody who drives its car', async () => {
  const contract = aContractSummary({ needsDriver: true });
  openArea({ contracts: [contract] });
  const band = within(await nextBand());
  band.getByText(text);
  expect(
    band.getByRole('link', { name: 'Indicar quem dirige' }).getAttribute('href'),
  ).toBe(`/area-logada/contratos/${contract.id}/motoristas`);
});

it('the overview asks nothing where somebody drives', async () => {
  openArea({ contracts: [aContractSummary()] });
  expect(within(await nextBand()).queryByText(text)).toBeNull();
});
