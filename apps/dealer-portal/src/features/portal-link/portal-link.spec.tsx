import { screen } from '@testing-library/react';
import { create } from 'qrcode';
import { portalForSpecs } from '@site/shell/testing';
import { aViewer, guardConsole } from '@site/testing';
import { routes } from '../../app/routes';
import { qrFile, qrPath } from './qr-code';

guardConsole();

const { open, origin } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/gerar-link';
const LINK = `${origin}/?dealerid=7`;
const dealer = aViewer('dealer', { dealershipId: '7' });

describe("the dealership's link", () => {
  it('carries its dealerid and is copied with a word that it was', async () => {
    const { user, log } = open(PAGE, { viewer: dealer });
    await screen.findByText(LINK);
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    await screen.findByText('Link copiado');
    expect(log.copied).toEqual([LINK]);
  });

  it('can be selected by hand where the browser refuses to copy', async () => {
    const { user } = open(PAGE, {
      viewer: dealer,
      copyText: async () => Promise.reject(new Error('denied')),
    });
    await user.click(await screen.findByRole('button', { name: 'Copiar link' }));
    await screen.findByText('O navegador não deixou copiar. Selecione o link e copie.');
  });

  it('is also a QR code to look at and to download', async () => {
    open(PAGE, { viewer: dealer });
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
