import { screen, waitFor, within } from '@testing-library/react';
import {
  claimLead,
  getLead,
  type LeadDetail,
  listCmsPages,
  listLeads,
  listPriceTables,
  releaseLead,
  workLead,
} from '@site/api-contract';
import {
  addDays,
  DAY_MS,
  formatDate,
  saoPauloDay,
  saoPauloTime,
} from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  aLeadDetail,
  type Answer,
  answer,
  guardConsole,
  heldBack,
  refuse,
} from '@site/testing';
import { routes } from '../../../app/routes';
import { ana, heldBy, OTHER, PAGE, page, viewer } from './testing/lead-queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

describe('one lead', () => {
  const pane = (lead: Partial<LeadDetail>, answers: Answer[] = []) => {
    const detail = aLeadDetail({ ...ana, ...lead });
    return open(`${PAGE}/${ana.id}`, {
      viewer,
      answers: [answer(listLeads, page(ana)), answer(getLead, detail), ...answers],
    });
  };
  const mine = { heldBy: heldBy('Caio Reis', true), revision: 2 };

  it('shows who brought the person, and is called and written to', async () => {
    pane({
      dealershipName: 'Rodar Batel',
      sellerName: 'Lívia Sertori',
      campaign: 'verao',
      message: 'Posso mudar o vencimento?',
      times: 2,
    });
    await screen.findByRole('heading', { name: 'Ana Souza' });
    for (const text of ['Rodar Batel', 'Lívia Sertori', 'verao', '2'])
      screen.getByText(text, { selector: 'dd' });
    screen.getByText('Posso mudar o vencimento?');
    const href = (name: string) =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Ligar (41) 99876-5432')).toBe('tel:+5541998765432');
    expect(href('ana@example.com')).toBe('mailto:ana@example.com');
    expect(decodeURIComponent(href('WhatsApp') ?? '')).toBe(
      'https://wa.me/5541998765432?text=Olá, Ana. Aqui é Caio, da Rodar. Recebi o seu contato sobre carro por assinatura. Prefere conversar por aqui ou posso ligar?',
    );
  });

  it('of a company with a landline has its facts, and no WhatsApp', async () => {
    pane({
      cellphone: '4132345678',
      company: {
        name: 'Ipê Entregas Ltda.',
        cnpj: '12ABC34501DE35',
        cars: 12,
        city: 'São Paulo',
        state: 'SP',
      },
    });
    for (const text of [
      'Ipê Entregas Ltda.',
      '12.ABC.345/01DE-35',
      'São Paulo, SP',
      'Sem indicação',
    ])
      await screen.findByText(text);
    screen.getByRole('link', { name: 'Ligar (41) 3234-5678' });
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('says what was done, by whom and when, and leads to the other rows of the person', async () => {
    const entry = {
      at: '2026-11-20T13:05:00.000Z',
      note: null,
      status: null,
      reason: null,
    };
    pane({
      entries: [
        { ...entry, act: 'returned', by: null, status: 'novo', nextContactAt: null },
        {
          ...entry,
          act: 'worked',
          by: 'Lívia',
          note: 'Caixa postal.',
          status: 'sem_interesse',
          reason: 'preco',
          nextContactAt: '2026-11-23T17:30:00.000Z',
        },
      ],
      ofPerson: [
        {
          id: OTHER,
          kind: 'assine',
          interest: 'x',
          status: 'novo',
          createdAt: ana.createdAt,
        },
      ],
    });
    const history = await screen.findByRole('region', { name: 'O que já foi feito' });
    const [returned, worked] = within(history).getAllByRole('listitem');
    expect(returned?.textContent).toBe(
      'A pessoa, escreveu de novo, 20/11/2026, 10:05Novo',
    );
    expect(worked?.textContent).toBe(
      'Lívia, anotou, 20/11/2026, 10:05Sem interesse: achou caroCaixa postal.Próximo contato: 23/11/2026, 14:30',
    );
    expect(
      screen
        .getByRole('link', { name: 'Página Assine, 21/11/2026' })
        .getAttribute('href'),
    ).toBe(`${PAGE}/${OTHER}`);
  });

  it('of nobody says so, also where a colleague gave it back', async () => {
    const act = { status: null, reason: null, note: null, nextContactAt: null };
    const [later, at] = ['2026-11-20T14:05:00.000Z', '2026-11-20T13:05:00.000Z'];
    pane({
      entries: [
        { ...act, at: later, act: 'released', by: 'Lívia' },
        { ...act, at, act: 'claimed', by: 'Lívia' },
      ],
    });
    await screen.findByText('Lívia', { selector: 'li:last-child b' });
    screen.getByText('Ninguém está com este lead.');
  });

  it('is claimed by A; N moves the focus to the note', async () => {
    let held = false;
    const { user, transport } = pane({}, [
      answer(claimLead, () => {
        held = true;
        return aLeadDetail({ ...ana, ...mine });
      }),
      answer(getLead, () => aLeadDetail(held ? { ...ana, ...mine } : ana)),
    ]);
    await screen.findByRole('button', { name: 'Assumir' });
    expect(screen.queryByRole('form', { name: 'Anotar o que foi feito' })).toBeNull();
    await user.keyboard('a');
    const form = await screen.findByRole('form', { name: 'Anotar o que foi feito' });
    expect(transport.requestsOf(claimLead)[0]?.body).toEqual({ revision: 1 });
    await waitFor(() =>
      expect(
        document.activeElement?.contains(form) &&
          document.activeElement !== document.body,
      ).toBe(true),
    );
    await user.keyboard('n');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Anotação/));
    screen.getByText('Com você');
  });

  it('that a colleague took first says by whom and when', async () => {
    const message = 'Lívia assumiu este lead em 23/11/2026, 12:00.';
    let taken = false;
    const { user } = pane({}, [
      answer(getLead, () =>
        aLeadDetail(
          taken ? { ...ana, heldBy: heldBy('Lívia', false), revision: 2 } : ana,
        ),
      ),
      refuse(claimLead, 409, { message, reason: 'changed-meanwhile' }),
    ]);
    const claim = await screen.findByRole('button', { name: 'Assumir' });
    taken = true;
    await user.click(claim);
    expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
    await screen.findByRole('button', { name: 'Passar para mim' });
    screen.getByText('Com Lívia');
  });

  it('is given back', async () => {
    const { user, transport } = pane(mine, [answer(releaseLead, aLeadDetail(ana))]);
    await user.click(await screen.findByRole('button', { name: 'Devolver' }));
    await waitFor(() =>
      expect(transport.requestsOf(releaseLead)[0]?.body).toEqual({ revision: 2 }),
    );
  });

  it('keeps a note, the state and a next contact that is typed as people write', async () => {
    const day = addDays(saoPauloDay(new Date()), 3);
    const { user, transport } = pane(mine, [
      answer(
        workLead,
        aLeadDetail({ ...ana, ...mine, revision: 3, status: 'sem_resposta' }),
      ),
    ]);
    await user.type(await screen.findByLabelText(/^Anotação/), 'Caixa postal.');
    await user.selectOptions(
      within(screen.getByRole('form')).getByLabelText('Situação'),
      'Sem resposta',
    );
    await user.type(
      screen.getByLabelText(/^Próximo contato/),
      formatDate(day).replace(/\//g, '.'),
    );
    await user.type(screen.getByLabelText(/^Hora/), '14h30');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo.');
    expect(transport.requestsOf(workLead)[0]?.body).toEqual({
      revision: 2,
      status: 'sem_resposta',
      note: 'Caixa postal.',
      nextDay: day,
      nextTime: '14:30',
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Anotação/).value).toBe('');
  });

  it('asks before a note is lost on the way to another page, and no more once it is saved', async () => {
    const { user } = pane(mine, [
      answer(workLead, aLeadDetail({ ...ana, ...mine, revision: 3 })),
      answer(listPriceTables, {
        items: [],
        hasMore: false,
        extras: [],
        gapFrom: null,
        guaranteeDays: 7,
      }),
      answer(listCmsPages, { source: 'wordpress', items: [] }),
    ]);
    await user.type(await screen.findByLabelText(/^Anotação/), 'Caixa postal.');
    await user.click(screen.getByRole('link', { name: 'Gestão' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo.');
    await user.click(screen.getByRole('link', { name: 'Gestão' }));
    await user.click(await screen.findByRole('link', { name: 'Páginas' }));
    await screen.findByText(/vêm de um WordPress/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without interest asks for the reason, and for no next contact', async () => {
    const { user, transport } = pane(mine, [
      answer(workLead, aLeadDetail({ ...ana, ...mine, revision: 3 })),
    ]);
    const form = within(await screen.findByRole('form'));
    await user.type(form.getByLabelText(/^Próximo contato/), '01/12/2030');
    await user.selectOptions(form.getByLabelText('Situação'), 'Sem interesse');
    expect(form.queryByLabelText(/^Próximo contato/)).toBeNull();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await form.findByText('Escolha o motivo.');
    await user.selectOptions(form.getByLabelText('Motivo'), 'Achou caro');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(transport.requestsOf(workLead)[0]?.body).toEqual({
        revision: 2,
        status: 'sem_interesse',
        reason: 'preco',
      }),
    );
  });

  it('keeps typed values when a colleague claims it', async () => {
    const message = 'Lívia assumiu este lead em 23/11/2026, 12:00.';
    let taken = false;
    const { user } = pane(mine, [
      answer(getLead, () =>
        aLeadDetail({
          ...ana,
          ...(taken ? { heldBy: heldBy('Lívia', false), revision: 3 } : mine),
        }),
      ),
      refuse(workLead, 409, { message, reason: 'changed-meanwhile' }),
    ]);
    const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Anotação/);
    await user.type(note, 'Quer o Lira azul.');
    taken = true;
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(message);
    await screen.findByText(
      'Assuma o lead de novo para salvar. O que você escreveu continua aqui.',
    );
    expect(note.isConnected).toBe(true);
    expect(note.value).toBe('Quer o Lira azul.');
    screen.getByRole('button', { name: 'Passar para mim' });
  });

  it("shows a colleague's changes, except in fields with typed values", async () => {
    const nextContactAt = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const message = 'Lívia anotou neste lead em 23/11/2026, 12:00.';
    let noted = false;
    const { user, transport } = pane(mine, [
      answer(getLead, () =>
        aLeadDetail({
          ...ana,
          ...mine,
          ...(noted && { revision: 3, status: 'em_contato', nextContactAt }),
        }),
      ),
      refuse(workLead, 409, { message, reason: 'changed-meanwhile' }),
    ]);
    const form = within(await screen.findByRole('form'));
    await user.type(form.getByLabelText(/^Anotação/), 'Quer o Lira azul.');
    await user.type(form.getByLabelText(/^Próximo contato/), '01/12/2030');
    noted = true;
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(message);
    await waitFor(() =>
      expect(form.getByLabelText('Situação')).toHaveProperty('value', 'em_contato'),
    );
    expect(form.getByLabelText(/^Próximo contato/)).toHaveProperty('value', '01/12/2030');
    expect(form.getByLabelText(/^Anotação/)).toHaveProperty('value', 'Quer o Lira azul.');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(transport.requestsOf(workLead).at(-1)?.body).toEqual({
        revision: 3,
        status: 'em_contato',
        note: 'Quer o Lira azul.',
        nextDay: '2030-12-01',
        nextTime: saoPauloTime(new Date(nextContactAt)),
      }),
    );
  });

  it('keeps a next contact that was typed while the lead is closed and opened again', async () => {
    const { user } = pane(mine);
    const form = within(await screen.findByRole('form'));
    await user.type(form.getByLabelText(/^Próximo contato/), '01/12/2030');
    await user.selectOptions(form.getByLabelText('Situação'), 'Sem interesse');
    expect(form.queryByLabelText(/^Próximo contato/)).toBeNull();
    await user.selectOptions(form.getByLabelText('Situação'), 'Sem resposta');
    expect(form.getByLabelText(/^Próximo contato/)).toHaveProperty('value', '01/12/2030');
  });

  it('keeps a next contact while the lead is closed during a save and opened again', async () => {
    const lead = aLeadDetail({ ...ana, ...mine, revision: 3, status: 'em_contato' });
    const { held, arrive } = heldBack(answer(workLead, lead));
    const { user } = pane(mine, [held]);
    const form = within(await screen.findByRole('form'));
    await user.type(form.getByLabelText(/^Próximo contato/), '01/12/2030');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await form.findByRole('button', { name: 'Salvando...' });
    await user.selectOptions(form.getByLabelText('Situação'), 'Sem interesse');
    arrive();
    await form.findByText('Salvo.');
    await user.selectOptions(form.getByLabelText('Situação'), 'Sem resposta');
    expect(form.getByLabelText(/^Próximo contato/)).toHaveProperty('value', '01/12/2030');
  });
});
