import { randomUUID } from 'node:crypto';
import {
  CONTACT_SUBJECTS,
  listLeads,
  sendCompanyContact,
  sendContact,
} from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';

const api = testApi();
const HOUR = 3_600_000;
const message = 'Meu contrato termina em março.\nPosso devolver em outra loja?';
const contact = {
  name: 'Bia Souza',
  email: 'bia@exemplo.test',
  subject: CONTACT_SUBJECTS[2],
  message,
};
const company = {
  name: 'Ipê Entregas Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  contactName: 'Caio Prado',
  email: 'caio@ipe.test',
  phone: '(11) 3000-0100',
  cars: 12,
  city: 'São Paulo',
  state: 'SP' as const,
};
const queue = async () =>
  (await (await api.asRole('CONSULTANT')).send(listLeads, {})).data;

describe('a message of the contact form', () => {
  it('is stored in the queue with its words, told to the team and confirmed to the sender', async () => {
    const { status, data } = await api.asAnyone().send(sendContact, {
      body: contact,
      headers: { 'x-attribution': 'dealerid=1&utm_campaign=verao' },
    });
    expect(status).toBe(201);
    expect(data.protocol).toEqual(data.id.slice(0, 8).toUpperCase());
    expect((await queue()).items).toEqual([
      expect.objectContaining({
        id: data.id,
        kind: 'contato',
        name: 'Bia Souza',
        cellphone: '',
        interest: 'Entrega ou devolução',
        message,
        company: null,
        dealershipName: 'Rodar Batel',
        campaign: 'verao',
      }),
    ]);
    const mails = await api.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['leads@rodar.test', `Mensagem ${data.protocol}: Entrega ou devolução`],
      ['bia@exemplo.test', 'Recebemos a sua mensagem'],
    ]);
    expect(mails[0]?.bodyText).toContain('Nome: Bia Souza');
    expect(mails[0]?.bodyText).toContain('Posso devolver em outra loja?');
    expect(mails[1]?.bodyText).toContain(
      `Seu protocolo é ${data.protocol}. Uma pessoa responde até ${formatDate(data.answerBy)}, neste e-mail`,
    );
  });

  it('never carries typed words to the address that was given', async () => {
    await api.asAnyone().send(sendContact, {
      body: {
        ...contact,
        name: 'Ganhe já em golpe.test',
        message: 'Clique em golpe.test',
      },
    });
    const mails = await api.mails();
    expect(mails[1]?.recipient).toBe('bia@exemplo.test');
    expect(JSON.stringify(mails[1])).not.toContain('golpe');
  });

  it('sent eight times at once is one message, with one confirmation', async () => {
    const client = api.asAnyone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.send(sendContact, { body: contact })),
    );
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(
      1,
    );
    expect((await queue()).items.map(({ times }) => times)).toEqual([8]);
    expect(await api.mails()).toHaveLength(2);
  });

  it('sent again word for word within 24 h is the same; other words, or a day later, are another', async () => {
    const client = api.asAnyone();
    await client.send(sendContact, { body: contact });
    api.clock.advance(HOUR);
    await client.send(sendContact, { body: { ...contact, email: 'BIA@exemplo.test' } });
    await client.send(sendContact, { body: { ...contact, message: 'Outra pergunta.' } });
    api.clock.advance(24 * HOUR);
    await client.send(sendContact, { body: contact });
    expect(
      (await queue()).items.map(({ message: text, times }) => [text, times]),
    ).toEqual([
      [message, 1],
      ['Outra pergunta.', 1],
      [message, 2],
    ]);
  });

  it('is confirmed to one address at most three times in ten minutes, whoever sends', async () => {
    for (let n = 0; n < 5; n += 1)
      await api.asAnyone().send(sendContact, {
        body: { ...contact, message: `Mensagem ${n}` },
      });
    const sentTo = async (address: string) =>
      (await api.mails()).filter(({ recipient }) => recipient === address).length;
    expect(await sentTo('bia@exemplo.test')).toBe(3);
    expect(await sentTo('leads@rodar.test')).toBe(5);
    api.clock.advance(600_001);
    await api.asAnyone().send(sendContact, { body: contact });
    expect(await sentTo('bia@exemplo.test')).toBe(4);
  });

  it('with the same Idempotency-Key gets the first answer, with another body 422', async () => {
    const client = api.asAnyone();
    const headers = { 'idempotency-key': randomUUID(), 'x-session-id': randomUUID() };
    const first = await client.send(sendContact, { body: contact, headers });
    expect((await client.send(sendContact, { body: contact, headers })).data).toEqual(
      first.data,
    );
    expect(
      (
        await client.send(sendContact, {
          body: { ...contact, message: 'Outra.' },
          headers,
        })
      ).status,
    ).toBe(422);
    expect((await queue()).items.map(({ times }) => times)).toEqual([1]);
  });

  it.each([
    ['name', '', 'Name', 'Informe um nome.'],
    ['name', 'a\u0007b', 'Name', 'Retire os caracteres que não são texto.'],
    ['subject', 'Outro\r\nBcc: x@y.z', 'Subject', 'Escolha um assunto.'],
    ['email', 'bia@', 'Email', 'Informe um e-mail válido.'],
    [
      'email',
      'bia@exemplo.test\r\nBcc: outra@exemplo.test',
      'Email',
      'Informe um e-mail válido.',
    ],
    ['phone', '123', 'Phone', 'Informe um telefone com DDD.'],
    ['subject', 'Qualquer', 'Subject', 'Escolha um assunto.'],
    ['message', ' \n ', 'Message', 'Escreva a sua mensagem.'],
    ['message', 'x'.repeat(2001), 'Message', 'Use no máximo 2000 caracteres.'],
    ['message', 'olá\u0007', 'Message', 'Retire os caracteres que não são texto.'],
    ['message', { $ne: '' }, 'Message', 'Escreva a sua mensagem.'],
  ])('with %s %j is refused at its field', async (field, value, key, text) => {
    const answer = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/contacts',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...contact, [field]: value }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ key, message: text });
    expect((await queue()).total).toBe(0);
  });

  it('may name a subject as a page does that was opened before it got another name', async () => {
    const subject = 'Contrato, pagamento ou fatura';
    const { status } = await api
      .asAnyone()
      .send(sendContact, { body: { ...contact, subject } });
    expect(status).toBe(201);
  });

  it('keeps a name and a phone on one line, so that no mail gets a header of them (E7)', async () => {
    await api.asAnyone().send(sendContact, {
      body: {
        ...contact,
        name: 'Bia\r\nBcc: x@y.z',
        phone: '(41) 99876-5432\r\nBcc: x@y.z',
      },
    });
    const [stored] = (await queue()).items;
    expect(stored?.name).toBe('Bia Bcc: x@y.z');
    expect(stored?.cellphone).toBe('41998765432');
    for (const { recipient, subject, bodyText } of await api.mails()) {
      expect(`${recipient}${subject}`).not.toMatch(/[\r\n]|Bcc/);
      expect(bodyText).not.toMatch(/^Bcc/m);
    }
  });

  it('keeps 2,000 characters, line breaks as one kind and markup as mere text', async () => {
    const long = `<script>alert(1)</script>\r\n${'é'.repeat(1900)}`;
    expect(
      (await api.asAnyone().send(sendContact, { body: { ...contact, message: long } }))
        .status,
    ).toBe(201);
    expect((await queue()).items[0]?.message).toBe(long.replace('\r\n', '\n'));
  });
});

