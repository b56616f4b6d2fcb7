import { screen } from '@testing-library/react';
import { guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { cmsWith } from '../../../testing/cms-pages';
import { siteScene } from '../../../testing/site-scene';

guardConsole();

it.each(['/nao-existe', '/institucional', '/consultoria', '/simulador/nao-existe'])(
  '%s shows the not-found page',
  async (path) => {
    renderRoute(routes, path, { wire: siteScene().wire, answers: [cmsWith({})] });
    await screen.findByRole('heading', {
      name: 'Ops, a página que você procura não está aqui. =/',
    });
    expect(
      screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href'),
    ).toBe('/');
  },
);
