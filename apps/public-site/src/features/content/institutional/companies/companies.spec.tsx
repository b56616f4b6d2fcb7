import { screen, within } from '@testing-library/react';
import { type CompaniesContent } from '@site/api-contract';
import { guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { cmsWith } from '../../../../testing/cms-pages';
import { siteScene } from '../../../../testing/site-scene';

guardConsole();

const SLUG = 'aluguel-de-carros-para-empresas';
const content: CompaniesContent = {
  title: 'Carros para empresas',
  lead: 'Um carro ou a frota.',
  reasons: {
    title: 'Por que assinar',
    items: [{ title: 'Custo previsível', text: 'O mesmo valor todo mês.' }],
  },
  cars: {
    title: 'Carros para o trabalho',
    text: 'Os que mais vão para a rua.',
    condition: 'CNPJ, 36 meses, 2.000 km por mês',
    items: [
      {
        model: 'tropeiro',
        paint: 'branco-nuvem',
        name: 'Tropeiro Lida',
        use: 'Cabine dupla.',
        price: 3299,
        condition: 'PJ, 48 meses, 2.000 km por mês',
        url: '/simulador/configure-e-assine?modelo=tropeiro&prazo=48&km=2000&tipo=pj',
      },
      {
        model: 'mascate',
        paint: 'branco-nuvem',
        name: 'Mascate Elétrico',
        use: 'Furgão.',
        note: 'Só para empresas.',
        price: 5619,
      },
    ],
  },
  steps: {
    title: 'Do pedido à chave',
    items: [{ title: 'Conte o que precisa', text: 'CNPJ e cidade.' }],
  },
  asks: {
    title: 'O que pedimos',
    text: 'Uma vez.',
    items: [{ title: 'Contrato social', text: 'A última versão.' }],
  },
  fleet: {
    title: 'A conta de uma frota',
    text: 'Dois carros.',
    rows: [{ label: 'Por mês', value: 'R$ 8.878,00', total: true }],
    note: 'Sem combustível.',
  },
  button: { label: 'Pedir contato', url: '/institucional/para-empresas-formulario' },
  second: {
    label: 'Simular para a empresa',
    url: '/simulador/assinatura-de-veiculos-mensal?tipo=pj',
  },
};
const open = (page: Record<string, unknown> = content) =>
  renderRoute(routes, `/institucional/${SLUG}`, {
    wire: siteScene().wire,
    answers: [
      cmsWith({
        [SLUG]: page,
        'para-empresas-formulario': { title: 'Conte', lead: 'Nove campos.' },
      }),
    ],
  });

describe('institucional/aluguel-de-carros-para-empresas', () => {
  it('gives each car its use and its monthly price with term and km, and says which is for companies alone', async () => {
    open();
    const mascate = within(
      (
        await screen.findByRole('heading', { name: 'Mascate Elétrico', level: 3 })
      ).closest('li') as HTMLElement,
    );
    for (const text of [
      'Furgão.',
      'R$ 5.619,00 por mês',
      'CNPJ, 36 meses, 2.000 km por mês',
      'Só para empresas.',
    ])
      mascate.getByText(text);
    const tropeiro = within(
      screen.getByRole('heading', { name: 'Tropeiro Lida' }).closest('li') as HTMLElement,
    );
    expect(tropeiro.queryByText('Só para empresas.')).toBeNull();
  });

  it('shows each car as it was photographed, in its paint', async () => {
    open();
    const tropeiro = (
      await screen.findByRole('heading', { name: 'Tropeiro Lida' })
    ).closest('li');
    expect(
      tropeiro
        ?.querySelector('.stage[data-model="tropeiro"] .car-still .car-paint')
        ?.getAttribute('data-paint'),
    ).toBe('branco-nuvem');
  });

  it('opens the price of a car in the simulator, where its page knows the plan', async () => {
    open();
    const tropeiro = within(
      (await screen.findByRole('heading', { name: 'Tropeiro Lida' })).closest(
        'li',
      ) as HTMLElement,
    );
    tropeiro.getByText('R$ 3.299,00 por mês');
    tropeiro.getByText('PJ, 48 meses, 2.000 km por mês');
    expect(
      tropeiro
        .getByRole('link', { name: 'Simular o Tropeiro Lida' })
        .getAttribute('href'),
    ).toBe('/simulador/configure-e-assine?modelo=tropeiro&prazo=48&km=2000&tipo=pj');
    expect(screen.getAllByRole('link', { name: /^Simular o / })).toHaveLength(1);
  });

  it('has reasons, the way in, what is asked and a fleet in figures under their headings', async () => {
    open();
    await screen.findByRole('heading', { name: 'Carros para empresas', level: 1 });
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Por que assinar',
      'Carros para o trabalho',
      'Do pedido à chave',
      'O que pedimos',
      'A conta de uma frota',
    ]);
    screen.getByText('R$ 8.878,00');
  });

  it('leads to the form of companies, at its beginning and at its end, and to the simulator for CNPJ', async () => {
    const { user, location } = open();
    const buttons = await screen.findAllByRole('link', { name: 'Pedir contato' });
    expect(buttons).toHaveLength(2);
    expect(
      screen
        .getAllByRole('link', { name: 'Simular para a empresa' })[0]
        ?.getAttribute('href'),
    ).toBe('/simulador/assinatura-de-veiculos-mensal?tipo=pj');
    await user.click(buttons[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Conte', level: 1 });
    expect(location()).toBe('/institucional/para-empresas-formulario');
  });

  it('shows its text when the content has another structure', async () => {
    open({ title: 'Da redação', lead: 'Em obras.', html: '<h2>Um texto só</h2>' });
    await screen.findByRole('heading', { name: 'Um texto só', level: 2 });
  });
});
