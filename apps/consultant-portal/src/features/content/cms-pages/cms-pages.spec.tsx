import { screen, within } from '@testing-library/react';
import {
  getCmsPage,
  listCmsPages,
  previewCmsPage,
  publishCmsPage,
  saveCmsPage,
} from '@site/api-contract';
import { PAGE_SHAPES, seoShape } from '@site/api-contract/page-shapes';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { FIELD_LABELS } from './field-labels';
import { emptyOf, type FieldNode, nodeOf } from './form-fields';
import { changesBetween, moved, withValueAt } from './json-path';
import { content, detail, draft, original, PAGE, seo, viewer } from './testing/a-page';

guardConsole();

const published = {
  ...draft,
  state: 'current',
  publishAt: '2026-11-23T12:00:00.000Z',
  publishedBy: draft.savedBy,
} as const;

const { open } = portalForSpecs('consultant-portal', routes);

/** Answers a call with one answer after the other, and then with the last one again. */
function inTurn(first: Answer, ...later: Answer[]): Answer {
  const all = [first, ...later];
  return {
    call: first.call,
    reply: (received) =>
      (all.length > 1 ? (all.shift() ?? first) : (all[0] ?? first)).reply(received),
  };
}

async function edited(...answers: Answer[]) {
  const pages = answers.filter(({ call }) => call === getCmsPage);
  const others = answers.filter(({ call }) => call !== getCmsPage);
  const view = open(PAGE, {
    viewer,
    answers: [inTurn(answer(getCmsPage, detail(original)), ...pages), ...others],
  });
  const title = await screen.findByDisplayValue('Perguntas');
  await view.user.type(title, ' novas');
  return view;
}

it('lists the pages with who saved each last and what waits', async () => {
  open('/consultor/paginas', {
    viewer,
    answers: [
      answer(listCmsPages, {
        source: 'database',
        items: [
          {
            id: '7',
            slug: 'duvidas',
            title: 'Dúvidas',
            newest: draft,
            nextAt: '2026-12-24T11:30:00.000Z',
            namesAmounts: false,
          },
        ],
      }),
    ],
  });
  const link = await screen.findByRole('link', { name: 'Dúvidas' });
  expect(link.getAttribute('href')).toBe('/consultor/paginas/7');
  screen.getByText('Dora Mesa');
  screen.getByText('Agendada para 24/12/2026, 08:30');
});

it('stays away from a WordPress', async () => {
  const answers = [answer(listCmsPages, { source: 'wordpress', items: [] })];
  open('/consultor/paginas', { viewer, answers });
  await screen.findByText(/vêm de um WordPress e são editadas lá/);
  expect(screen.queryByRole('table')).toBeNull();
});

