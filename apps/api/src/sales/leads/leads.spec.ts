import { randomUUID } from 'node:crypto';
import { type DataOf, listLeads, sendLandingLead, sendLead } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type Answer } from '../../testing/client';

const api = testApi();
const params = { product: 'carro-por-assinatura' };
const body = {
  name: 'Bia Souza',
  email: 'bia@exemplo.test',
  cellphone: '(41) 99876-5432',
  interest: 'quero para uso pessoal' as const,
  cpf: null,
  state: null,
  months: null,
  hasAcceptedNewsletter: null,
};
const HOUR = 3_600_000;

describe('a lead', () => {
  it('is stored, appears in the consultants’ queue and is told to the sales team by mail', async () => {
    const answer = await api.asAnyone().send(sendLead, { params, body });
    expect(answer.status).toBe(201);
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(listLeads, {});
    expect(data.total).toBe(1);
    expect(data.items[0]).toMatchObject({
      id: answer.data.id,
      name: 'Bia Souza',
      cellphone: '41998765432',
      status: 'novo',
      times: 1,
      kind: 'desconto-assinar',
      dealershipName: null,
    });
    expect(
      (await api.mails()).map(({ recipient, subject }) => ({ recipient, subject })),
    ).toEqual([
      {
        recipient: 'leads@rodar.test',
        subject: 'Novo contato: quer condições especiais',
      },
      { recipient: 'bia@exemplo.test', subject: 'Recebemos o seu contato' },
    ]);
  });

  it('of the same session, e-mail and product within 24 h is merged', async () => {
    const client = api.asAnyone();
    const first = await client.send(sendLead, { params, body });
    api.clock.advance(23 * HOUR);
    const second = await client.send(sendLead, {
      params,
      body: { ...body, email: 'BIA@exemplo.test', name: 'Beatriz Souza' },
    });
    expect(second.data.id).toBe(first.data.id);
    api.clock.advance(2 * HOUR);
    const third = await client.send(sendLead, { params, body });
    expect(third.data.id).not.toBe(first.data.id);
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.items.map(({ name, times }) => [name, times])).toEqual([
      ['Bia Souza', 1],
      ['Beatriz Souza', 2],
    ]);
    const mails = (await api.mails()).map(({ recipient }) => recipient);
    expect(mails).toEqual([
      ...['leads@rodar.test', 'bia@exemplo.test'],
      ...['leads@rodar.test', 'bia@exemplo.test'],
    ]);
  });

  it('of the same e-mail from another session, or from none, is a row of its own and leaves the first as it was', async () => {
    const first = await api.asAnyone().send(sendLead, { params, body });
    api.clock.advance(HOUR);
    const stranger = { ...body, name: 'Golpe Certo', cellphone: '(11) 90000-0000' };
    await api.asAnyone().send(sendLead, { params, body: stranger });
    const withoutSession = { params, body: stranger, headers: { 'x-session-id': '' } };
    await api.asAnyone().send(sendLead, withoutSession);
    await api.asAnyone().send(sendLead, withoutSession);
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.total).toBe(4);
    expect(data.items.find(({ id }) => id === first.data.id)).toMatchObject({
      name: 'Bia Souza',
      cellphone: '41998765432',
      times: 1,
    });
  });

  it('sent twenty times at once from one session is one lead', async () => {
    const client = api.asAnyone();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.send(sendLead, { params, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, () => 201),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  it('keeps the dealership of the link, and an assisted sale wins over it', async () => {
    await api.addUser({
      role: 'SELLER',
      name: 'Vera Vendas',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
    });
    await api.asAnyone().send(sendLead, {
      params,
      body,
      headers: { 'x-attribution': 'dealerid=1&utm_campaign=verao' },
    });
    await api.asAnyone().send(sendLead, {
      params,
      body: { ...body, email: 'outra@exemplo.test' },
      headers: { 'x-attribution': 'dealerid=1&vendaassistida=paulista-01' },
    });
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    const found = Object.fromEntries(
      data.items.map((lead) => [
        lead.email ?? '',
        [lead.dealershipName, lead.sellerName, lead.campaign],
      ]),
    );
    expect(found).toEqual({
      'bia@exemplo.test': ['Rodar Batel', null, 'verao'],
      'outra@exemplo.test': ['Rodar Paulista', 'Vera Vendas', null],
    });
  });

  it('of an unknown dealership is stored without attribution (D6)', async () => {
    const answer = await api.asAnyone().send(sendLead, {
      params,
      body,
      headers: { 'x-attribution': `dealerid=999&sellerid=${randomUUID()}` },
    });
    expect(answer.status).toBe(201);
    const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
    expect(data.items[0]?.dealershipName).toBeNull();
  });

  it.each([
    ['name', '', 'Informe um nome.'],
    ['email', 'bia@', 'Informe um e-mail válido.'],
    ['cellphone', '123', 'Informe um telefone.'],
    ['interest', 'nada', 'Informe um interesse.'],
  ])(
    'with a bad %s is refused with the text of the form',
    async (field, value, message) => {
      const answer = await api.asAnyone().request({
        method: 'POST',
        url: '/api/v1/leads/notification/carro-por-assinatura/lp-vendas',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ ...body, [field]: value }),
      });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toContainEqual({
        key: field.charAt(0).toUpperCase() + field.slice(1),
        message,
      });
    },
  );

  it('of an unknown product is refused with 404', async () => {
    const answer = await api
      .asAnyone()
      .send(sendLead, { params: { product: 'barco' }, body });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('Não encontramos este produto.');
  });
});

