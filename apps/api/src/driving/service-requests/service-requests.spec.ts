import { eq } from 'drizzle-orm';
import {
  getContract,
  getServiceRequest,
  keepHold,
  listContracts,
  listHolds,
  listServiceQueue,
  listServiceRequests,
  sendServiceFile,
  type ServiceForm,
} from '@site/api-contract';
import { heldByColleague } from '../../activity/holds/testing/held-by-colleague';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { users } from '../../identity/accounts/accounts.table';
import { aPhoto } from '../../identity/documents/testing/files';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { driving } from '../km/testing/driving';
import { serviceRequests } from './service-requests.table';
import { claim, claimedRequest, open, THEFT, write } from './testing/claimed-request';

const api = testApi();

const subjects = async () => (await api.mails()).map(({ subject }) => subject);

const claimed = (form?: ServiceForm) => claimedRequest(api, form);

describe('a service request', () => {
  it('is opened with a number, a receipt and the day of the answer', async () => {
    const { customer, id } = await driving(api);
    const { status, data } = await open(customer, id);
    expect(data.number).toMatch(/^S-2611-\d{4}$/);
    expect(status).toBe(200);
    expect(data.state).toBe('aberta');
    expect(data.entries).toEqual([
      {
        at: expect.any(String),
        side: 'customer',
        text: 'Furou o pneu da frente.',
        state: 'aberta',
      },
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Abrimos o seu atendimento ${data.number}`);
    expect(mail?.bodyText).toContain('até 24/11/2026');
    expect(mail?.bodyText).not.toContain('Furou');
    const { data: list } = await customer.send(listServiceRequests, { params: { id } });
    expect(list).toMatchObject({ canOpen: true, items: [{ number: data.number }] });
    expect(list.phone).not.toBe('');
  });

  it('is in the summary of its contract until it is resolved, the asking one first', async () => {
    const { customer, consultant, contractId, id, revision } = await claimed();
    const { data: theft } = await open(customer, contractId, THEFT);
    const summary = async () => {
      const { data } = await customer.send(listContracts, {});
      return data[0]?.openRequests?.map(({ kind, state, waitingSince }) => ({
        ...{ kind, state, isWaiting: waitingSince !== undefined },
      }));
    };
    const tire = { kind: 'pneu', state: 'em_atendimento', isWaiting: true };
    const stolen = { kind: 'roubo-ou-perda-total', state: 'aberta', isWaiting: true };
    expect(await summary()).toEqual([stolen, tire]);
    const text = 'Qual é a medida do pneu?';
    const asked = await write(consultant, id, {
      ...{ revision, text, to: 'aguardando_cliente' },
    });
    expect(await summary()).toEqual([
      { ...tire, state: 'aguardando_cliente', isWaiting: false },
      stolen,
    ]);
    await write(consultant, id, {
      ...{ revision: asked.data.revision, text: 'Pronto.', to: 'resolvida' },
    });
    const shown = { params: { id: contractId } };
    const { number, openedAt } = theft;
    expect((await customer.send(getContract, shown)).data.openRequests).toEqual([
      { id: theft.id, number, kind: theft.kind, state: 'aberta', waitingSince: openedAt },
    ]);
    const other = await driving(api);
    expect((await other.customer.send(listContracts, {})).data[0]?.openRequests).toBe(
      undefined,
    );
  });

  it('goes back and forth, one mail for each step and none with the words', async () => {
    const { customer, consultant, id, revision } = await claimed();
    const asked = await write(consultant, id, {
      revision,
      text: 'Qual é a medida do pneu?',
      to: 'aguardando_cliente',
    });
    expect(asked.data.state).toBe('aguardando_cliente');
    expect(asked.data.waitingSince).toBe(null);
    const answered = await write(customer, id, {
      revision: asked.data.revision,
      text: '205/55 R16',
    });
    expect(answered.data.state).toBe('em_atendimento');
    expect(answered.data.waitingSince).toEqual(api.clock.now().toISOString());
    const done = await write(consultant, id, {
      revision: answered.data.revision,
      text: 'Pode ir à loja amanhã.',
      to: 'resolvida',
    });
    expect(done.data.entries.map(({ side, state }) => [side, state])).toEqual([
      ['customer', 'aberta'],
      ['consultant', 'em_atendimento'],
      ['consultant', 'aguardando_cliente'],
      ['customer', 'em_atendimento'],
      ['consultant', 'resolvida'],
    ]);
    const { number } = done.data;
    expect((await subjects()).filter((subject) => subject.includes(number))).toEqual([
      `Abrimos o seu atendimento ${number}`,
      `Atendimento ${number} em andamento`,
      `Precisamos de você no atendimento ${number}`,
      `${number}: o cliente respondeu`,
      `Atendimento ${number} resolvido`,
    ]);
    const bodies = (await api.mails()).map(({ bodyText }) => bodyText).join();
    expect(bodies).not.toContain('205/55');
    const again = await write(customer, id, {
      revision: done.data.revision,
      text: 'E agora?',
    });
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('request-over');
    const other = await api.asRole('CONSULTANT');
    const late = await claim(other, id, done.data.revision);
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('request-over');
  });

  it('is opened again by a consultant who answers anew, whose it is then', async () => {
    const { customer, consultant, id, revision } = await claimed();
    const resolved = await write(consultant, id, {
      ...{ revision, text: 'Custa R$ 300,00.', to: 'resolvida' },
    });
    const other = await api.asRole('CONSULTANT', { name: 'Bia Dois' });
    const again = { revision: resolved.data.revision, text: 'Na verdade, nada.' };
    for (const to of [undefined, 'aguardando_cliente', 'resolvida'] as const)
      expect((await write(other, id, { ...again, to })).body.reason).toBe('request-over');
    const own = { ...again, to: 'em_atendimento' as const };
    expect((await write(customer, id, own)).body.reason).toBe('request-over');

    const { data } = await write(other, id, own);
    expect(data).toMatchObject({ state: 'em_atendimento', claimedBy: 'Bia Dois' });
    expect(data.entries.at(-1)).toMatchObject({
      ...{ side: 'consultant', state: 'em_atendimento', text: 'Na verdade, nada.' },
    });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Reabrimos o atendimento ${data.number}`);
    expect(mail?.bodyText).toContain(
      'Reabrimos o seu atendimento e respondemos de novo.',
    );
    const { status } = await write(customer, id, {
      ...{ revision: data.revision, text: 'Obrigada.' },
    });
    expect(status).toBe(200);
  });

  it.each(['roubo-ou-perda-total', 'sinistro', 'assistencia', 'revisao'] as const)(
    'of the kind %s is not opened again, since an open one does more than wait',
    async (kind) => {
      const { consultant, id, revision } = await claimed();
      await api.db.update(serviceRequests).set({ kind, state: 'resolvida' });
      const answered = await write(consultant, id, {
        ...{ revision, text: 'Na verdade, nada.', to: 'em_atendimento' },
      });
      expect(answered.body.reason).toBe('request-over');
    },
  );

  it('takes no answer of a consultant whose right has ended', async () => {
    const { consultant, id, revision } = await claimed();
    await api.db
      .update(users)
      .set({ rights: ['leads'] })
      .where(eq(users.id, consultant.userId));
    expect((await write(consultant, id, { revision, text: 'Já vemos.' })).status).toBe(
      403,
    );
  });

  it('waits since the first message that nobody has answered', async () => {
    const { customer, consultant, id, revision } = await claimed();
    const told = await write(consultant, id, { revision, text: 'Já vemos.' });
    const since = api.clock.now().toISOString();
    const first = await write(customer, id, {
      revision: told.data.revision,
      text: 'Quando?',
    });
    api.clock.advance(60_000);
    const second = await write(customer, id, {
      revision: first.data.revision,
      text: 'Ainda estou aqui.',
    });
    expect([told, first, second].map(({ data }) => data.waitingSince)).toEqual([
      null,
      since,
      since,
    ]);
  });

  it('can no longer be opened once the contract is over', async () => {
    const { customer, id } = await driving(api);
    await api.db.update(proposals).set({ state: 'encerrada' });
    const { status, body } = await open(customer, id, {
      kind: 'outro',
      text: 'Uma dúvida.',
    });
    expect(status).toBe(409);
    expect(body.reason).toBe('contract-over');
  });

  it('of a contract that is over says what is possible, on page, in mail and in a refusal', async () => {
    const { customer, consultant, id, revision } = await claimed();
    await api.db.update(proposals).set({ state: 'encerrada' });
    const { data } = await write(consultant, id, {
      revision,
      text: 'Pronto.',
      to: 'resolvida',
    });
    const reach = '0800 000 0000 ou atendimento@rodar.test';
    const says = `Se algo ficou faltando, fale com a gente: ${reach}.`;
    expect(data.wayOn).toBeUndefined();
    const seen = await customer.send(getServiceRequest, { params: { id } });
    expect(seen.data.wayOn).toEqual({ canOpen: false, reach });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      `Respondemos ao seu atendimento e encerramos. ${says}`,
    );
    const again = { revision: data.revision, text: 'E agora?' };
    expect((await write(customer, id, again)).body.message).toBe(
      `Este atendimento já foi resolvido. ${says}`,
    );
    expect((await write(consultant, id, again)).body.message).toBe(
      'Este atendimento já foi resolvido.',
    );
  });

  it('about a fine leads to another one, also after the contract', async () => {
    const form: ServiceForm = { kind: 'multa', text: 'Chegou uma multa.' };
    const { customer, consultant, id, revision } = await claimed(form);
    await api.db.update(proposals).set({ state: 'encerrada' });
    await write(consultant, id, { revision, text: 'Pronto.', to: 'resolvida' });
    const { data } = await customer.send(getServiceRequest, { params: { id } });
    expect(data.wayOn).toMatchObject({ canOpen: true });
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'encerramos. Se algo ficou faltando, abra outro.',
    );
  });

  it('lets one of two people act; the other reads first', async () => {
    const { customer, consultant, id, revision } = await claimed();
    const answers = await Promise.all([
      write(consultant, id, { revision, text: 'Já vemos.' }),
      write(customer, id, { revision, text: 'Alguma novidade?' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe(
      'changed-meanwhile',
    );
  });

  it('of two consultants at once one answers; the other reads who, and when', async () => {
    const { consultant, id, revision } = await claimed();
    const colleague = await api.asRole('CONSULTANT', { name: 'Caio Reis' });
    expect((await write(colleague, id, { revision, text: 'Já vemos.' })).status).toBe(
      200,
    );
    const late = await write(consultant, id, { revision, text: 'Qual pneu?' });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'Caio Reis mexeu neste atendimento em 23/11/2026, 12:00. Confira antes de continuar.',
    );
    const again = await write(colleague, id, { revision, text: 'Já vemos!' });
    expect(again.body.message).toMatch(/^Você mexeu neste atendimento em 23\/11\/2026/);
  });

  it('is answered by nobody else while a colleague has it open, until they take it on', async () => {
    const { customer, id, revision } = await claimed();
    const other = await api.asRole('CONSULTANT');
    const refusal = await heldByColleague(api, 'services', id);
    const words = { revision, text: 'Qual pneu?' };
    expect(await write(other, id, words)).toMatchObject(refusal);
    const { data } = await claim(other, id, revision);
    const { revision: next } = data;
    expect((await write(other, id, { ...words, revision: next })).status).toBe(200);
    await heldByColleague(api, 'services', id);
    const reply = { revision: next + 1, text: 'O da frente.' };
    expect((await write(customer, id, reply)).status).toBe(200);
  });

  it('is answered by its owner while a colleague looks at it', async () => {
    const { consultant, id, revision } = await claimed();
    await heldByColleague(api, 'services', id);
    const answer = await write(consultant, id, { revision, text: 'Qual pneu?' });
    expect(answer.status).toBe(200);
  });

  it('stays with who has it open until it is resolved', async () => {
    const { consultant, id, revision } = await claimed();
    const holders = async () =>
      (await consultant.send(listHolds, {})).data.items.map(({ isMine }) => isMine);
    await consultant.send(keepHold, {
      params: { queue: 'services', id },
      body: { takeOver: false },
    });
    await write(consultant, id, { revision, text: 'Qual pneu?' });
    expect(await holders()).toEqual([true]);
    const words = { revision: revision + 1, text: 'Trocado.', to: 'resolvida' as const };
    await write(consultant, id, words);
    expect(await holders()).toEqual([]);
  });

  it('that a colleague took over, or the customer wrote in, says so too', async () => {
    const { customer, consultant, id, revision } = await claimed();
    const colleague = await api.asRole('CONSULTANT', { name: 'Caio Reis' });
    const { data } = await claim(colleague, id, revision);
    const late = await write(consultant, id, { revision, text: 'Qual pneu?' });
    expect(late.body.message).toMatch(/^Caio Reis mexeu neste atendimento em/);
    await write(customer, id, { revision: data.revision, text: 'Alguma novidade?' });
    const older = { revision: data.revision, text: 'Qual pneu?' };
    expect((await write(colleague, id, older)).body.message).toMatch(
      /^O cliente mexeu neste atendimento em/,
    );
    // Customers read no names of the staff.
    expect((await write(customer, id, older)).body.message).toBe(
      'Há novidade neste atendimento. Confira antes de continuar.',
    );
  });

  it('is answered by who took it on, and moves only as the table allows', async () => {
    const { customer, id: contractId } = await driving(api);
    const { id } = (await open(customer, contractId)).data;
    const consultant = await api.asRole('CONSULTANT');
    const early = await write(consultant, id, {
      revision: 1,
      text: 'Oi',
      to: 'resolvida',
    });
    expect(early.status).toBe(409);
    expect(early.body.message).toBe('Assuma o atendimento antes de responder.');
    const { data } = await claim(consultant, id, 1);
    const other = await api.asRole('CONSULTANT');
    expect((await claim(other, id, 1)).status).toBe(409);
    const before = await subjects();
    expect((await claim(other, id, data.revision)).status).toBe(200);
    expect(await subjects()).toEqual(before); // the customer knows already
    expect((await claim(customer, id, 3)).status).toBe(403);
  });

  it('is nobody else’s', async () => {
    const { id } = await claimed();
    const stranger = await api.asRole('customer');
    const answers = [
      await stranger.send(getServiceRequest, { params: { id } }),
      await write(stranger, id, { revision: 2, text: 'Oi' }),
      await stranger.send(sendServiceFile, {
        params: { id },
        body: { file: await aPhoto() },
      }),
      await stranger.send(listServiceQueue, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403]);
  });

  it('about the car needs the car; any other subject does not', async () => {
    const { customer, contract } = await signedContract(api);
    const early = await open(customer, contract.id);
    expect(early.status).toBe(409);
    expect(early.body.reason).toBe('delivery-unready');
    const params = { id: contract.id };
    const { data: list } = await customer.send(listServiceRequests, { params });
    expect(list).toMatchObject({ canOpen: true, kinds: ['outro'] });
    expect(
      (await open(customer, contract.id, { kind: 'outro', text: 'Dúvida' })).status,
    ).toBe(200);
  });
});
