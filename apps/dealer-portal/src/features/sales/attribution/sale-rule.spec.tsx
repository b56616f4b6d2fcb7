import { screen } from '@testing-library/react';
import { portalForSpecs } from '@site/shell/testing';
import { aViewer, guardConsole } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);

it.each(['dealer', 'seller'] as const)(
  'a %s reads who comes first, and for how long a link counts',
  async (kind) => {
    open('/concessionarias/de-quem-e-a-venda', { viewer: aViewer(kind) });
    await screen.findByRole('heading', { level: 1, name: 'De quem é a venda' });
    expect(
      [...document.querySelectorAll('ol > li > strong')].map((one) => one.textContent),
    ).toEqual([
      'O vendedor no carrinho',
      'A venda assistida',
      'O último link',
      'A loja da entrega',
    ]);
    screen.getByText('Um link vale 30 dias, contados do dia em que foi aberto.');
  },
);
