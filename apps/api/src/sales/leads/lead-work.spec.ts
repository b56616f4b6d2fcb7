import { getLead, type LeadWork, sendLead } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { leadsAtWork } from './testing/leads-at-work';

// The clock stands at noon of Monday 23/11/2026.
const api = testApi();

const { aLead, consultant, claim, release, work, seen } = leadsAtWork(api);

describe('a lead that two people want', () => {
  it('claimed by ten at once has one holder; the others read by whom and when', async () => {
    const id = await aLead();
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, at) => consultant(`Pessoa ${at}`)),
    );
    const answers = await Promise.all(people.map((who) => claim(who, id)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const holder = won[0]?.data.heldBy;
    expect(holder).toMatchObject({ isMe: true, since: '2026-11-23T15:00:00.000Z' });
    for (const { status, body } of answers.filter((one) => one !== won[0]))
      expect([status, body.message, body.reason]).toEqual([
        409,
        `${holder?.name} assumiu este lead em 23/11/2026, 12:00.`,
        'changed-meanwhile',
      ]);
  });

  it('is worked on by who holds it alone', async () => {
    const id = await aLead();
    const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
    const note = { status: 'em_contato' as const, note: 'Liguei.' };
    const free = await work(otavio, id, { ...note, revision: 1 });
    expect(free.status).toBe(409);
    expect(free.body.message).toBe('Este lead está livre. Assuma antes de registrar.');
    await claim(otavio, id);
    for (const { status, body } of [
      await work(livia, id, { ...note, revision: 2 }),
      await release(livia, id, 2),
    ])
      expect([status, body.message]).toEqual([
        409,
        'Otávio assumiu este lead em 23/11/2026, 12:00.',
      ]);
    // a colleague may take it over, so that nothing waits for somebody who is away
    expect((await claim(livia, id, 2)).data.heldBy).toMatchObject({ name: 'Lívia' });
    expect((await work(otavio, id, { ...note, revision: 2 })).body.message).toBe(
      'Lívia assumiu este lead em 23/11/2026, 12:00.',
    );
    expect((await work(livia, id, { ...note, revision: 3 })).status).toBe(200);
  });

  it('says that another window was faster to who holds it', async () => {
    const id = await aLead();
    const otavio = await consultant('Otávio');
    await claim(otavio, id);
    await work(otavio, id, { revision: 2, status: 'em_contato' });
    const late = await work(otavio, id, { revision: 2, status: 'sem_resposta' });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'Este lead mudou em outra janela. Confira antes de continuar.',
    );
  });

  it('goes back to everybody, with its state and its next contact', async () => {
    const id = await aLead();
    const [otavio, livia] = [await consultant('Otávio'), await consultant('Lívia')];
    await claim(otavio, id);
    await work(otavio, id, { revision: 2, status: 'em_contato', nextDay: '2026-11-24' });
    expect(await seen(otavio, { holder: 'meus' })).toEqual(['Bia Souza']);
    expect(await seen(livia, { holder: 'livres' })).toEqual([]);
    expect(await seen(livia, { holder: otavio.userId })).toEqual(['Bia Souza']);
    expect(await seen(otavio, { holder: livia.userId })).toEqual([]);
    const { data } = await release(otavio, id, 3);
    expect(data).toMatchObject({
      heldBy: null,
      status: 'em_contato',
      nextContactAt: '2026-11-24T12:00:00.000Z',
    });
    expect(await seen(livia, { holder: 'livres' })).toEqual(['Bia Souza']);
  });
});

