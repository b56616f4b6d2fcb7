import { screen, within } from '@testing-library/react';
import { aContractSummary, guardConsole } from '@site/testing';
import { openArea } from '../testing/open-area';

guardConsole();

const ownCar = () =>
  screen.findByRole('article', { name: 'Aroeira Evolução 1.0 Turbo AT' });

it('the overview says day, hour and dealership of a booked visit to the workshop', async () => {
  const workshopVisit = { day: '2026-12-03', time: '09:00', dealership: 'Rodar Batel' };
  const contract = aContractSummary({ workshopVisit });
  openArea({ contracts: [contract] });
  const line = within(await ownCar())
    .getByText('Visita à oficina')
    .closest('p');
  expect(line?.textContent?.replace(/\s/g, ' ')).toBe(
    'Visita à oficina, 03/12/2026, quinta-feira, às 09:00, na loja Rodar Batel. Ver a visita',
  );
  expect(line?.querySelector('a')?.getAttribute('href')).toBe(
    `/area-logada/contratos/${contract.id}/oficina`,
  );
});

it('the overview speaks of no visit where none is booked', async () => {
  openArea({ contracts: [aContractSummary()] });
  expect(within(await ownCar()).queryByText('Visita à oficina')).toBeNull();
});
