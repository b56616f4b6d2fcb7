import { screen, waitFor, within } from '@testing-library/react';
import {
  bringBackCmsPage,
  getCmsPage,
  getCmsPageVersion,
  listCmsPages,
  type PageVersion,
  previewCmsPage,
  publishCmsPage,
  withdrawCmsPage,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, heldBack, refuse } from '@site/testing';
import { asksOnReload } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { content, detail, draft, original, PAGE, seo, viewer } from './testing/a-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe('a draft', () => {
  const shown = (...answers: Answer[]) =>
    open(PAGE, {
      viewer,
      answers: [answer(getCmsPage, detail(draft, original)), ...answers],
    });

  it('is published at once', async () => {
    const { user, transport } = shown(answer(publishCmsPage, draft));
    await user.click(await screen.findByRole('button', { name: 'Publicar agora' }));
    expect(transport.requestsOf(publishCmsPage)[0]?.body).toEqual({});
  });

  it('is scheduled for a time as people write it', async () => {
    const { user, transport } = shown(answer(publishCmsPage, draft));
    await user.type(await screen.findByLabelText('Dia'), '24122099');
    await user.type(screen.getByLabelText('Hora'), '8h30');
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Agendar publicação' }));
    expect(transport.requestsOf(publishCmsPage)[0]?.body).toEqual({
      day: '2099-12-24',
      time: '08:30',
    });
  });

  it('is seen in a preview of the very page', async () => {
    const path = '/institucional/duvidas?previa=7.2.1.x';
    const expiresAt = '2026-11-20T12:15:00.000Z';
    const { user } = shown(answer(previewCmsPage, { path, expiresAt }));
    await user.click(await screen.findByRole('button', { name: 'Preparar prévia' }));
    const link = await screen.findByRole('link', {
      name: 'Abrir a prévia da versão 2 (nova aba)',
    });
    expect(link.getAttribute('href')).toEqual(path);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    screen.getByText(/^Vale até 09:15/);
  });

  it('waits for what is typed to be saved', async () => {
    const { user } = shown();
    await user.type(await screen.findByDisplayValue('Perguntas'), '!');
    screen.getByText('Salve as mudanças antes de publicar.');
    expect(screen.queryByRole('button', { name: 'Publicar agora' })).toBeNull();
  });
});

