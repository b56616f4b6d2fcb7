import {
  answerDispute,
  contestCharge,
  type ContractPayments,
  downloadDisputeFile,
  listDisputes,
  sendDisputeFile,
  sendProof,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { MOST_SENT_FILES } from '@site/api-contract/identity';
import { SYSTEM } from '#platform/security/audit';
import { erasePerson } from '../../back-office/privacy/erase/erase-person';
import { applyRetention } from '../../back-office/privacy/erase/retention';
import { exportPerson } from '../../back-office/privacy/export/export.service';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { doomedFiles } from '../../identity/documents/documents.table';
import { aPhoto } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { chargeDisputes, disputeFiles } from './charge-disputes.table';

let verdict: 'passed' | 'refused' = 'passed';
const api = testApi({
  config: { RATE_DOCUMENTS: { points: 1000, windowMs: 1000 } },
  ports: { scanner: async () => verdict },
});
beforeEach(() => {
  verdict = 'passed';
});

const only = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('There is one');
  return one;
};
const newest = ({ disputes }: ContractPayments) => only(disputes);
const send = async (client: TestClient, id: string, file?: File) =>
  client.send(sendDisputeFile, {
    params: { id },
    body: { file: file ?? (await aPhoto('extrato.jpg')) },
  });
const load = (client: TestClient, id: string, fileId: string) =>
  client.send(downloadDisputeFile, { params: { id, fileId } });

/** A contract whose first installment is contested. */
async function contested() {
  const { customer, contract } = await signedContract(api);
  const { data } = await customer.send(contestCharge, {
    params: { id: contract.id },
    body: { item: 'installment:1', reason: 'Eu paguei em dia.' },
  });
  return { customer, contract, id: newest(data).id };
}
const answer = async (id: string) =>
  (await api.asRole('CONSULTANT')).send(answerDispute, {
    params: { id },
    body: { to: 'mantida', answer: 'Está no contrato.' },
  });

describe('proof for a contested charge', () => {
  it('is drawn anew, kept encrypted, and opened by its customer and consultants', async () => {
    const { customer, contract, id } = await contested();
    const { status, data } = await send(customer, id);
    const file = only(newest(data).files);
    expect([status, file]).toMatchObject([
      200,
      { name: 'extrato.jpg', mediaType: 'image/jpeg' },
    ]);
    const consultant = await api.asRole('CONSULTANT');
    const [listed] = (await consultant.send(listDisputes, { query: {} })).data;
    expect(listed?.files).toEqual([file]);
    for (const client of [customer, consultant]) {
      const opened = await load(client, id, file.id);
      expect(opened.status).toBe(200);
      expect(opened.headers['content-type']).toEqual(file.mediaType);
      expect(opened.bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
    const trail = await api.trail();
    const personId = customer.userId;
    expect(trail).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'dispute-file-added',
          personId,
          subject: `contract:${contract.id}`,
        }),
        expect.objectContaining({
          action: 'dispute-viewed',
          actorId: consultant.userId,
          personId,
          subject: `dispute:${id}`,
        }),
      ]),
    );
    expect(trail.filter(({ action }) => action === 'dispute-viewed')).toHaveLength(1);
  });

  it('belongs to one dispute of one customer: 404 for anybody else', async () => {
    const { customer, id } = await contested();
    const { files } = newest((await send(customer, id)).data);
    const other = await contested();
    for (const { status } of [
      await send(other.customer, id),
      await load(other.customer, id, only(files).id),
      await load(other.customer, other.id, only(files).id),
      await load(customer, id, other.id),
      await send(customer, other.contract.id),
    ])
      expect(status).toBe(404);
    expect(await api.db.select().from(disputeFiles)).toHaveLength(1);
  });

  it.each(['DEALER', 'SELLER'] as const)('is nothing of a %s', async (role) => {
    const { customer, id } = await contested();
    const { files } = newest((await send(customer, id)).data);
    const staff = await api.asRole(role);
    expect((await send(staff, id)).status).toBe(403);
    expect((await load(staff, id, only(files).id)).status).toBe(403);
  });

  it('is sent by the customer, not by consultants', async () => {
    const { id } = await contested();
    expect((await send(await api.asRole('CONSULTANT'), id)).status).toBe(403);
  });

  it('is refused once somebody has answered, and what was sent stays', async () => {
    const { customer, id } = await contested();
    const { files } = newest((await send(customer, id)).data);
    expect((await answer(id)).data.files).toEqual(files);
    const late = await send(customer, id);
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('dispute-answered');
    expect(late.body.message).toBe(
      'Esta contestação já foi respondida: não dá mais para juntar arquivos.',
    );
    expect((await load(customer, id, only(files).id)).status).toBe(200);
  });

  it('is looked at by its content and scanned', async () => {
    const { customer, id } = await contested();
    const page = new File(['<html></html>'], 'a.jpg', { type: 'image/jpeg' });
    const wrong = await send(customer, id, page);
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields?.[0]?.key).toBe('File');
    verdict = 'refused';
    const infected = await send(customer, id);
    expect(infected.body.fields?.[0]?.message).toBe(
      'Esse arquivo não passou na verificação de segurança. Envie outro.',
    );
    expect(await api.db.select().from(disputeFiles)).toEqual([]);
  });

  it('has room for as many files as a request for help', async () => {
    const { customer, id } = await contested();
    const row = {
      ...{ disputeId: id, userId: customer.userId, shownName: 'a.jpg' },
      ...{ mediaType: 'image/jpeg' as const, sizeBytes: 1, createdAt: api.clock.now() },
    };
    await api.db.insert(disputeFiles).values(
      Array.from({ length: MOST_SENT_FILES }, (_, at) => ({
        ...row,
        id: api.ports.random.uuid(),
        fileName: `full-${at}`,
      })),
    );
    const { status, body } = await send(customer, id);
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toBe('Cabem até 10 arquivos em uma contestação.');
  });

  it('is in the copy of the customer’s data, and goes with the account', async () => {
    const { customer, id } = await contested();
    await send(customer, id);
    const { fileName } = only(await api.db.select().from(disputeFiles));
    const account = await findAccountById(api.db, customer.userId);
    if (!account) throw new Error('Has an account');
    const { files } = await exportPerson(api.ports, api.db, account, SYSTEM);
    const copy = Buffer.from(files[0]?.base64 ?? '', 'base64').toString();
    expect(JSON.parse(copy).dados.dispute_files).toMatchObject([
      { shown_name: 'extrato.jpg', dispute_id: id },
    ]);
    expect(copy).not.toContain(fileName);
    await api.db.transaction((tx) =>
      erasePerson(api.ports, tx, account, {
        actor: SYSTEM,
        keptUntil: '2031-12-31',
        detail: 'asked',
      }),
    );
    expect(await api.db.select().from(disputeFiles)).toEqual([]);
    expect((await api.db.select().from(doomedFiles)).map((one) => one.fileName)).toEqual([
      fileName,
    ]);
    expect(only(await api.db.select().from(chargeDisputes))).toMatchObject({
      reason: '',
      answer: null,
    });
  });
});

