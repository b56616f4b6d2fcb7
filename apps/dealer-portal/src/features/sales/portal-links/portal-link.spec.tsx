import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { create } from 'qrcode';
import {
  type FileAnswer,
  getLinkPoster,
  listPortalLinks,
  type PortalLink,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { qrFile, qrPath } from '../../../shared/qr-code';

guardConsole();

const { open, origin } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/gerar-link';
const LINK = `${origin}/?dealerid=7`;
const dealer = aViewer('dealer', { dealershipId: '7' });
const seller = aViewer('seller', { dealershipId: '7' });
const none = [answer(listPortalLinks, [])];

describe("the dealership's link", () => {
  it('carries its dealerid and is copied with a word that it was', async () => {
    const { user, log } = open(PAGE, { viewer: dealer, answers: none });
    await screen.findByText(LINK);
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    await screen.findByText('Link copiado');
    expect(log.copied).toEqual([LINK]);
  });

  it('can be selected by hand where the browser refuses to copy', async () => {
    const { user } = open(PAGE, {
      viewer: dealer,
      answers: none,
      copyText: async () => Promise.reject(new Error('denied')),
    });
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    await screen.findByText('O navegador não deixou copiar. Selecione o link e copie.');
  });

  it('is also a QR code to look at and to download', async () => {
    open(PAGE, { viewer: dealer, answers: none });
    const picture = await screen.findByRole('img', {
      name: 'QR code do link da loja, para o balcão e os folhetos',
    });
    expect(picture.querySelector('path')?.getAttribute('d')).toBe(qrPath(LINK).d);
    const file = screen.getByRole('link', { name: 'Baixar QR code (SVG)' });
    expect(file.getAttribute('download')).toBe('qr-da-loja.svg');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toBe(
      `data:image/svg+xml,${qrFile(LINK)}`,
    );
  });

  it('does not exist for an account without a dealership', async () => {
    open(PAGE, { viewer: aViewer('dealer', { dealershipId: undefined }) });
    await screen.findByRole('heading', {
      name: 'Sua conta não está ligada a uma concessionária.',
    });
  });
});

const VERA = '11111111-1111-4111-8111-111111111111';
const NOTHING = { visits: 0, simulations: 0, proposals: 0, contracts: 0 };
const shop: PortalLink = {
  origin: 'link-da-loja',
  sellerId: null,
  sellerName: null,
  path: '/?dealerid=7',
  current: { visits: 1200, simulations: 1, proposals: 2, contracts: 0 },
  previous: NOTHING,
};
const ofVera: PortalLink = {
  ...shop,
  origin: 'venda-assistida',
  sellerId: VERA,
  sellerName: 'Vera Nunes',
  path: '/?vendaassistida=BATEL-VERA',
  current: NOTHING,
};

describe('links to send', () => {
  const links = answer(listPortalLinks, [shop, ofVera]);

  it('have a text that is copied and sent, and say what they brought', async () => {
    const { user, log } = open(PAGE, { viewer: dealer, answers: [links] });
    const name = 'Copiar texto: Venda assistida de Vera Nunes';
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText('Texto copiado');
    const url = `${origin}/?vendaassistida=BATEL-VERA`;
    const text = `Oi! Aqui é Vera, da Rodar Batel. Simule seu carro por assinatura e veja o preço na hora: ${url}`;
    expect(log.copied).toEqual([text]);
    const link = screen.getByRole('link', {
      name: 'Mandar no WhatsApp: Venda assistida de Vera Nunes, abre em nova aba',
    });
    expect(link.getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(text)}`,
    );
    const item = screen.getByRole('listitem', {
      name: 'Venda assistida de Vera Nunes',
    });
    expect(item.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Neste mês: 0 visitas, 0 simulações, 0 propostas, 0 contratos',
    );
  });

  it("are those of the sellers; the dealership's own one is above them, once", async () => {
    const { user, log } = open(PAGE, { viewer: dealer, answers: [links] });
    const own = within(await screen.findByRole('region', { name: 'Para mandar' }));
    await own.findByText(/^Neste mês:$/);
    expect(own.getByText(/1\.200 visitas, 1 simulação, 2 propostas, 0 contratos/));
    await user.click(own.getByRole('button', { name: 'Copiar texto: Link da loja' }));
    await own.findByText('Texto copiado');
    expect(log.copied).toEqual([
      `Seu próximo carro pode ser por assinatura. Simule com a Rodar Batel e veja o preço na hora: ${LINK}`,
    ]);
    expect(screen.getAllByText(new RegExp(LINK.replace('?', '\\?')))).toHaveLength(1);
    const list = within(screen.getByRole('region', { name: 'Links dos vendedores' }));
    expect(
      list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Venda assistida de Vera Nunes']);
  });

  it('are led by the own one for a seller, whose list has nothing of the store', async () => {
    const veras = { ...ofVera, origin: 'link-da-loja', path: '/?seller=VERA' } as const;
    const answers = [answer(listPortalLinks, [ofVera, veras])];
    open(PAGE, { viewer: seller, answers });
    await screen.findByRole('heading', { level: 1, name: 'Seu link' });
    await screen.findByText(
      'Quem abre o site por este link vê o nome da loja no topo. O que a pessoa simular e contratar em 30 dias é venda sua e aparece em Minhas propostas.',
    );
    const picture = await screen.findByRole('img', {
      name: 'QR code do seu link, para mostrar ao cliente',
    });
    const { d } = qrPath(`${origin}/?seller=VERA`);
    expect(picture.querySelector('path')?.getAttribute('d')).toBe(d);
    const others = within(screen.getByRole('region', { name: 'Outro link seu' }));
    others.getByRole('heading', { name: 'Venda assistida de Vera Nunes' });
    expect(screen.queryByText(LINK)).toBeNull();
  });

  it('tell a seller without a link that the store sells by the one that is there', async () => {
    open(PAGE, { viewer: seller, answers: none });
    await screen.findByText(
      'Quem abre o site por este link vê o nome da loja no topo. O que a pessoa contratar é venda da loja, sem vendedor, e não aparece em Minhas propostas.',
    );
    screen.getByText(LINK);
  });

  it('are not listed without any', async () => {
    open(PAGE, { viewer: dealer, answers: [answer(listPortalLinks, [shop])] });
    await screen.findByRole('button', { name: 'Copiar texto: Link da loja' });
    expect(screen.queryByRole('region', { name: 'Links dos vendedores' })).toBeNull();
  });

  it('can be downloaded as a poster', async () => {
    const file: FileAnswer = {
      name: 'cartaz.pdf',
      type: 'application/pdf',
      bytes: new TextEncoder().encode('%PDF'),
    };
    const answers = [links, answer(getLinkPoster, file)];
    const { user, log, transport } = open(PAGE, { viewer: dealer, answers });
    const name = 'Cartaz A5 (PDF): Venda assistida de Vera Nunes';
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() =>
      expect(log.saved.map((saved) => saved.name)).toEqual(['cartaz.pdf']),
    );
    const [request] = transport.requestsOf(getLinkPoster);
    expect(request?.query).toEqual({ origin: 'venda-assistida', sellerId: VERA });
  });

  it('say why a poster could not be downloaded', async () => {
    const refusal = refuse(getLinkPoster, 404, { message: 'Não encontramos esse link.' });
    const { user } = open(PAGE, { viewer: dealer, answers: [links, refusal] });
    const name = 'Cartaz A5 (PDF): Link da loja';
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByText('Não encontramos esse link.');
  });

  it('wait as rows, so that an ended dealership never shows a link', async () => {
    open(PAGE, { viewer: dealer, answers: [neverAnswer(listPortalLinks)] });
    await screen.findByText('Carregando');
    expect(screen.queryByText(LINK)).toBeNull();
  });

  it('wait under the heading of the own one for a seller, without a lead yet', async () => {
    open(PAGE, { viewer: seller, answers: [neverAnswer(listPortalLinks)] });
    await screen.findByText('Carregando');
    screen.getByRole('heading', { level: 1, name: 'Seu link' });
    expect(screen.queryByText(/^Quem abre o site por este link/)).toBeNull();
  });

  it('do not exist for the staff of an ended dealership, who see the reason', async () => {
    const message = 'Sua loja foi encerrada, e os links dela não trazem clientes novos.';
    const ended = refuse(listPortalLinks, 409, { message, reason: 'dealership-ended' });
    for (const viewer of [dealer, aViewer('seller', { dealershipId: '7' })]) {
      open(PAGE, { viewer, answers: [ended] });
      await screen.findByRole('heading', {
        name: 'Loja encerrada, sem links para mandar',
      });
      screen.getByText(message);
      const page = within(screen.getByRole('main'));
      for (const role of ['img', 'button', 'link'])
        expect(page.queryByRole(role)).toBeNull();
      expect(page.queryByText(LINK)).toBeNull();
      cleanup();
    }
  });

  it('can be loaded again after a failure, while the own link stays', async () => {
    const refusal = refuse(listPortalLinks, 503, { message: 'Tente em instantes.' });
    open(PAGE, { viewer: dealer, answers: [refusal] });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir os links.' });
    screen.getByText(LINK);
  });
});

it('the QR picture has every dark module of the code once, inside a quiet zone of four', () => {
  const { size, d } = qrPath(LINK);
  const { modules } = create(LINK, { errorCorrectionLevel: 'M' });
  const drawn = new Set(
    [...d.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`),
  );
  const dark = Array.from(
    { length: modules.size ** 2 },
    (_, index) => [index % modules.size, Math.floor(index / modules.size)] as const,
  )
    .filter(([x, y]) => modules.get(y, x))
    .map(([x, y]) => `${x + 4},${y + 4}`);
  expect(size).toBe(modules.size + 8);
  expect([...drawn].sort()).toEqual(dark.sort());
});