describe('a version', () => {
  const before = { ...original, content: { ...content, title: 'Antigo' }, seo };
  const scheduled: PageVersion = {
    ...draft,
    state: 'scheduled',
    publishAt: '2026-12-24T11:30:00.000Z',
    publishedBy: draft.savedBy,
  };

  it('that is scheduled stays beside the page, with its time and the way to it', async () => {
    let newest: PageVersion = draft;
    const { user } = open(PAGE, {
      viewer,
      answers: [
        answer(getCmsPage, () => detail(newest, original)),
        answer(publishCmsPage, () => (newest = scheduled)),
      ],
    });
    await user.type(await screen.findByLabelText('Dia'), '24122026');
    await user.type(screen.getByLabelText('Hora'), '8h30');
    await user.click(screen.getByRole('button', { name: 'Agendar publicação' }));
    const link = await screen.findByRole('link', { name: 'Abrir a versão 2' });
    expect(link.getAttribute('href')).toBe(`${PAGE}/versoes/2`);
    const region = within(screen.getByRole('region', { name: 'Publicar' }));
    region.getByText(/^Vai ao ar em 24\/12\/2026, 08:30, horário de Brasília\./);
  });

  it('says what it changes, and is withdrawn before its time', async () => {
    let now = scheduled;
    const { user, transport } = open(`${PAGE}/versoes/2`, {
      viewer,
      answers: [
        answer(getCmsPage, () => detail(now, original)),
        answer(getCmsPageVersion, ({ params: { number } }) =>
          number === '1' ? before : { ...now, content, seo },
        ),
        answer(withdrawCmsPage, () => {
          now = { ...scheduled, state: 'withdrawn', withdrawnBy: draft.savedBy };
          return { ok: true as const };
        }),
      ],
    });
    await screen.findByText(/Vai ao ar em 24\/12\/2026, 08:30, horário de Brasília/);
    await screen.findByText('Antigo');
    screen.getByText('Perguntas');
    await user.click(screen.getByRole('button', { name: 'Retirar do agendamento' }));
    expect(transport.requestsOf(withdrawCmsPage)).toHaveLength(1);
    const said = await screen.findByText('Versão retirada. O site continua como está.');
    expect(document.activeElement).toBe(said);
  });

  it.each(['withdrawn', 'past'] as const)(
    'that is the newest and %s comes back as a draft, to be published after all',
    async (state) => {
      let newest: PageVersion = { ...scheduled, state, withdrawnBy: draft.savedBy };
      const { user, transport } = open(PAGE, {
        viewer,
        answers: [
          answer(getCmsPage, () => detail(newest, original)),
          answer(getCmsPageVersion, ({ params: { number } }) =>
            number === '1' ? before : { ...newest, content, seo },
          ),
          answer(bringBackCmsPage, () => {
            newest = { ...draft, number: 3, bringsBack: 2 };
            return { ...newest, content, seo };
          }),
        ],
      });
      await screen.findByText(/^A versão mais nova não está no ar/);
      await user.click(screen.getByRole('link', { name: 'Abrir a versão 2' }));
      const back = { name: 'Voltar a esta versão' };
      await user.click(await screen.findByRole('button', back));
      expect(transport.requestsOf(bringBackCmsPage)[0]).toMatchObject({
        params: { number: '2' },
        body: { base: 2 },
      });
      await screen.findByRole('button', { name: 'Publicar agora' });
    },
  );

  it.each(['current', 'scheduled'] as const)(
    'that is the newest and %s has nothing to come back from',
    async (state) => {
      const newest: PageVersion = { ...scheduled, state };
      open(`${PAGE}/versoes/2`, {
        viewer,
        answers: [
          answer(getCmsPage, detail(newest, original)),
          answer(getCmsPageVersion, ({ params: { number } }) =>
            number === '1' ? before : { ...newest, content, seo },
          ),
        ],
      });
      await screen.findByText('Antigo');
      expect(screen.queryByRole('button', { name: 'Voltar a esta versão' })).toBeNull();
    },
  );

  it('says that the other one could not be opened, and tries again', async () => {
    let isAway = true;
    const versions = answer(getCmsPageVersion, ({ params: { number } }) =>
      number === '1' ? before : { ...draft, content, seo },
    );
    const away = refuse(getCmsPageVersion, 503);
    const { user } = open(`${PAGE}/versoes/2`, {
      viewer,
      answers: [
        answer(getCmsPage, detail(draft, original)),
        {
          ...versions,
          reply: (request) => {
            const isOther = request.params['number'] === '1';
            return (isOther && isAway ? away : versions).reply(request);
          },
        },
      ],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir a outra versão.' });
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByText('Antigo');
  });

  it('that is older comes back as a new one, which the page shows from the start', async () => {
    let newest = draft;
    const { user, transport } = open(`${PAGE}/versoes/1`, {
      viewer,
      answers: [
        answer(getCmsPage, () => detail(newest, original)),
        answer(getCmsPageVersion, ({ params: { number } }) =>
          number === '1' ? before : { ...draft, content, seo },
        ),
        answer(bringBackCmsPage, () => {
          newest = { ...draft, number: 3 };
          return { ...newest, content, seo };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Voltar a esta versão' }));
    expect(transport.requestsOf(bringBackCmsPage)[0]?.body).toEqual({ base: 2 });
    await screen.findByRole('form', { name: 'Conteúdo da página' });
    screen.getByText('A versão 3 é um rascunho: só a equipe da Gestão vê.');
  });

  it('that comes back after its page was left leads nobody away', async () => {
    const { held, arrive } = heldBack(
      answer(bringBackCmsPage, { ...draft, number: 3, content, seo }),
    );
    const { user, transport, location, allAnswered } = open(`${PAGE}/versoes/1`, {
      viewer,
      answers: [
        answer(listCmsPages, { source: 'database', items: [] }),
        answer(getCmsPage, detail(draft, original)),
        answer(getCmsPageVersion, ({ params: { number } }) =>
          number === '1' ? before : { ...draft, content, seo },
        ),
        held,
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Voltar a esta versão' }));
    await waitFor(() => expect(transport.requestsOf(bringBackCmsPage)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Páginas' }));
    await screen.findByRole('heading', { level: 1, name: 'Páginas do site' });
    arrive();
    await allAnswered();
    expect(location()).toBe('/consultor/paginas');
  });
});
