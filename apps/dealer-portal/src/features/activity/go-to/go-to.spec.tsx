import { screen, waitFor, within } from '@testing-library/react';
import { getProposal, listAssistedCarts, listProposals } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const proposal = aProposal();
const PAGE = { nextCursor: null, total: 1, counts: {} };
const proposals = answer(listProposals, { ...PAGE, items: [proposal] });

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

/** Opens the portal and its palette (Ctrl+K). */
async function openPalette(kind: 'dealer' | 'seller', answers = [proposals]) {
  const view = open(kind === 'dealer' ? '/concessionarias' : '/concessionarias/seller', {
    viewer: aViewer(kind),
    answers: [
      ...answers,
      answer(listAssistedCarts, []),
      neverAnswer(getProposal), // the page behind the palette keeps loading
    ],
  });
  await screen.findByRole('button', { name: 'Ir para...' });
  await view.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Ir para' }));
  return { ...view, palette };
}

const pagesIn = (palette: ReturnType<typeof within>) =>
  within(palette.getByRole('group', { name: 'Páginas' }))
    .getAllByRole('option')
    .map((option) => option.textContent);

it("the palette lists a dealer's pages, and opens one with the keyboard only", async () => {
  const { user, palette, location } = await openPalette('dealer');
  expect(pagesIn(palette)).toEqual([
    'Hoje',
    'Minhas propostas',
    'Entregas',
    'Devoluções',
    'Estoque',
    'Resultados',
    'Equipe',
    'Link da loja',
  ]);
  await user.keyboard('minhas{Enter}');
  await waitFor(() => expect(location()).toBe('/concessionarias/propostas'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the palette offers a seller no page that only dealers may open', async () => {
  const { palette } = await openPalette('seller');
  expect(pagesIn(palette)).toEqual([
    'Hoje',
    'Minhas propostas',
    'Entregas',
    'Devoluções',
    'Resultados',
    'Link da loja',
  ]);
});

it('the palette finds proposals by number or customer, five at most, and opens one', async () => {
  const { user, palette, location, transport } = await openPalette('dealer');
  const before = transport.requestsOf(listProposals).length;
  await user.keyboard('ri');
  await user.keyboard('ta');
  const found = within(
    await palette.findByRole('group', { name: 'Propostas' }),
  ).getByRole('option');
  expect(found.textContent).toContain(proposal.number);
  expect(transport.requestsOf(listProposals).slice(before)).toMatchObject([
    { query: { search: 'rita', limit: '5' } },
  ]);
  await user.click(found);
  await waitFor(() =>
    expect(location()).toBe(`/concessionarias/propostas/${proposal.id}`),
  );
});

it('the palette says that nothing was found, or that the search failed', async () => {
  const none = await openPalette('dealer', [
    answer(listProposals, { ...PAGE, items: [], total: 0 }),
  ]);
  await none.user.keyboard('xyzt');
  await none.palette.findByText('Nada encontrado.');
  none.unmount();
  const failing = await openPalette('dealer', [
    refuse(listProposals, 503, { message: 'Tente em instantes.' }),
  ]);
  await failing.user.keyboard('xyzt');
  await failing.palette.findByText('A busca falhou. Tente de novo em instantes.');
});