describe('proof that is chosen while a contest is written', () => {
  const choose = async (client: TestClient, id: string, file?: File) =>
    client.send(sendProof, {
      params: { id },
      body: { file: file ?? (await aPhoto('painel.jpg')) },
    });
  const contest = (client: TestClient, id: string, files?: string[]) =>
    client.send(contestCharge, {
      params: { id },
      body: {
        item: 'installment:1',
        reason: 'Eu paguei em dia.',
        ...(files && { files }),
      },
    });
  const kept = () => api.db.select().from(disputeFiles);

  it('goes along with it, and the mail names what came', async () => {
    const { customer, contract } = await signedContract(api);
    const ids: string[] = [];
    for (const name of ['painel.jpg', 'recibo.jpg']) {
      ids.push((await choose(customer, contract.id, await aPhoto(name))).data.id);
      api.clock.advance(1000);
    }
    const { data } = await contest(customer, contract.id, ids);
    expect(newest(data).files).toMatchObject([
      { name: 'painel.jpg', mediaType: 'image/jpeg' },
      { name: 'recibo.jpg' },
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyText).toContain('Recebemos também os arquivos que você enviou.');
    expect(mail?.bodyText).toContain('Arquivos: painel.jpg, recibo.jpg');
    const [listed] = (
      await (await api.asRole('CONSULTANT')).send(listDisputes, { query: {} })
    ).data;
    expect(listed?.files).toHaveLength(2);
  });

  it('is not needed: the mail says where it can be sent later', async () => {
    const { customer, contract } = await signedContract(api);
    await contest(customer, contract.id);
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyText).toContain('Envie em “Suas contestações”');
    expect(mail?.bodyText).not.toContain('Arquivo');
  });

  it('is nobody else’s, neither to be sent nor to be taken along', async () => {
    const { customer, contract } = await signedContract(api);
    const { id } = (await choose(customer, contract.id)).data;
    const other = await signedContract(api);
    expect((await choose(other.customer, contract.id)).status).toBe(404);
    for (const role of ['DEALER', 'SELLER', 'CONSULTANT'] as const)
      expect((await choose(await api.asRole(role), contract.id)).status).toBe(403);
    const taken = await contest(other.customer, other.contract.id, [id]);
    expect(taken.status).toBe(400);
    expect(taken.body.message).toBe(
      'Um dos arquivos já saiu daqui, porque foi escolhido há mais de um dia. Remova os arquivos e escolha de novo.',
    );
    expect(await api.db.select().from(chargeDisputes)).toEqual([]);
    expect(await kept()).toMatchObject([{ id, disputeId: null }]);
    await contest(customer, contract.id, [id]);
    const again = await other.customer.send(contestCharge, {
      params: { id: other.contract.id },
      body: { item: 'installment:1', reason: 'Também.', files: [id] },
    });
    expect(again.status).toBe(400);
  });

  it('is looked at by its content, and ten go with a contest at most', async () => {
    const { customer, contract } = await signedContract(api);
    const page = new File(['<html></html>'], 'a.jpg', { type: 'image/jpeg' });
    const wrong = await choose(customer, contract.id, page);
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields?.[0]?.key).toBe('File');
    const ids = Array.from({ length: 11 }, () => api.ports.random.uuid());
    expect((await contest(customer, contract.id, ids)).status).toBe(400);
  });

  it('goes after a day when no contest took it', async () => {
    const { customer, contract } = await signedContract(api);
    const taken = (await choose(customer, contract.id)).data.id;
    await contest(customer, contract.id, [taken]);
    await choose(customer, contract.id);
    api.clock.advance(DAY_MS - 1);
    await applyRetention(api.ports, api.db);
    expect(await kept()).toHaveLength(2);
    api.clock.advance(2);
    await applyRetention(api.ports, api.db);
    expect((await kept()).map(({ id }) => id)).toEqual([taken]);
    expect(await api.db.select().from(doomedFiles)).toHaveLength(1);
  });
});