describe('the form of a page', () => {
  it('saves what was typed on top of the version that was read', async () => {
    const saved = { ...content, title: 'Perguntas novas' };
    const { user, transport } = await edited(
      answer(saveCmsPage, {
        newest: { ...draft, content: saved, seo },
        cleaned: ['content.groups.0.questions.1.answer'],
      }),
      answer(getCmsPage, detail(draft, original)),
    );
    screen.getByText('Há mudanças não salvas.');
    await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
    await screen.findByText(
      'Salvo como versão 2. O site ainda não mudou. Retiramos marcação que o site não aceita em: Grupos de perguntas 1, Perguntas 2, Resposta. Confira como ficou.',
    );
    expect(transport.requestsOf(saveCmsPage).map(({ body }) => body)).toEqual([
      { base: 1, content: saved, seo },
    ]);
  });

  it('shows and publishes what was saved before the page has been read anew', async () => {
    const { user, transport } = await edited(
      answer(saveCmsPage, { newest: { ...draft, content, seo }, cleaned: [] }),
      neverAnswer(getCmsPage),
      answer(previewCmsPage, {
        path: '/institucional/duvidas?previa=7.2.1.x',
        expiresAt: '2026-11-20T12:15:00.000Z',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
    await user.click(await screen.findByRole('button', { name: 'Preparar prévia' }));
    await screen.findByRole('link', { name: 'Abrir a prévia da versão 2 (nova aba)' });
    expect(transport.requestsOf(previewCmsPage)[0]?.params).toEqual({
      id: '7',
      number: '2',
    });
  });

  it('says that a version is on the site once it was published, and no more that it is not', async () => {
    const { user } = await edited(
      answer(saveCmsPage, { newest: { ...draft, content, seo }, cleaned: [] }),
      answer(getCmsPage, detail(draft, original)),
      answer(publishCmsPage, published),
      answer(getCmsPage, detail(published, { ...original, state: 'past' })),
    );
    await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
    await screen.findByText('Salvo como versão 2. O site ainda não mudou.');
    await user.click(screen.getByRole('button', { name: 'Publicar agora' }));
    await screen.findByText(
      (_, element) =>
        element?.role === 'status' &&
        element.textContent ===
          'No ar Versão 2. Publicada por Dora Mesa, no ar desde 23/11/2026, 09:00.',
    );
    expect(screen.queryByText(/O site ainda não mudou/)).toBeNull();
  });

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const fields = [
      { key: 'content.groups.0.questions.0.answer', message: 'Preencha este campo.' },
    ];
    const { user } = await edited(refuse(saveCmsPage, 400, { fields }));
    await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
    await screen.findByText('Falta acertar um campo');
    const [field] = screen.getAllByLabelText('Resposta');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Preencha este campo.', { selector: '.error span' });
    screen.getByDisplayValue('Perguntas novas');
    if (field) await user.type(field, '!');
    expect(screen.queryByText('Falta acertar um campo')).toBeNull();
  });

  it('adds, moves and takes out items of a list, which can be undone', async () => {
    const { user, transport } = await edited(
      answer(saveCmsPage, { newest: { ...draft, content, seo }, cleaned: [] }),
      answer(getCmsPage, detail(draft, original)),
    );
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Mover perguntas 2 para cima');
    await press('Retirar perguntas 1');
    await press('Desfazer');
    await press('Adicionar item em Perguntas');
    await press('Salvar rascunho');
    const sent = transport.requestsOf(saveCmsPage)[0]?.body as {
      content: typeof content;
    };
    expect(sent.content.groups[0]?.questions.map(({ id }) => id)).toEqual([
      'dois',
      'um',
      '',
    ]);
  });

  it('shows both versions when a colleague was first, and saves on top of theirs', async () => {
    const theirs = { ...draft, content: { ...content, lead: 'Da Dora.' }, seo };
    const message =
      'Dora Mesa salvou a versão 2 desta página em 23/11/2026, 12:00. Ela veio depois da que você abriu.';
    const { user, transport } = await edited(
      inTurn(
        refuse(saveCmsPage, 409, { message, reason: 'changed-meanwhile' }),
        answer(saveCmsPage, {
          newest: { ...draft, number: 3, content, seo },
          cleaned: [],
        }),
      ),
      answer(getCmsPage, { ...detail(draft, original), newest: theirs }),
    );
    await user.click(screen.getByRole('button', { name: 'Salvar rascunho' }));
    const conflict = await screen.findByRole('region', {
      name: 'Dora Mesa salvou a versão 2 enquanto você editava',
    });
    within(conflict).getByText('Perguntas novas');
    within(conflict).getByText('Da Dora.');
    await user.click(
      screen.getByRole('button', {
        name: 'Usar este em Frase de abertura',
      }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Salvar o meu como versão nova' }),
    );
    expect(transport.requestsOf(saveCmsPage)[1]?.body).toMatchObject({
      base: 2,
      content: { title: 'Perguntas novas', lead: 'Da Dora.' },
    });
  });
});

it('has a label for each field of each shape, and empty items fit the form', () => {
  const names = (node: FieldNode): string[] =>
    node.kind === 'group'
      ? node.fields.flatMap(([key, inner]) => [key, ...names(inner)])
      : node.kind === 'list'
        ? names(node.item)
        : [];
  const nodes = [...PAGE_SHAPES, seoShape].map((shape) => nodeOf(shape as never));
  expect(nodes.flatMap(names).filter((name) => !(name in FIELD_LABELS))).toEqual([]);
  for (const node of nodes) expect(emptyOf(node)).toBeInstanceOf(Object);
});

it('knows what differs, and changes a copy', () => {
  expect(changesBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }], c: 4 })).toEqual([
    { path: ['a', '1', 'b'], before: 2, after: 3 },
    { path: ['c'], before: undefined, after: 4 },
  ]);
  const was = { a: [1, 2, 3], b: 'x' };
  expect(withValueAt(was, ['a', '1'], 9)).toEqual({ a: [1, 9, 3], b: 'x' });
  expect(withValueAt(was, ['b'], undefined)).toEqual({ a: [1, 2, 3] });
  expect(moved(was.a, 0, 2)).toEqual([2, 3, 1]);
  expect(moved(was.a, 1, -1)).toEqual([1, 3]);
});

it('asks before another tab of the portal takes away what is typed', async () => {
  const { user } = await edited();
  await user.click(screen.getByRole('link', { name: 'Gestão' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }));
  screen.getByDisplayValue('Perguntas novas');
});
