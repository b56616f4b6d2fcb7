import { screen, within } from '@testing-library/react';
import { type DocumentContent } from '@site/api-contract';
import { guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../../app/routes';
import { cmsWith } from '../../../../testing/cms-pages';
import { siteScene } from '../../../../testing/site-scene';

guardConsole();

const content: DocumentContent = {
  title: 'Um documento',
  lead: 'O que vale.',
  version: '1º de novembro de 2026',
  sections: [
    { id: 'quem-somos', title: 'Quem somos', html: '<p>A Rodar.</p>' },
    {
      id: 'seus-direitos',
      title: 'Seus direitos',
      html: '<p>Acesso e <a href="/institucional/contato">correção</a>.</p>',
    },
  ],
};
const open = (slug: string, page: DocumentContent = content) =>
  renderRoute(routes, `/institucional/${slug}`, {
    wire: siteScene().wire,
    answers: [cmsWith({ [slug]: page })],
  });

describe.each(['termos-de-uso', 'politica-de-privacidade', 'acessibilidade'])(
  'institucional/%s',
  (slug) => {
    it('has a table of contents that leads to every section, each with its address', async () => {
      open(slug);
      await screen.findByRole('heading', { name: 'Um documento', level: 1 });
      const links = within(
        screen.getByRole('navigation', { name: 'Nesta página' }),
      ).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '#quem-somos',
        '#seus-direitos',
      ]);
      for (const { id, title } of content.sections)
        expect(screen.getByRole('heading', { name: title, level: 2 }).id).toBe(id);
      expect(screen.getByRole('link', { name: 'correção' }).getAttribute('href')).toBe(
        '/institucional/contato',
      );
    });

    it('says since when it holds, where it says so', async () => {
      open(slug);
      await screen.findByText('Versão de 1º de novembro de 2026');
    });
  },
);

it('a document without a version shows none', async () => {
  open('acessibilidade', {
    title: content.title,
    lead: content.lead,
    sections: content.sections,
  });
  await screen.findByRole('navigation', { name: 'Nesta página' });
  expect(screen.queryByText(/^Versão de/)).toBeNull();
});
