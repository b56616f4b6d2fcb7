import { screen, waitFor, within } from '@testing-library/react';
import {
  addDealership,
  changeDealership,
  getCepAddress,
  getDealershipRecord,
  listDealershipRecords,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import {
  act,
  batel,
  conflict,
  facts,
  PAGE,
  pageOpener,
  records,
  viewer,
} from './testing/dealership-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/lojas';
const listed = answer(listDealershipRecords, {
  groups: batel.groups,
  items: [
    { id: '1', ...facts, active: true, last: act },
    { id: '2', ...facts, name: 'Rodar Norte', active: false, last: null },
  ],
});
const openPage = pageOpener(open);

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