describe('a lead of a landing page', () => {
  const talk = {
    name: 'Bia Souza',
    email: null,
    cellphone: '41998765432',
    interest: 'Quero simular um carro',
  };

  it.each([
    ['abordo', 'abordo', 'Bia Souza está com o carro e pediu uma ligação.'],
    ['assine', 'assine', 'Bia Souza quer assinar.'],
    [
      'campanha-whatsapp',
      'campanha-whatsapp',
      'Bia Souza chamou pela campanha do WhatsApp.',
    ],
    ['chamanochat', 'chamanochat', 'Bia Souza quer conversar pelo WhatsApp.'],
    [
      'pre-reserva',
      'aviso-de-modelo',
      'Bia Souza quer saber quando um modelo novo abrir.',
    ],
  ] as const)(
    '%s stands in the queue as %s, with its attribution, and the mail says what was asked',
    async (page, kind, sentence) => {
      const answer = await api.asAnyone().send(sendLandingLead, {
        params: { ...params, page },
        body: talk,
        headers: { 'x-attribution': 'dealerid=1&utm_campaign=verao' },
      });
      expect(answer.status).toBe(201);
      const { data } = await (await api.asRole('CONSULTANT')).send(listLeads, {});
      expect(data.items).toMatchObject([
        {
          id: answer.data.id,
          kind,
          email: null,
          interest: 'Quero simular um carro',
          dealershipName: 'Rodar Batel',
          campaign: 'verao',
        },
      ]);
      const [mail] = await api.mails();
      expect(mail?.bodyText).toContain(sentence);
      expect(mail?.bodyText).not.toContain('E-mail');
    },
  );

  it('without e-mail is merged by phone, and never with a lead of another kind', async () => {
    const page = { params: { ...params, page: 'chamanochat' as const }, body: talk };
    const client = api.asAnyone();
    const first = await client.send(sendLandingLead, page);
    const second = await client.send(sendLandingLead, {
      ...page,
      body: { ...talk, interest: 'Já sou cliente' },
    });
    const other = await client.send(sendLandingLead, {
      ...page,
      params: { ...params, page: 'abordo' },
    });
    expect(second.data.id).toBe(first.data.id);
    expect(other.data.id).not.toBe(first.data.id);
  });

  it.each([
    ['name', '', 'Informe um nome.'],
    ['email', 'bia@', 'Informe um e-mail válido.'],
    ['cellphone', '4133', 'Informe um telefone.'],
    ['interest', '', 'Informe um interesse.'],
  ])(
    'with a bad %s is refused with the text of the form',
    async (field, value, message) => {
      const { status, body: refused } = await api.asAnyone().send(sendLandingLead, {
        params: { ...params, page: 'assine' },
        body: { ...talk, [field]: value },
      });
      expect(status).toBe(400);
      expect(refused.fields).toEqual([
        { key: field.charAt(0).toUpperCase() + field.slice(1), message },
      ]);
    },
  );

  it('of a page that does not exist is refused', async () => {
    expect(
      (
        await api.asAnyone().send(sendLandingLead, {
          params: { ...params, page: 'outra' as 'assine' },
          body: talk,
        })
      ).status,
    ).toBe(400);
  });
});

describe('the queue of leads', () => {
  it('comes in pages, newest first, without gaps or repeats', async () => {
    for (let n = 0; n < 7; n += 1) {
      await api
        .asAnyone()
        .send(sendLead, { params, body: { ...body, email: `p${n}@exemplo.test` } });
      if (n % 2) api.clock.advance(1000);
    }
    const consultant = await api.asRole('CONSULTANT');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data }: Answer<DataOf<typeof listLeads>> = await consultant.send(
        listLeads,
        {
          query: { limit: '3', cursor: cursor ?? undefined },
        },
      );
      expect(data.total).toBe(7);
      seen.push(...data.items.map(({ email }) => email ?? ''));
      cursor = data.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    expect(seen[0]).toBe('p6@exemplo.test');
  });

  it('is searched by name, e-mail or phone, wildcards taken as typed', async () => {
    await api.asAnyone().send(sendLead, { params, body });
    const consultant = await api.asRole('CONSULTANT');
    const count = async (search: string) =>
      (await consultant.send(listLeads, { query: { search } })).data.total;
    expect(await count('souza')).toBe(1);
    expect(await count('BIA@')).toBe(1);
    expect(await count('99876-5432')).toBe(1);
    expect(await count('%')).toBe(0);
    expect(await count('ninguém')).toBe(0);
    for (const search of [
      'sou bi',
      'bia@exemplo.test',
      '(41) 99876',
      '9876-5432',
      '5432',
      '+55 41 99876-5432',
      '041 99876-5432',
      '0xx41998765432',
      '5541998765432',
    ])
      expect([search, await count(search)]).toEqual([search, 1]);
    expect(await count('ouza')).toBe(0);
  });

  it('refuses a cursor that it did not make', async () => {
    const consultant = await api.asRole('CONSULTANT');
    expect((await consultant.send(listLeads, { query: { cursor: 'abc' } })).status).toBe(
      400,
    );
  });
});
