import { fireEvent, screen, waitFor } from '@testing-library/react';
import { guardConsole } from '@site/testing';
import { openSimulation } from '../../testing/open-simulation';
import { AROUND, PATH, rowWith } from '../testing/configurator';

guardConsole();
// A whole configurator in jsdom is slow on a busy machine.
jest.setTimeout(60_000);

describe('the configurator', () => {
  it('shows the package that the Lume lacks as one that can’t be chosen, and which one the price is for', async () => {
    openSimulation('/simulador/configure-e-assine?modelo=lume&km=3000', AROUND);
    expect(
      await screen.findByText(
        'Você pediu 3.000 km por mês, e o Lume não tem esse pacote. O preço abaixo é o de 2.000 km.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: /^3\.000/ }).disabled,
    ).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^2\.000/ }).checked).toBe(
      true,
    );
  });

  it('lists the cost of leaving in every month', async () => {
    openSimulation(PATH, AROUND);
    await screen.findByText('Ver o custo em todos os meses');
    expect(rowWith('do mês 1 ao 16')).toBe('do mês 1 ao 16 | R$ 10.548,00');
    expect(rowWith('no mês 18')).toBe('no mês 18 | R$ 9.493,20');
    expect(rowWith('no mês 36')).toBe('no mês 36 | R$ 0,00');
  });

  it('turns how somebody drives into a package, with the sum in view, and takes it over on a click', async () => {
    const { location } = openSimulation(
      '/simulador/configure-e-assine?modelo=aroeira',
      AROUND,
    );
    fireEvent.click(await screen.findByText('Não sei quanto rodo'));
    fireEvent.change(screen.getByLabelText('De casa ao trabalho, só ida (km)'), {
      target: { value: '18' },
    });
    fireEvent.change(screen.getByLabelText('Km em um fim de semana'), {
      target: { value: '60' },
    });
    fireEvent.change(screen.getByLabelText('Viagens por ano'), {
      target: { value: '4' },
    });
    fireEvent.change(screen.getByLabelText('Km de uma viagem, ida e volta'), {
      target: { value: '800' },
    });
    expect(rowWith('Trabalho: 2 × 18 km × 5 dias × 52 semanas ÷ 12')).toBe(
      'Trabalho: 2 × 18 km × 5 dias × 52 semanas ÷ 12 | 780 km',
    );
    expect(rowWith('Fins de semana: 60 km × 52 ÷ 12')).toBe(
      'Fins de semana: 60 km × 52 ÷ 12 | 260 km',
    );
    expect(rowWith('Viagens: 4 × 800 km ÷ 12')).toBe('Viagens: 4 × 800 km ÷ 12 | 267 km');
    expect(rowWith('1.307 km')).toBe('Por mês | 1.307 km');
    expect(rowWith('R$ 214,90')).toBe('1.000 km | R$ 2.549,00 | R$ 214,90 | R$ 2.763,90');
    fireEvent.click(screen.getByText('Usar o pacote de 1.500 km'));
    expect(screen.getByText('O pacote de 1.500 km está escolhido.')).toBeTruthy();
    await waitFor(() =>
      expect(location()).toBe(
        '/simulador/configure-e-assine?modelo=aroeira&km=1500&uso=18-5-60-4-800',
      ),
    );
  });

  it.each([
    ['1.200', '1.200', '1200'],
    ['1200', '1200', '1200'],
    ['800 km', '800 km', '800'],
    ['12,5', '12,5', '13'],
    ['9.000', '5000', '5000'],
  ])(
    'reads %j km as people write them, and in order once the field is left',
    async (written, meanwhile, left) => {
      const { location } = openSimulation(
        '/simulador/configure-e-assine?modelo=aroeira',
        AROUND,
      );
      fireEvent.click(await screen.findByText('Não sei quanto rodo'));
      const km = screen.getByLabelText<HTMLInputElement>('Km de uma viagem, ida e volta');
      fireEvent.change(km, { target: { value: written } });
      expect(km.value).toBe(meanwhile);
      fireEvent.blur(km);
      expect(km.value).toBe(left);
      await waitFor(() => expect(location()).toContain(`uso=0-5-0-0-${left}`));
    },
  );
});
