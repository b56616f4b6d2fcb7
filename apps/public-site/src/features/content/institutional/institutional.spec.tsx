import { screen } from '@testing-library/react';
import { fetchCms } from '@site/api-contract';
import { guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { cmsWith } from '../../../testing/cms-pages';
import { siteScene } from '../../../testing/site-scene';

guardConsole();

const text = {
  title: 'Como funciona',
  lead: 'Em seis passos.',
  html: '<h2>1. Simule</h2><p>Sem cadastro.</p>',
};
const open = (
  slug: string,
  ...answers: Parameters<typeof renderRoute>[2]['answers'] & object
) => renderRoute(routes, `/institucional/${slug}`, { wire: siteScene().wire, answers });

describe('an institutional page', () => {
  it('of no known shape shows the text of the CMS page with the slug of its path', async () => {
    open('contato', cmsWith({ contato: text }));
    await screen.findByRole('heading', { name: 'Como funciona', level: 1 });
    screen.getByRole('heading', { name: '1. Simule', level: 2 });
    expect(document.title).toBe('Título de contato');
  });

  it('is not found when the CMS does not have it', async () => {
    open('contato', refuse(fetchCms, 404));
    await screen.findByText('Ops, a página que você procura não está aqui. =/');
  });
});
