import { screen, waitFor, within } from '@testing-library/react';
import {
  addDealership,
  changeDealership,
  type DealershipRecord,
  endDealership,
  getCepAddress,
  getDealershipRecord,
  listDealershipRecords,
  reopenDealership,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/lojas';
const PAGE = '/consultor/lojas/1';
const viewer = aViewer('consultant');
const act = {
  act: 'changed',
  at: '2026-11-20T12:00:00.000Z',
  role: 'CONSULTANT',
  name: 'Dora Mesa',
} as const;
const facts = {
  name: 'Rodar Batel',
  group: 'Araucária',
  cnpj: '12ABC34501DE35',
  address: 'Avenida do Batel, 100',
  city: 'Curitiba',
  state: 'PR',
  phone: '4130000001',
  latitude: '-25.4418',
  longitude: '-49.2876',
};
const batel: DealershipRecord = {
  id: '1',
  revision: 3,
  active: true,
  facts,
  open: { people: 4, proposals: 3, deliveries: 2, returns: 1, cars: 7 },
  acts: [act],
  groups: ['Araucária', 'Litoral'],
};
const listed = answer(listDealershipRecords, {
  groups: batel.groups,
  items: [
    { id: '1', ...facts, active: true, last: act },
    { id: '2', ...facts, name: 'Rodar Norte', active: false, last: null },
  ],
});
const records = (...answers: DealershipRecord[]) =>
  answers.map((one) => answer(getDealershipRecord, one));
const openPage = (answers: Answer[]) => open(PAGE, { viewer, answers });
const conflict = (message: string) => ({
  message,
  reason: 'changed-meanwhile' as const,
});

describe('the dealerships', () => {
  it("are one list, with the author of each one's last change", async () => {
    open(LIST, { viewer, answers: [listed] });
    const [, first, second] = await screen.findAllByRole('row');
    const row = within(first ?? document.body);
    expect(row.getByRole('link', { name: 'Rodar Batel' }).getAttribute('href')).toBe(
      '/consultor/lojas/1',
    );
    row.getByText('Aberta');
    row.getByText('(41) 3000-0001');
    row.getByText('Dora Mesa');
    row.getByText('Alterada, 20/11/2026, 09:00');
    within(second ?? document.body).getByText('Encerrada');
    within(second ?? document.body).getByText('Sem registro');
    const desk = within(screen.getByRole('navigation', { name: 'Gestão' }));
    expect(desk.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Preços',
      'Campanhas',
      'Lojas',
      'Extrato de vendas',
      'Páginas',
      'Auditoria',
      'Equipe',
    ]);
    expect(desk.getByRole('link', { name: 'Lojas' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Partes do portal' }))
        .getByRole('link', { name: 'Gestão' })
        .getAttribute('aria-current'),
    ).toBe('true');
  });

  it('say when they can not be shown', async () => {
    open(LIST, { viewer, answers: [refuse(listDealershipRecords, 503, {})] });
    await screen.findByText('Não conseguimos abrir as lojas.');
  });
});

describe('a new dealership', () => {
  it('gets its place from the CEP, is stored once, and its page opens', async () => {
    const { user, transport, location } = open(`${LIST}/nova`, {
      viewer,
      answers: [
        listed,
        answer(getCepAddress, {
          cep: '80420090',
          street: 'Avenida do Batel',
          neighborhood: 'Batel',
          city: 'Curitiba',
          state: 'PR',
          stateId: 41,
          latitude: -25.4418,
          longitude: -49.2876,
        }),
        answer(addDealership, { id: '1' }),
        ...records({ ...batel, revision: 1 }),
      ],
    });
    await user.type(await screen.findByLabelText('Nome'), 'Rodar Batel');
    await user.type(screen.getByLabelText('Grupo'), 'Araucária');
    await user.type(screen.getByLabelText('CNPJ'), '12ABC34501DE35');
    await user.type(screen.getByLabelText('Telefone'), '4130000001');
    await user.type(screen.getByLabelText(/^CEP/), '80420090');
    await user.click(screen.getByRole('button', { name: 'Preencher pelo CEP' }));
    await screen.findByText(
      'Preenchemos com Curitiba, PR. Confira a rua, o número e a posição.',
    );
    await user.type(screen.getByLabelText('Rua e número'), '100');
    await user.click(screen.getByRole('button', { name: 'Cadastrar loja' }));
    await screen.findByText('Loja cadastrada. O site já mostra.');
    expect(location()).toBe(PAGE);
    expect(transport.requestsOf(addDealership).map(({ body }) => body)).toEqual([
      { ...facts, cep: '80420090' },
    ]);
  });

  it('removes values from an earlier CEP, and keeps typed ones', async () => {
    const place = { stateId: 41, latitude: -25.4, longitude: -49.2, state: 'PR' };
    const known = [
      { ...place, cep: '80420090', street: 'Avenida do Batel', city: 'Curitiba' },
      { ...place, cep: '83750000', street: '', city: 'Lapa' },
    ].map((found) => ({ ...found, neighborhood: '' }));
    const ceps: Answer = {
      call: getCepAddress,
      reply: async ({ params }) => {
        const data = known.find(({ cep }) => cep === params['cep']);
        return data ? { status: 200, json: { data } } : { status: 404, json: {} };
      },
    };
    const { user } = open(`${LIST}/nova`, { viewer, answers: [listed, ceps] });
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    const fill = async (cep: string) => {
      const field = await screen.findByLabelText(/^CEP/);
      await user.clear(field);
      await user.type(field, cep);
      await user.click(screen.getByRole('button', { name: 'Preencher pelo CEP' }));
    };
    await fill('80420090');
    await waitFor(() => expect(value('Rua e número')).toBe('Avenida do Batel, '));
    await fill('83750000');
    await waitFor(() => expect(value('Cidade')).toBe('Lapa'));
    expect(value('Rua e número')).toBe('');
    await user.type(screen.getByLabelText('Rua e número'), 'Rua do Fundo, 7');
    await fill('99999999');
    await screen.findByText('Não encontramos esse CEP. Preencha o endereço.');
    expect(value('Rua e número')).toBe('Rua do Fundo, 7');
    expect(value('Cidade')).toBe('');
  });

  it('says at each field what is missing, without a request', async () => {
    const { user, transport } = open(`${LIST}/nova`, { viewer, answers: [listed] });
    await user.click(await screen.findByRole('button', { name: 'Cadastrar loja' }));
    await screen.findByText('Informe o nome da loja.');
    screen.getByText('Informe o CNPJ.');
    screen.getByText('Escolha o estado.');
    screen.getByText('Informe a latitude.');
    expect(transport.requestsOf(addDealership)).toEqual([]);
  });

  it('shows at its field what the server refuses', async () => {
    const message = 'Outra loja já tem esse nome.';
    const { user } = openPage([
      ...records(batel),
      refuse(changeDealership, 400, { fields: [{ key: 'Name', message }] }),
    ]);
    await user.type(await screen.findByLabelText('Nome'), ' Norte');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(message);
  });
});

describe('a change', () => {
  it('names the version that was read, and says that it was saved', async () => {
    const saved = { ...batel, revision: 4, facts: { ...facts, city: 'Pinhais' } };
    const { user, transport } = openPage([
      ...records(batel),
      answer(changeDealership, saved),
    ]);
    const city = await screen.findByLabelText('Cidade');
    await user.clear(city);
    await user.type(city, 'Pinhais');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo. O site já mostra.');
    expect(transport.requestsOf(changeDealership)[0]?.body).toEqual({
      ...facts,
      city: 'Pinhais',
      revision: 3,
    });
  });

  it("that meets a colleague's keeps typed values, takes over the others, and saves over them", async () => {
    const message = 'Rui Sá alterou esta loja em 23/11/2026, 10:01.';
    const now = {
      ...batel,
      revision: 4,
      facts: { ...facts, city: 'Colombo', address: 'Rua XV, 5' },
    };
    let reads = 0;
    const { user, transport } = openPage([
      answer(getDealershipRecord, () => (reads++ === 0 ? batel : now)),
      refuse(changeDealership, 409, conflict(message)),
    ]);
    const city = await screen.findByLabelText<HTMLInputElement>('Cidade');
    await user.clear(city);
    await user.type(city, 'Pinhais');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(message);
    await screen.findByText(/o que você escreveu continua aqui/);
    expect(city.value).toBe('Pinhais');
    expect(screen.getByLabelText<HTMLInputElement>('Rua e número').value).toBe(
      'Rua XV, 5',
    );
    screen.getByText(/na loja está “Colombo”/);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(transport.requestsOf(changeDealership)[1]?.body).toMatchObject({
        city: 'Pinhais',
        address: 'Rua XV, 5',
        revision: 4,
      }),
    );
  });

  it("takes the colleague's value with one click", async () => {
    const now = { ...batel, revision: 4, facts: { ...facts, city: 'Colombo' } };
    let reads = 0;
    const { user } = openPage([
      answer(getDealershipRecord, () => (reads++ === 0 ? batel : now)),
      refuse(changeDealership, 409, conflict('Rui Sá alterou esta loja.')),
    ]);
    const city = await screen.findByLabelText<HTMLInputElement>('Cidade');
    await user.type(city, ' Norte');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const use = { name: 'Usar o que está na loja: Cidade' };
    await user.click(await screen.findByRole('button', use));
    expect(city.value).toBe('Colombo');
    expect(screen.queryByRole('button', use)).toBeNull();
  });
});

describe('the end of a dealership', () => {
  it('explains the consequences first, and then is saved', async () => {
    const { user, transport } = openPage([
      ...records(batel),
      answer(endDealership, { ...batel, active: false }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Encerrar esta loja' }));
    const group = within(screen.getByRole('group', { name: 'Encerrar a loja' }));
    const lines = group.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Ela sai do site na hora, e ninguém mais a escolhe. Os 7 carros livres dela deixam de ser oferecidos.',
      'Não recebe propostas nem atendimentos novos. Quem já a escolheu em uma simulação escolhe outra antes de enviar.',
      'Os links dela continuam abrindo o site, sem contar para a loja.',
      'Em aberto nesta loja: 3 propostas, 2 entregas e 1 devolução.',
      'As 4 contas da equipe continuam entrando, para terminar o que falta.',
    ]);
    expect(transport.requestsOf(endDealership)).toEqual([]);
    await user.click(group.getByRole('button', { name: 'Encerrar' }));
    await screen.findByText('Loja encerrada. Ela saiu do site.');
    expect(transport.requestsOf(endDealership)[0]?.body).toEqual({ revision: 3 });
  });

  it('keeps the focus on the pressed button while it ends, and asks the server only once', async () => {
    const page = openPage([...records(batel), neverAnswer(endDealership)]);
    await page.user.click(
      await screen.findByRole('button', { name: 'Encerrar esta loja' }),
    );
    await pressTwice(
      page,
      screen.getByRole('button', { name: 'Encerrar' }),
      endDealership,
    );
    screen.getByRole('button', { name: 'Encerrando...' });
  });

  it('moves the focus to the question, back to its button, and to what was done', async () => {
    let shown = batel;
    const { user } = openPage([
      answer(getDealershipRecord, () => shown),
      answer(endDealership, () => (shown = { ...batel, active: false })),
      answer(reopenDealership, () => (shown = batel)),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Encerrar esta loja' }));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Encerrar a loja' }),
    );
    await user.click(screen.getByRole('button', { name: 'Manter aberta' }));
    const opener = screen.getByRole('button', { name: 'Encerrar esta loja' });
    expect(document.activeElement).toBe(opener);

    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    const reopen = await screen.findByRole('button', { name: 'Reabrir esta loja' });
    expect(document.activeElement?.textContent).toBe('Loja encerrada. Ela saiu do site.');
    await user.click(reopen);
    await screen.findByRole('button', { name: 'Encerrar esta loja' });
    expect(document.activeElement?.textContent).toBe(
      'Loja reaberta. Ela já aparece no site, como era.',
    );
  });

  it('follows a change at once, before the page was read again', async () => {
    const stored = answer(getDealershipRecord, batel);
    let reads = 0;
    const readOnce: Answer = {
      ...stored,
      reply: (received) =>
        reads++ === 0 ? stored.reply(received) : new Promise(() => undefined),
    };
    const { user, transport } = openPage([
      readOnce,
      answer(changeDealership, { ...batel, revision: 4 }),
      answer(endDealership, { ...batel, revision: 5, active: false }),
    ]);
    await user.type(await screen.findByLabelText('Cidade'), ' ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo. O site já mostra.');
    await user.click(screen.getByRole('button', { name: 'Encerrar esta loja' }));
    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    await waitFor(() =>
      expect(transport.requestsOf(endDealership)[0]?.body).toEqual({ revision: 4 }),
    );
  });

  it('can be undone, and names a colleague who was faster', async () => {
    const message = 'Rui Sá reabriu esta loja em 23/11/2026, 10:01.';
    const { user } = openPage([
      ...records({ ...batel, active: false }),
      refuse(reopenDealership, 409, conflict(message)),
    ]);
    await screen.findByText(/^Esta loja está encerrada/);
    await user.click(screen.getByRole('button', { name: 'Reabrir esta loja' }));
    await screen.findByText(message);
  });
});
