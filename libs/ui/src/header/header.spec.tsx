import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type Viewer } from '@site/api-contract';
import { Header, type HeaderProps } from './header';

const show = (viewer: Viewer, props: Partial<HeaderProps> = {}) =>
  render(
    <Header viewer={viewer} currentPath="/" onLogout={() => undefined} {...props} />,
  );

const menuOf = (container: HTMLElement) => {
  const menu = container.querySelector<HTMLDetailsElement>('details.hd-menu');
  if (!menu) throw new Error('no menu');
  return menu;
};

describe('the header', () => {
  it("shows the badge with the session's simulations and says it in words", () => {
    show({ kind: 'anonymous' }, { cartCount: 2 });
    const cart = screen.getByRole('link', { name: 'Carrinho, 2 simulações' });
    expect(cart.getAttribute('href')).toBe('/simulador/carrinho');
    expect(cart.textContent).toBe('2');
  });

  it('has no badge while the cart is empty', () => {
    show({ kind: 'anonymous' });
    expect(
      screen.getByRole('link', { name: 'Carrinho, nenhuma simulação' }).textContent,
    ).toBe('');
  });

  it('greets a customer by first name, on the way to the logged-in area', () => {
    show({ kind: 'customer', name: 'Marina Prado Teixeira' });
    expect(
      screen.getByRole('link', { name: 'Olá, Marina. Área logada' }).getAttribute('href'),
    ).toBe('/area-logada');
  });

  it("the menu of a narrow window ends with the phone of the service, a portal's with none", () => {
    show({ kind: 'anonymous' }, { phone: '0800 000 0000' });
    const [last] = screen.getAllByRole('listitem', { hidden: true }).slice(-1);
    expect(last?.className).toBe('hd-tel');
    expect(last?.querySelector('a')?.getAttribute('href')).toBe('tel:08000000000');
    cleanup();
    show({ kind: 'seller', name: 'Paula' }, { phone: '0800 000 0000' });
    expect(screen.queryByText('0800 000 0000')).toBeNull();
  });

  it("the menu of a portal lists the pages of its tabs too, each once, after the viewer's own", () => {
    const places = [
      { label: 'Minhas propostas', href: '/concessionarias/propostas' },
      { label: 'Estoque', href: '/concessionarias/estoque' },
    ];
    const currentPath = '/concessionarias/estoque';
    show({ kind: 'dealer', name: 'Caio' }, { places, currentPath });
    const labels = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(labels.slice(0, 4)).toEqual([
      'Início',
      'Minhas propostas',
      'gerar link portal',
      'Estoque',
    ]);
    const link = screen.getByRole('link', { name: 'Estoque' });
    expect(link.getAttribute('href')).toBe(currentPath);
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(link.closest('li')?.className).toBe('hd-place');
  });

  it('of a long form says when it was saved and how to leave, and keeps every link behind the menu', () => {
    const { container } = show(
      { kind: 'customer', name: 'Marina' },
      { slim: { savedAt: '15:05', laterHref: '/area-logada' } },
    );
    screen.getByText('Salvo às 15:05');
    expect(
      screen.getByRole('link', { name: 'Continuar depois' }).getAttribute('href'),
    ).toBe('/area-logada');
    expect(container.querySelector('summary')?.textContent).toBe('Menu');
    for (const name of [
      'Carro por assinatura',
      'Como funciona',
      'O que está incluso',
      'Dúvidas',
      'Para empresas',
      'Nossas lojas',
      'Simule agora',
      'Carrinho, nenhuma simulação',
    ])
      screen.getByRole('link', { name });
  });

  it('of a long form says nothing of a save before the first, and staff keep theirs', () => {
    const slim = { savedAt: null, laterHref: '/simulador/carrinho' };
    show({ kind: 'anonymous' }, { slim });
    expect(screen.queryByText(/Salvo/)).toBeNull();
    cleanup();
    show({ kind: 'seller', name: 'Paula' }, { slim });
    expect(screen.queryByRole('link', { name: 'Continuar depois' })).toBeNull();
  });

  it('greets a company by its whole name', () => {
    show({ kind: 'customer', name: 'Padaria Boa Massa Ltda.', isCompany: true });
    expect(
      screen.getByRole('link', { name: 'Olá, Padaria Boa Massa Ltda. Área logada' })
        .textContent,
    ).toBe(' Padaria Boa Massa Ltda.');
  });

  it("a seller copies the assisted-sale link and leaves by 'Sair'", async () => {
    const onLogout = jest.fn();
    const onAssistedSaleLink = jest.fn();
    show(
      { kind: 'seller', name: 'Lívia Sertori', dealershipId: '7' },
      { onLogout, onAssistedSaleLink, dealerName: 'Rodar Batel' },
    );
    fireEvent.click(screen.getByRole('button', { name: 'gerar link venda assistida' }));
    expect(onAssistedSaleLink).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Sair' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(
      screen.getByRole('link', { name: 'Lívia Sertori. Segurança' }).getAttribute('href'),
    ).toBe('/area-logada/seguranca');
    screen.getByText('Segurança');
    await screen.findByText('Rodar Batel');
  });

  it.each([
    ['done on the page where it can be', true, {}, { asked: 1, isFollowed: false }],
    ['followed where it cannot', false, {}, { asked: 1, isFollowed: true }],
    ['left to a new tab', true, { ctrlKey: true }, { asked: 0, isFollowed: true }],
  ])("a press on a seller's 'Simule agora' is %s", (_how, does, keys, said) => {
    const onSimulate = jest.fn(() => does);
    show({ kind: 'seller', name: 'Paula' }, { onSimulate });
    let isFollowed = false;
    window.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault(); // jsdom follows no link
      },
      { once: true },
    );
    fireEvent.click(screen.getByRole('link', { name: 'Simule agora' }), keys);
    expect({ asked: onSimulate.mock.calls.length, isFollowed }).toEqual(said);
  });

  it('a seller and a consultant do not see Como funciona, Dúvidas, Para empresas', () => {
    for (const kind of ['seller', 'consultant'] as const) {
      cleanup();
      show({ kind, name: 'Paula' });
      for (const label of ['Como funciona', 'Dúvidas', 'Para empresas'])
        expect(screen.queryByText(label)).toBeNull();
    }
    screen.getByText('Portal Consultor');
    expect(screen.getByRole('link', { name: 'Nossas lojas' }).getAttribute('href')).toBe(
      '/institucional/nossas-lojas',
    );
  });

  it('a dealer sees the top bar with the dealership, the welcome and the own links', async () => {
    show(
      { kind: 'dealer', dealershipId: '1', dealershipName: 'Rodar Paulista' },
      { currentPath: '/concessionarias/propostas/' },
    );
    screen.getByText('Olá, Rodar Paulista');
    await screen.findByText('Rodar Paulista');
    expect(
      screen.getByRole('link', { name: 'Minhas propostas' }).getAttribute('aria-current'),
    ).toBe('page');
    expect(
      screen.getByRole('link', { name: 'gerar link portal' }).getAttribute('href'),
    ).toBe('/concessionarias/gerar-link');
  });

  it('on the other pages of the portal, Início of a dealer is not the current page', () => {
    show({ kind: 'dealer' }, { currentPath: '/concessionarias/oficina' });
    const begin = screen.getByRole('link', { name: 'Início' });
    expect(begin.getAttribute('aria-current')).toBeNull();
  });

  it('a visitor who came by a dealer link sees that dealership on top, with its place and phone', async () => {
    show(
      { kind: 'anonymous' },
      {
        landingDealer: {
          name: 'Rodar Santana',
          facts: ['São Paulo, SP'],
          phone: '(11) 3000-0000',
        },
      },
    );
    await screen.findByText('Rodar Santana');
    screen.getByText('São Paulo, SP');
    expect(
      screen.getByRole('link', { name: '(11) 3000-0000' }).getAttribute('href'),
    ).toBe('tel:1130000000');
  });

  it('the menu is a native disclosure and closes on navigation', () => {
    const { container, rerender } = show({ kind: 'anonymous' });
    menuOf(container).open = true;
    rerender(
      <Header
        viewer={{ kind: 'anonymous' }}
        currentPath="/institucional/duvidas"
        onLogout={() => undefined}
      />,
    );
    expect(menuOf(container).open).toBe(false);
  });

  it('the menu closes when the window becomes 1100 px or wider', () => {
    let widen: () => void = () => undefined;
    const media = {
      matches: false,
      addEventListener: (_: string, run: () => void) => (widen = run),
      removeEventListener: () => undefined,
    };
    const query = jest.fn((_: string) => media);
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: query });
    const { container } = show({ kind: 'anonymous' });
    menuOf(container).open = true;
    widen();
    expect(menuOf(container).open).toBe(true);
    media.matches = true;
    widen();
    expect(menuOf(container).open).toBe(false);
    expect(query).toHaveBeenCalledWith('(min-width: 1100px)');
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('a menu that was opened and widened before React came is closed when React takes over', () => {
    Object.defineProperty(window, 'matchMedia', {
      configurable: true,
      value: () => ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
    });
    const container = document.createElement('div');
    const header = (
      <Header viewer={{ kind: 'anonymous' }} currentPath="/" onLogout={() => undefined} />
    );
    container.innerHTML = renderToString(header);
    menuOf(container).open = true;
    render(header, { container: document.body.appendChild(container), hydrate: true });
    expect(menuOf(container).open).toBe(false);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('Escape closes the menu and gives the focus back to its button', () => {
    const { container } = show({ kind: 'anonymous' });
    menuOf(container).open = true;
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(menuOf(container).open).toBe(false);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Menu');
  });

  it('the menu closes when the focus goes on to the page under it', () => {
    const { container } = show({ kind: 'anonymous' });
    menuOf(container).open = true;
    fireEvent.focusIn(screen.getByRole('link', { name: 'Dúvidas' }));
    expect(menuOf(container).open).toBe(true);
    fireEvent.focusIn(document.body);
    expect(menuOf(container).open).toBe(false);
  });

  it('first of all offers to skip to the content, the menu and the footer', () => {
    const { container } = show({ kind: 'anonymous' }, { contentId: 'conteudo' });
    const first = [...container.querySelectorAll('a')].slice(0, 3);
    expect(first.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ir para o conteúdo', '#conteudo'],
      ['Ir para o menu', '#menu'],
      ['Ir para o rodapé', '#rodape'],
    ]);
    expect(
      container
        .querySelector('#menu')
        ?.contains(screen.getByRole('navigation', { name: 'Principal' })),
    ).toBe(true);
  });

  it('names a portal only once the viewer is known, since sellers have another one', () => {
    const portal = { portal: true, portalLabel: 'Portal Dealer' };
    show({ kind: 'anonymous' }, { ...portal, restored: false });
    expect(screen.queryByText('Portal Dealer')).toBeNull();
    cleanup();
    show({ kind: 'seller' }, portal);
    screen.getByText('Portal Venda Assistida');
    expect(screen.queryByText('Portal Dealer')).toBeNull();
    cleanup();
    show({ kind: 'anonymous' }, portal);
    screen.getByText('Portal Dealer');
  });

  it('has no link to the menu before the menu is there', () => {
    show({ kind: 'anonymous' }, { restored: false });
    expect(screen.queryByText('Ir para o menu')).toBeNull();
    screen.getByText('Ir para o conteúdo');
  });
});
