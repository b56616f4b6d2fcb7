import { screen, within } from '@testing-library/react';
import { fetchCms } from '@site/api-contract';
import { guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { aHomeContent, cmsWith } from '../../../testing/cms-pages';
import { spacedBreaks } from './how-to-sign';
import { openHome, PRICES } from './testing/open-home';

guardConsole();

describe('the home page', () => {
  it('shows the five sections of the CMS page home-v3', async () => {
    const { transport } = await openHome();
    expect(transport.requestsOf(fetchCms).map(({ body }) => body)).toContainEqual({
      path: 'pages?slug=home-v3',
    });
    expect(screen.getByRole('region', { name: 'Destaques' })).toBeTruthy();
    for (const title of [
      'Por que assinar',
      'Carros em destaque',
      'Como assinar',
      'O que vem',
    ])
      screen.getByRole('heading', { name: title, level: 2 });
    screen.getByRole('heading', { name: 'Mensalidade fixa' });
    screen.getByRole('heading', { name: 'Revisões' });
    screen.getByText('multas');
  });

  it('has four numbered steps, and only the fourth has no arrow', async () => {
    const { container } = await openHome();
    const steps = [...container.querySelectorAll('.steps > li')];
    expect(steps.map((step) => step.querySelector('.steps-n')?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(steps.map((step) => step.querySelector('.steps-arrow') !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(steps.map((step) => step.hasAttribute('data-last'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(steps[0]?.querySelector('p')?.innerHTML).toBe('Texto de <b>Simule</b>.');
  });

  it('has the button of each section with the label and the address of the CMS', async () => {
    await openHome();
    for (const section of ['Carros em destaque', 'Como assinar', 'O que vem']) {
      expect(
        screen.getByRole('link', { name: `Botão de ${section}` }).getAttribute('href'),
      ).toBe('/simulador');
    }
  });

  it('shows small title, big title and button of every section below the banners', async () => {
    const content = aHomeContent();
    const parts = [
      'whySignItems',
      'featuredCars',
      'howToSign',
      'includedOnSign',
    ] as const;
    const filled = parts.map((part) => [
      part,
      {
        ...content[part],
        smallTitle: `Pequeno de ${part}`,
        bigTitle: `Grande de ${part}`,
        buttonLabel: `Botão de ${part}`,
        buttonUrl: `/institucional/${part}`,
      },
    ]);
    await openHome([
      cmsWith({ 'home-v3': { ...content, ...Object.fromEntries(filled) } }),
      PRICES,
    ]);
    for (const part of parts) {
      const heading = screen.getByRole('heading', {
        name: `Grande de ${part}`,
        level: 2,
      });
      const section = within(heading.closest('section') as HTMLElement);
      section.getByText(`Pequeno de ${part}`);
      expect(
        section.getByRole('link', { name: `Botão de ${part}` }).getAttribute('href'),
      ).toBe(`/institucional/${part}`);
    }
  });

  it("gives each item of 'why sign' and each box of 'included on sign' its icon, title and text", async () => {
    const { container } = await openHome();
    const items = [...container.querySelectorAll('.why > li, .boxes > li')].map(
      (item) => [
        item.querySelectorAll('svg').length,
        item.querySelector('h3')?.textContent,
        item.querySelector('p')?.textContent,
      ],
    );
    expect(items).toEqual([
      [1, 'Mensalidade fixa', 'O mesmo valor.'],
      [1, 'Revisões', 'Na rede Rodar.'],
    ]);
  });

  it('takes title and text of a step as HTML', async () => {
    const { container } = await openHome();
    const step = container.querySelector('.steps > li');
    expect(step?.querySelector('h3')?.innerHTML).toBe('Simule <br>agora');
    expect(step?.querySelector('p')?.innerHTML).toBe('Texto de <b>Simule</b>.');
  });

  it('takes its title from the CMS', async () => {
    await openHome();
    expect(document.title).toBe('Título de home-v3');
  });

  it("removes the stored 'hasSimulations' flag on every load", async () => {
    const { stored } = await openHome(undefined, {
      remembered: { hasSimulations: 'true' },
    });
    expect(stored('hasSimulations')).toBeNull();
  });

  it('shows a designed failure with the trace id when the CMS fails', async () => {
    const refused = refuse(fetchCms, 503, { traceId: 'abc123' });
    const { popups } = await openHome([refused, PRICES], { routes });
    screen.getByRole('heading', { name: 'Não conseguimos abrir esta página' });
    screen.getByText('Código de atendimento: abc123');
    expect(
      screen.getByRole('link', { name: 'Tentar de novo' }).getAttribute('href'),
    ).toBe('/');
    expect(popups).toEqual([]);
  });
});

it('leaves a space where a line break of a step title is stripped on mobile', () => {
  expect(spacedBreaks('Simule do<br/>seu jeito')).toBe('Simule do <br>seu jeito');
});