describe('what was done with a lead', () => {
  it('stands there with author and time, the newest first, and in the trail', async () => {
    const id = await aLead();
    const otavio = await consultant('Otávio');
    await claim(otavio, id);
    api.clock.advance(60_000);
    await work(otavio, id, {
      revision: 2,
      status: 'sem_resposta',
      note: 'Caixa postal.',
      nextDay: '2026-11-23',
      nextTime: '14h30',
    });
    api.clock.advance(60_000);
    const { data } = await work(otavio, id, {
      revision: 3,
      status: 'sem_interesse',
      reason: 'preco',
    });
    expect(data).toMatchObject({
      status: 'sem_interesse',
      reason: 'preco',
      nextContactAt: null,
      dueAt: null,
    });
    const none = { note: null, status: null, reason: null, nextContactAt: null };
    expect(data.entries).toEqual([
      {
        ...none,
        at: '2026-11-23T15:02:00.000Z',
        act: 'worked',
        by: 'Otávio',
        status: 'sem_interesse',
        reason: 'preco',
      },
      {
        at: '2026-11-23T15:01:00.000Z',
        act: 'worked',
        by: 'Otávio',
        note: 'Caixa postal.',
        status: 'sem_resposta',
        reason: null,
        nextContactAt: '2026-11-23T17:30:00.000Z',
      },
      { ...none, at: '2026-11-23T15:00:00.000Z', act: 'claimed', by: 'Otávio' },
    ]);
    const trail = await api.trail();
    expect(
      trail
        .filter(({ subject }) => subject === `lead:${id}`)
        .map(({ action, actorId, detail }) => [action, actorId, detail]),
    ).toEqual([
      ['lead-claimed', otavio.userId, null],
      ['lead-worked', otavio.userId, 'sem_resposta'],
      ['lead-worked', otavio.userId, 'sem_interesse'],
    ]);
  });

  it.each<[Partial<LeadWork>, string]>([
    [{ status: 'sem_interesse' }, 'Reason'],
    [{ status: 'sem_interesse', reason: 'outro' }, 'Note'],
    [{ status: 'novo' }, 'Note'],
    [{ nextDay: '2026-02-30' }, 'NextDay'],
    [{ nextDay: '2026-11-23', nextTime: '11:59' }, 'NextDay'],
    [{ nextDay: '2028-01-01' }, 'NextDay'],
    [{ nextDay: '2026-11-24', nextTime: '25h' }, 'NextTime'],
    [{ nextTime: '10h' }, 'NextDay'],
    [{ status: 'virou_proposta', nextDay: '2026-11-24' }, 'NextDay'],
    [{ note: 'a'.repeat(2001) }, 'Note'],
  ])('refuses %j at %s, and changes nothing', async (changes, field) => {
    const id = await aLead();
    const otavio = await consultant('Otávio');
    await claim(otavio, id);
    const body = { revision: 2, status: 'em_contato' as const, ...changes };
    const { status, body: refusal } = await work(otavio, id, body);
    expect(status).toBe(400);
    expect(refusal.fields?.map(({ key }) => key)).toEqual([field]);
    expect((await otavio.send(getLead, { params: { id } })).data).toMatchObject({
      revision: 2,
      status: 'novo',
    });
  });

  it('never goes back to new by hand', async () => {
    const id = await aLead();
    const otavio = await consultant('Otávio');
    await claim(otavio, id);
    await work(otavio, id, { revision: 2, status: 'em_contato' });
    const { status, body } = await work(otavio, id, {
      revision: 3,
      status: 'novo',
      note: 'x',
    });
    expect(status).toBe(400);
    expect(body.fields?.[0]?.key).toBe('Status');
  });

  it('begins anew when the person writes again, with the colleague who holds it', async () => {
    const visitor = api.asAnyone();
    const request = {
      params: { product: 'carro-por-assinatura' },
      body: {
        name: 'Bia Souza',
        email: 'bia@exemplo.test',
        cellphone: '(41) 99876-5432',
        interest: 'quero para uso pessoal' as const,
        cpf: null,
        state: null,
        months: null,
        hasAcceptedNewsletter: null,
      },
    };
    const { id } = (await visitor.send(sendLead, request)).data;
    const otavio = await consultant('Otávio');
    await claim(otavio, id);
    await work(otavio, id, { revision: 2, status: 'sem_interesse', reason: 'preco' });
    api.clock.advance(60_000);
    await visitor.send(sendLead, request);
    const { data } = await otavio.send(getLead, { params: { id } });
    expect(data).toMatchObject({
      status: 'novo',
      reason: null,
      waitingSince: '2026-11-23T15:01:00.000Z',
      heldBy: { isMe: true },
      revision: 4,
    });
    expect(data.entries[0]).toMatchObject({ act: 'returned', by: null, status: 'novo' });
  });
});

it('a lead that does not exist is not found, whatever is asked of it', async () => {
  const otavio = await consultant('Otávio');
  const id = '00000000-0000-4000-8000-000000000000';
  const answers = [
    await otavio.send(getLead, { params: { id } }),
    await claim(otavio, id),
    await release(otavio, id, 1),
    await work(otavio, id, { revision: 1, status: 'em_contato' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
