import { screen, within } from '@testing-library/react';
import { type HowItWorksContent } from '@site/api-contract';
import { guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { cmsWith } from '../../../../testing/cms-pages';
import { siteScene } from '../../../../testing/site-scene';

guardConsole();

const SLUG = 'como-funciona-contratar-carro-por-assinatura-mensal';
const content: HowItWorksContent = {
  title: 'Como funciona',
  lead: 'Etapa por etapa.',
  steps: [
    {
      title: 'Simule',
      text: 'O preço muda na hora.',
      asks: 'Um CEP.',
      time: 'Uns 3 minutos',
    },
    {
      title: 'Assine',
      text: 'Leia o contrato.',
      asks: 'Ler e confirmar.',
    },
  ],
  comparison: {
    title: 'Comprar ou assinar',
    text: 'O mesmo carro por 3 anos.',
    columns: ['À vista', 'Assinatura'],
    rows: [
      { label: 'Seguro', cells: ['R$ 14.400,00', 'na mensalidade'] },
      { label: 'Custo dos 3 anos', cells: ['R$ 90.000,00', 'R$ 91.764,00'], total: true },
    ],
    notes: '<p>É um <strong>exemplo</strong>.</p>',
  },
  who: {
    title: 'Quem pode assinar',
    text: 'As regras.',
    items: [{ title: '21 anos ou mais', text: 'No dia da proposta.' }],
  },
  exit: {
    title: 'E se você mudar de ideia',
    text: 'Até o sétimo dia, nada.',
    rows: [{ label: 'Saindo no mês 12', value: 'R$ 10.196,00' }],
    note: 'O simulador mostra.',
  },
  button: {
    label: 'Fazer uma simulação',
    url: '/simulador/assinatura-de-veiculos-mensal',
  },
};
const open = () =>
  renderRoute(routes, `/institucional/${SLUG}`, {
    wire: siteScene().wire,
    answers: [cmsWith({ [SLUG]: content })],
  });

describe(`institucional/${SLUG}`, () => {
  it('tells each step in order, with what it asks and how long it takes', async () => {
    open();
    const steps = within(
      await screen.findByRole('region', { name: 'Etapas da assinatura' }),
    );
    expect(
      steps.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Simule', 'Assine']);
    const first = within(steps.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'O que pedimos',
      'Tempo',
    ]);
    expect(
      first.getAllByRole('definition').map(({ textContent }) => textContent),
    ).toEqual(['Um CEP.', 'Uns 3 minutos']);
    const second = within(steps.getAllByRole('listitem')[1] as HTMLElement);
    expect(second.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'O que pedimos',
    ]);
  });

  it('compares in a table with headers that the keyboard can scroll', async () => {
    open();
    const region = await screen.findByRole('region', { name: 'Comprar ou assinar' });
    expect(region.tabIndex).toBe(0);
    const row = within(region).getByRole('row', { name: /^Custo dos 3 anos/ });
    within(row).getByRole('rowheader', { name: 'Custo dos 3 anos' });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['R$ 90.000,00', 'R$ 91.764,00']);
    within(region).getByRole('columnheader', { name: 'Assinatura' });
  });

  it('says who may subscribe, what leaving costs, and leads to the simulator', async () => {
    open();
    await screen.findByRole('heading', { name: '21 anos ou mais', level: 3 });
    screen.getByText('Saindo no mês 12');
    screen.getByText('R$ 10.196,00');
    expect(
      screen.getByRole('link', { name: 'Fazer uma simulação' }).getAttribute('href'),
    ).toBe('/simulador/assinatura-de-veiculos-mensal');
  });
});