describe('the request of a company', () => {
  it('is stored with its CNPJ, letters included, place and number of cars', async () => {
    const { data } = await api.asAnyone().send(sendCompanyContact, { body: company });
    expect((await queue()).items[0]).toMatchObject({
      id: data.id,
      kind: 'empresa',
      name: 'Caio Prado',
      cellphone: '1130000100',
      interest: '12 carros',
      message: null,
      company: {
        name: 'Ipê Entregas Ltda.',
        cnpj: '12ABC34501DE35',
        cars: 12,
        city: 'São Paulo',
        state: 'SP',
      },
    });
    expect(
      (await api.mails()).map(({ recipient, subject }) => [recipient, subject]),
    ).toEqual([
      ['leads@rodar.test', `Pedido de empresa ${data.protocol}: 12 carros`],
      ['caio@ipe.test', 'Recebemos a sua mensagem'],
    ]);
  });

  it('sent again from another session leaves what the first one said', async () => {
    const { data } = await api.asAnyone().send(sendCompanyContact, { body: company });
    await api.asAnyone().send(sendCompanyContact, {
      body: { ...company, contactName: 'Golpe Certo', phone: '(11) 90000-0000' },
    });
    const { items } = await queue();
    expect(items).toHaveLength(2);
    expect(items.find(({ id }) => id === data.id)?.name).toBe('Caio Prado');
  });

  it('sent again in its session replaces what the first one said', async () => {
    const client = api.asAnyone();
    await client.send(sendCompanyContact, { body: company });
    await client.send(sendCompanyContact, {
      body: { ...company, cnpj: '12abc34501de35', cars: 1, message: 'É um só.' },
    });
    expect(
      (await queue()).items.map(({ interest, message: text, times }) => [
        interest,
        text,
        times,
      ]),
    ).toEqual([['1 carro', 'É um só.', 2]]);
    expect(await api.mails()).toHaveLength(2);
  });

  it.each([
    ['name', '', 'Name', 'Informe a razão social.'],
    [
      'cnpj',
      '12.ABC.345/01DE-36',
      'Cnpj',
      'Esse CNPJ não existe. Confira os números e as letras.',
    ],
    ['contactName', '', 'ContactName', 'Informe o seu nome.'],
    ['phone', '(00) 3000-0100', 'Phone', 'Informe um telefone com DDD.'],
    ['cars', 0, 'Cars', 'Informe quantos carros, de 1 a 9.999.'],
    ['cars', 1e21, 'Cars', 'Informe quantos carros, de 1 a 9.999.'],
    ['city', '', 'City', 'Informe a cidade.'],
    ['state', 'XX', 'State', 'Escolha o estado.'],
  ])('with %s %j is refused at its field', async (field, value, key, text) => {
    const answer = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/user-prospects',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...company, [field]: value }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ key, message: text });
  });
});
