import { screen, waitFor, within } from '@testing-library/react';
import { getLead, listColleagues, listHolds, listLeads } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  aLead,
  aLeadDetail,
  answer,
  guardConsole,
  heldBack,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { seeAnyWidth, seeWide } from '../../../shared/testing/wide-screen';
import { ana, bruno, heldBy, OTHER, PAGE, page, viewer } from './testing/lead-queue';

guardConsole();
afterEach(() => jest.useRealTimers());

const { open } = portalForSpecs('consultant-portal', routes);

describe('the lead queue', () => {
  it('waits as rows that say they are loading', async () => {
    open(PAGE, { viewer, answers: [neverAnswer(listLeads)] });
    await screen.findByRole('heading', { name: 'Fila de leads' });
    screen.getByText('Carregando');
  });

  it("shows the API's message when it cannot be loaded, such as a missing right", async () => {
    const message = 'Seu acesso não inclui esta parte.';
    open(PAGE, { viewer, answers: [refuse(listLeads, 403, { message })] });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir os leads.' });
    screen.getByText(message);
  });

  describe('on a wide screen', () => {
    beforeEach(seeWide);
    afterEach(seeAnyWidth);
    const mine = { ...bruno, heldBy: heldBy('Rita', true) };
    const colleagues = { ...bruno, heldBy: heldBy('Lívia', false) };
    const answers = [
      answer(listLeads, page(colleagues, ana)),
      answer(getLead, aLeadDetail(ana)),
      answer(listHolds, { items: [] }),
    ];

    it('opens the first lead that no colleague has, and leaves the focus', async () => {
      const { location } = open(PAGE, { viewer, answers });
      await screen.findByRole('heading', { name: ana.name });
      expect(location()).toBe(`${PAGE}/${ana.id}`);
      expect(document.activeElement).toBe(document.body);
    });

    it('opens the first lead of the filtered list in place of one that a filter left out', async () => {
      const { user, location } = open(`${PAGE}/${ana.id}`, {
        viewer,
        answers: [
          answer(listLeads, ({ query }) =>
            query?.holder === 'meus' ? page(mine) : page(ana),
          ),
          answer(getLead, ({ params }) => aLeadDetail(params.id === ana.id ? ana : mine)),
          answer(listHolds, { items: [] }),
        ],
      });
      await screen.findByRole('heading', { name: ana.name });
      await user.selectOptions(await screen.findByLabelText('De quem'), 'Meus (2)');
      await screen.findByRole('heading', { name: mine.name });
      expect(location()).toBe(`${PAGE}/${mine.id}?de=meus`);
    });

    it('opens none of a filtered list', async () => {
      open(`${PAGE}?de=livres`, { viewer, answers });
      await screen.findByRole('link', { name: new RegExp(ana.name) });
      await screen.findByText(
        'Escolha um lead para ver quem é e anotar o que foi feito.',
      );
    });
  });

  it.each([
    ['Lívia Sampaio', [{ id: OTHER, name: 'Lívia Sampaio', isMe: true }]],
    ['Outra pessoa', []],
  ])(
    'calls the holder of the address %s once the colleagues are known',
    async (name, items) => {
      const { held, arrive } = heldBack(answer(listColleagues, { items }));
      open(`${PAGE}?de=${OTHER}`, {
        viewer,
        answers: [answer(listLeads, page(ana)), held],
      });
      const choice = await screen.findByLabelText<HTMLSelectElement>('De quem');
      expect(choice.value).toBe(OTHER);
      expect(screen.queryByRole('option', { name: 'Outra pessoa' })).toBeNull();
      arrive();
      await screen.findByRole('option', { name });
      expect(choice.selectedOptions[0]?.text).toBe(name);
    },
  );

  it('shows whose leads a colleague’s are, chosen by name', async () => {
    const livia = { id: OTHER, name: 'Lívia Sampaio', isMe: false };
    const { user, location, transport } = open(PAGE, {
      viewer,
      answers: [answer(listLeads, page(ana)), answer(listColleagues, { items: [livia] })],
    });
    await screen.findByRole('option', { name: 'Lívia Sampaio' });
    await user.selectOptions(screen.getByLabelText('De quem'), 'Lívia Sampaio');
    await waitFor(() => expect(location()).toBe(`${PAGE}?de=${OTHER}`));
    await waitFor(() =>
      expect(transport.requestsOf(listLeads).at(-1)?.query).toMatchObject({
        holder: OTHER,
      }),
    );
  });

  it('closes the open lead once a filter leaves it out', async () => {
    const { user, location } = open(`${PAGE}/${ana.id}`, {
      viewer,
      answers: [
        answer(listLeads, ({ query }) =>
          query?.holder === 'meus' ? page(bruno) : page(ana),
        ),
        answer(getLead, aLeadDetail(ana)),
      ],
    });
    await screen.findByRole('heading', { name: ana.name });
    await user.selectOptions(await screen.findByLabelText('De quem'), 'Meus (2)');
    await screen.findByText('Escolha um lead para ver quem é e anotar o que foi feito.');
    expect(location()).toBe(`${PAGE}?de=meus`);
    expect(screen.queryByRole('heading', { name: ana.name })).toBeNull();
  });

  it('says where leads come from while there are none', async () => {
    open(PAGE, { viewer, answers: [answer(listLeads, page())] });
    await screen.findByText(
      'Nenhum lead espera por nós. Os contatos do site chegam aqui na hora.',
    );
  });

  it('lists open leads, filters by holder and state through the address, and counts', async () => {
    const { user, transport, location } = open(PAGE, {
      viewer,
      answers: [answer(listLeads, page(ana))],
    });
    await screen.findByText('1 lead');
    expect(transport.requestsOf(listLeads).at(-1)?.query).toEqual({ status: 'abertos' });
    screen.getByRole('option', { name: 'Livres (3)' });
    await user.selectOptions(screen.getByLabelText('De quem'), 'Meus (2)');
    await user.selectOptions(screen.getByLabelText('Situação'), 'Sem resposta');
    await user.type(screen.getByLabelText('Nome, e-mail ou telefone'), ' bruno {Enter}');
    await waitFor(() =>
      expect(location()).toBe(`${PAGE}?de=meus&estado=sem_resposta&busca=bruno`),
    );
    await waitFor(() =>
      expect(transport.requestsOf(listLeads).at(-1)?.query).toEqual({
        holder: 'meus',
        status: 'sem_resposta',
        search: 'bruno',
      }),
    );
  });

  it('shows name, interest, next step and holder of each lead, with a sign for late ones', async () => {
    const late = aLead({
      ...bruno,
      heldBy: heldBy('Lívia', false),
      waitingSince: '2026-11-20T12:00:00.000Z',
      dueAt: '2026-11-24T03:00:00.000Z',
    });
    // A fixed day, whatever day the specs run on.
    jest.useFakeTimers({
      now: new Date('2026-11-26T15:00:00.000Z'),
      advanceTimers: true,
    });
    open(PAGE, { viewer, answers: [answer(listLeads, page(late, ana))] });
    const list = await screen.findByRole('region', { name: 'Leads' });
    const [first] = await within(list).findAllByRole('listitem');
    for (const text of [
      'Bruno Reis',
      'Desconto para Assinar, quero para uso pessoal',
      'Com Lívia',
      'Novo',
      'Resposta atrasada, era até 23/11/2026',
    ])
      expect(first?.textContent).toContain(text);
  });

  it('groups the rows of one person', async () => {
    const again = aLead({ id: '00000000-5d47-4a6e-9b0f-1c2d3e4f5a6c', kind: 'assine' });
    open(PAGE, {
      viewer,
      answers: [answer(listLeads, page({ ...ana, othersOfPerson: 1 }, bruno, again))],
    });
    const list = await screen.findByRole('region', { name: 'Leads' });
    const rows = await within(list).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
      'Ana Souza',
      'Ana Souza',
      'Bruno Rei',
    ]);
    expect(rows[0]?.textContent).toContain('Mais 1 contato desta pessoa');
    expect(rows[1]?.textContent).toContain('Mesma pessoa');
  });

  it("'Carregar mais' adds the next page below", async () => {
    const first = { ...page(ana), nextCursor: 'abc', total: 2 };
    const { user } = open(PAGE, {
      viewer,
      answers: [
        answer(listLeads, ({ query }) =>
          query?.cursor === 'abc' ? { ...page(bruno), total: 2 } : first,
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await screen.findByText('2 de 2 leads');
  });

  it("'Carregar mais' keeps the focus while the next page loads, and asks for it only once", async () => {
    const first = answer(listLeads, { ...page(ana), nextCursor: 'abc', total: 2 });
    const next = neverAnswer(listLeads);
    const queue = open(PAGE, {
      viewer,
      answers: [
        {
          call: listLeads,
          reply: (asked) => (asked.query['cursor'] ? next : first).reply(asked),
        },
      ],
    });
    const more = await screen.findByRole('button', { name: 'Carregar mais' });
    await pressTwice(queue, more, listLeads);
    screen.getByRole('button', { name: 'Carregando...' });
  });

  it('is walked by J and K, which move the focus', async () => {
    const { user, location } = open(`${PAGE}/${ana.id}`, {
      viewer,
      answers: [
        answer(listLeads, page(ana, bruno)),
        answer(getLead, ({ params }) => aLeadDetail(params.id === OTHER ? bruno : ana)),
      ],
    });
    await screen.findByRole('heading', { name: 'Ana Souza' });
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(`${PAGE}/${OTHER}`));
    await screen.findByRole('heading', { name: 'Bruno Reis' });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('link', { name: /^Bruno Reis/ }),
      ),
    );
    await user.keyboard('k');
    await waitFor(() => expect(location()).toBe(`${PAGE}/${ana.id}`));
  });
});
