import { screen, within } from '@testing-library/react';
import { type IncludedContent } from '@site/api-contract';
import { guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { cmsWith } from '../../../../testing/cms-pages';
import { siteScene } from '../../../../testing/site-scene';

guardConsole();

const content: IncludedContent = {
  title: 'O que está incluso',
  lead: 'Uma conta por mês.',
  included: {
    title: 'Na mensalidade',
    items: [
      { title: 'Seguro', text: 'Com franquia fixa.' },
      { title: 'Revisões', text: 'Na rede.' },
    ],
  },
  notIncluded: {
    title: 'Fora da mensalidade',
    items: [
      { title: 'Multas', text: 'De quem dirige.' },
      { title: 'Lavagem', text: 'Onde você quiser.' },
    ],
  },
  examples: {
    title: 'Quanto custa o que fica de fora',
    text: 'Com o Aroeira.',
    items: [
      {
        title: 'Rodou mais',
        text: 'Só a soma conta.',
        rows: [
          { label: 'Rodado', value: '36.800 km' },
          { label: 'Você paga', value: 'R$ 560,00', total: true },
        ],
      },
    ],
  },
  addOns: {
    title: 'Opcionais',
    text: 'Se você escolher.',
    items: [{ title: 'Película', text: 'Dentro da lei.', price: 'R$ 19,00 por mês' }],
  },
  closing: { title: 'Veja a conta', text: 'Linha por linha.' },
  button: {
    label: 'Fazer uma simulação',
    url: '/simulador/assinatura-de-veiculos-mensal',
  },
};
const open = () =>
  renderRoute(routes, '/institucional/o-que-esta-incluso', {
    wire: siteScene().wire,
    answers: [cmsWith({ 'o-que-esta-incluso': content })],
  });
const titles = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('institucional/o-que-esta-incluso', () => {
  it('lists what the month pays and what it does not in two parts of the same kind', async () => {
    open();
    await screen.findByRole('heading', { name: 'O que está incluso', level: 1 });
    expect(titles('Na mensalidade')).toEqual(['Seguro', 'Revisões']);
    expect(titles('Fora da mensalidade')).toEqual(['Multas', 'Lavagem']);
  });

  it('works an example out in reais, line by line, and gives each add-on its price', async () => {
    open();
    const example = within(
      (await screen.findByRole('heading', { name: 'Rodou mais', level: 3 })).closest(
        'li',
      ) as HTMLElement,
    );
    expect(example.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Rodado',
      'Você paga',
    ]);
    expect(
      example.getAllByRole('definition').map(({ textContent }) => textContent),
    ).toEqual(['36.800 km', 'R$ 560,00']);
    screen.getByText('R$ 19,00 por mês');
  });

  it('leads to the simulator', async () => {
    open();
    const button = await screen.findByRole('link', { name: 'Fazer uma simulação' });
    expect(button.getAttribute('href')).toBe('/simulador/assinatura-de-veiculos-mensal');
  });
});
