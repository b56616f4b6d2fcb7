import { screen, waitFor } from '@testing-library/react';
import { listAssistedCarts, listPortalLinks, listProposals } from '@site/api-contract';
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

const { open, origin } = portalForSpecs('dealer-portal', routes);
const HOME = '/concessionarias/seller';
const ACTION = 'gerar link venda assistida';
const NONE = { items: [], nextCursor: null, total: 0, counts: {} };
const none = answer(listProposals, NONE);
const alone = answer(listAssistedCarts, []);

/** The button is both in the header and on the seller's home. */
const PLACES: ['the header' | "the seller's home", number][] = [
  ['the header', 0],
  ["the seller's home", 1],
];

/** The button of a place. */
const buttonAt = (index: number): HTMLElement =>
  screen.getAllByRole('button', { name: ACTION })[index] ?? document.body;

it("'Simule agora' puts the focus into the form that begins a simulation", async () => {
  const { user, location } = open(HOME, {
    viewer: aViewer('seller'),
    answers: [none, alone],
  });
  const field = await screen.findByLabelText('Como você chama o cliente');
  await user.click(screen.getByRole('link', { name: 'Simule agora' }));
  expect(document.activeElement).toBe(field);
  expect(location()).toBe(HOME);
});

describe('the assisted-sale link', () => {
  it.each(PLACES)(
    'of %s copies {host}/?vendaassistida={upper-cased origin} and says so',
    async (_place, index) => {
      const { user, log } = open(HOME, {
        viewer: aViewer('seller', { originAssistedSale: 'batel-vera' }),
        answers: [none, alone],
      });
      await screen.findByText(/Nenhuma proposta sua ainda/);
      await user.click(buttonAt(index));
      await waitFor(() =>
        expect(log.copied).toEqual([`${origin}/?vendaassistida=BATEL-VERA`]),
      );
      expect(log.popups).toEqual([
        { title: 'Sucesso!', text: 'Link copiado com sucesso' },
      ]);
    },
  );

  it.each(PLACES)(
    'of %s warns a seller without an origin, and copies nothing',
    async (_place, index) => {
      const { user, log } = open(HOME, {
        viewer: aViewer('seller', { originAssistedSale: undefined }),
        answers: [none, alone],
      });
      await screen.findByText(/Seu usuário ainda não tem origem de venda assistida/);
      expect(screen.queryByText(/^Mande o seu link/)).toBeNull();
      await user.click(buttonAt(index));
      await waitFor(() =>
        expect(log.popups).toEqual([
          {
            title: 'Atenção!',
            text: 'Não identificamos a origem da venda assistida para o seu usuário',
          },
        ]),
      );
      expect(log.copied).toEqual([]);
    },
  );

  it('is shown for copying by hand when the browser refuses', async () => {
    const { user, log } = open(HOME, {
      viewer: aViewer('seller'),
      answers: [none, alone],
      copyText: async () => Promise.reject(new Error('denied')),
    });
    await screen.findByText(/Nenhuma proposta sua ainda/);
    await user.click(buttonAt(1));
    await waitFor(() => expect(log.popups).toHaveLength(1));
    expect(log.popups).toMatchObject([
      {
        text: `O navegador não deixou copiar. Este é o seu link: ${origin}/?vendaassistida=BATEL-VERA`,
      },
    ]);
  });

  it('is not offered to a dealer who is not a seller', async () => {
    open('/concessionarias/gerar-link', {
      viewer: aViewer('dealer'),
      answers: [answer(listPortalLinks, [])],
    });
    const link = await screen.findByRole('link', { name: 'gerar link portal' });
    expect(link.getAttribute('href')).toBe('/concessionarias/gerar-link');
    expect(screen.queryByRole('button', { name: ACTION })).toBeNull();
  });
});

it("a dealer who opens the sellers' home sees the dealership's home", async () => {
  const { location } = open(HOME, {
    viewer: aViewer('dealer'),
    answers: [neverAnswer(listProposals)],
  });
  await waitFor(() => expect(location()).toBe('/concessionarias'));
  expect(screen.queryByRole('heading', { name: 'Suas propostas' })).toBeNull();
});

describe("the seller's proposals", () => {
  const seller = aViewer('seller');

  it('wait as rows that say they are loading', async () => {
    open(HOME, { viewer: seller, answers: [alone, neverAnswer(listProposals)] });
    await screen.findByRole('heading', { name: 'Suas propostas' });
    screen.getAllByText('Carregando');
  });

  it('say what happened when they cannot be read', async () => {
    open(HOME, {
      viewer: seller,
      answers: [alone, refuse(listProposals, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', {
      name: 'Não conseguimos abrir as suas propostas.',
    });
  });

  it('show the customer, the car and the state, and lead to each', async () => {
    const items = [aProposal({ state: 'aprovada' })];
    open(HOME, {
      viewer: seller,
      answers: [
        alone,
        answer(listProposals, ({ query }) =>
          query?.next
            ? NONE
            : { items, nextCursor: null, total: 1, counts: { aprovada: 1 } },
        ),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Ana Souza' });
    expect(link.getAttribute('href')).toBe(
      `/concessionarias/propostas/${aProposal().id}`,
    );
    screen.getByText('Aprovada');
    screen.getByText('Aroeira Evolução 1.0 Turbo AT');
  });

  it('are the open ones, the one that waits longest first, and lead to all', async () => {
    const { transport } = open(HOME, {
      viewer: seller,
      answers: [alone, answer(listProposals, { ...NONE, counts: { cancelada: 2 } })],
    });
    await screen.findByText('Nenhuma em aberto agora.');
    expect(transport.requestsOf(listProposals)[0]?.query).toMatchObject({
      order: 'idle',
    });
    expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toBe(
      '/concessionarias/propostas',
    );
  });
});
