import { screen, within } from '@testing-library/react';
import { A_UUID, guardConsole } from '@site/testing';
import { damaged, factOf, openReturn, returned } from './testing/open-return';

guardConsole();

describe('the settlement of a returned car', () => {
  it('shows the settled account, the odometer and where to pay that very bill', async () => {
    openReturn({ ...returned, dueOn: '2027-12-06' });
    expect(await factOf('Custo de saída')).toBe('R$ 10.548,00');
    screen.getByRole('heading', { level: 1, name: 'Devolução do carro' });
    expect(await factOf('Km no painel')).toBe('13.000 km');
    screen.getByText('Nenhum dano anotado.');
    expect(screen.getByRole('link', { name: 'Pagar' }).getAttribute('href')).toBe(
      `/area-logada/contratos/${A_UUID}/pagar?vencimento=2027-12-06`,
    );
  });

  it('names each open bill by its day once damages are charged', async () => {
    const bill = (label: string, openOf: number, dueDate: string) => ({
      ...{ label, open: openOf, dueDate, late: false },
    });
    openReturn({
      ...damaged({ damageState: 'cobrados', charged: [], owed: 4989 }),
      bills: [
        bill('Mensalidade 12 de 12', 2309, '2026-12-10'),
        bill('Dano: Amassado', 2680, '2026-12-21'),
      ],
    });
    const settled = within(await screen.findByRole('region', { name: 'Acerto' }));
    settled.getByText(/^Mensalidade 12 de 12: R\$\s2\.309,00, vence em 10\/12\/2026\.$/);
    settled.getByText(/^Dano: Amassado: R\$\s2\.680,00, vence em 21\/12\/2026\.$/);
    expect(settled.queryByText('A devolução não gerou cobrança.')).toBeNull();
  });
});
