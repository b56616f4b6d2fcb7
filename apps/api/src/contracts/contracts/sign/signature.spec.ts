import { eq } from 'drizzle-orm';
import {
  downloadContract,
  getContractDraft,
  sendSignature,
  sendSignaturePin,
  verifyContract,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { sendDueMails } from '#platform/jobs/outbox';
import { lockAccount } from '../../../identity/accounts/accounts.repository';
import { doomedFiles } from '../../../identity/documents/documents.table';
import { removeDoomedFiles } from '../../../identity/documents/upload/store-file';
import { lockProposal } from '../../../sales/proposals/proposals.repository';
import { proposals } from '../../../sales/proposals/proposals.table';
import { readyCustomer } from '../../../sales/proposals/testing/ready-customer';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { textOfPdf } from '../../../testing/pdf-text';
import { contracts } from '../contracts.table';
import { approvedProposal, pinOf } from '../testing/approved-proposal';

const api = testApi();
afterEach(() => jest.restoreAllMocks());
const WRONG_PIN = 'Código incorreto ou expirado. Confira ou peça outro.';
const other = (pin: string) => (pin === '111111' ? '222222' : '111111');
/** In São Paulo. */
const FIVE_TO_MIDNIGHT = Date.parse('2026-11-24T02:55:00Z');
const flat = (text: string) => text.replace(/\s+/g, ' ');

/** An approved proposal, the draft that its customer read, and the mailed PIN. */
async function readyToSign() {
  const made = await approvedProposal(api);
  const { customer, proposal } = made;
  const params = { id: proposal.id };
  const draft = (await customer.send(getContractDraft, { params })).data;
  const pin = await pinOf(api, customer, proposal.id);
  const sign = (
    change: Partial<{ pin: string; revision: number; textHash: string }> = {},
    who: TestClient = customer,
  ) =>
    who.send(sendSignature, {
      params,
      body: { pin, revision: draft.revision, textHash: draft.textHash, ...change },
    });
  return { ...made, params, draft, pin, sign };
}

const stateOf = async (id: string) =>
  (await api.db.select().from(proposals).where(eq(proposals.id, id)))[0]?.state;
const storedContracts = () => api.db.select().from(contracts);

describe('signing a contract', () => {
  it('makes one contract of an approved proposal, with number, hashes and evidence', async () => {
    const { proposal, draft, sign } = await readyToSign();
    const { status, data } = await sign();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      number: expect.stringMatching(/^C-2611-\d{4}$/),
      firstPayment: { dueDate: '2026-11-24' },
      withdrawalUntil: '2026-11-30',
    });
    expect(await stateOf(proposal.id)).toBe('contrato_assinado');
    expect(await storedContracts()).toEqual([
      expect.objectContaining({
        id: data.id,
        proposalId: proposal.id,
        textVersion: '2026-12-02',
        textHash: draft.textHash,
        fileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        evidence: expect.objectContaining({
          address: '127.0.0.1',
          email: 'a•••@exemplo.test',
        }),
      }),
    ]);
    expect(await api.db.select().from(doomedFiles)).toEqual([]);
  });

  it('mails the PDF that is stored, which names the contract and whom it was signed by', async () => {
    const { customer, params, sign } = await readyToSign();
    const { data } = await sign();
    const { bytes, headers } = await customer.send(downloadContract, { params });
    expect(headers['content-disposition']).toContain(`contrato-${data.number}.pdf`);
    const text = flat(textOfPdf(bytes));
    for (const fact of [data.number, 'Ana Souza', '529.982.247-25', '127.0.0.1'])
      expect(text).toContain(fact);
    await sendDueMails(api.ports, api.app.log);
    const mail = api.sent.find(({ subject }) => subject.includes(data.number));
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([
      `contrato-${data.number}.pdf`,
    ]);
    expect(Buffer.from(mail?.attachments?.[0]?.bytes ?? []).equals(bytes)).toBe(true);
    expect(mail?.text).toContain(
      `Ver meu contrato: http://localhost:8080/area-logada/contratos/${data.id}\n`,
    );
  });

  it('twice, in two tabs and at once, is one contract, and each answer names it', async () => {
    const { sign } = await readyToSign();
    const answers = await Promise.all([sign(), sign(), sign()]);
    const later = await sign();
    expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set([...answers, later].map(({ data }) => data.number)).size).toBe(1);
    expect(await storedContracts()).toHaveLength(1);
    const mails = (await api.mails()).filter(({ subject }) =>
      subject.includes('assinado'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.bodyText).toContain(
      'Km por mês: 1.000\nOpcionais: Vidros e pneus\n',
    );
  });

  it('with a wrong PIN is refused and counted: the fifth ends the PIN', async () => {
    const { pin, sign } = await readyToSign();
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await sign({ pin: other(pin) });
      expect(status).toBe(400);
      expect(body.fields).toEqual([{ key: 'Pin', message: WRONG_PIN }]);
    }
    expect((await sign()).body.message).toBe(WRONG_PIN);
    expect(await storedContracts()).toEqual([]);
  });

  it('after midnight is refused, since its days are others; the PIN stays good', async () => {
    api.clock.advance(FIVE_TO_MIDNIGHT - api.clock.now().getTime());
    const { customer, draft, params, sign } = await readyToSign();
    api.clock.advance(6 * 60_000);
    const late = await sign();
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('contract-changed');
    const now = (await customer.send(getContractDraft, { params })).data;
    expect(now.textHash).not.toBe(draft.textHash);
    const changed = now.numbers.filter(
      ({ key, value, note }) =>
        !draft.numbers.some(
          (old) => old.key === key && old.value === value && old.note === note,
        ),
    );
    expect(changed.map(({ key }) => key)).toEqual([
      'primeira-parcela',
      'entrega',
      'desistencia',
    ]);
    expect((await sign({ textHash: now.textHash })).status).toBe(200);
  });

  it('ends with the last day of the approval, whether the proposal was expired by then or not', async () => {
    const { customer, draft, params, sign, proposal } = await readyToSign();
    const touched = (updatedAt: Date) =>
      api.db.update(proposals).set({ updatedAt }).where(eq(proposals.id, proposal.id));
    // In São Paulo it is still 23 October; 30 days later is 22 November, which was
    // yesterday.
    await touched(new Date('2026-10-24T02:59:59Z'));
    const answers = [
      await sign(),
      await customer.send(getContractDraft, { params }),
      await customer.send(sendSignaturePin, { params, body: {} }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body.reason).toBe('signature-over');
      expect(body.message).toContain('terminou em 22/11/2026');
    }
    expect(await storedContracts()).toEqual([]);
    await touched(new Date('2026-10-24T03:00:00Z'));
    expect((await sign({ textHash: draft.textHash })).status).toBe(200);
  });

  it('of an older revision is refused, and uses up no PIN', async () => {
    const { draft, sign } = await readyToSign();
    const { status, body } = await sign({ revision: draft.revision - 1 });
    expect(status).toBe(409);
    expect(body.reason).toBe('contract-changed');
    expect(body.notifications).toContainEqual({
      key: 'Revision',
      message: String(draft.revision),
    });
    expect((await sign()).status).toBe(200);
  });

  it('takes no PIN that was sent for another contract', async () => {
    const pins = jest.spyOn(api.ports.random, 'pin').mockReturnValue('111111');
    const { customer, sign } = await readyToSign();
    const again = await approvedProposal(api, {
      email: 'bia@exemplo.test',
      document: null,
    });
    pins.mockReturnValue('222222');
    const foreign = await pinOf(api, again.customer, again.proposal.id);
    expect(foreign).toBe('222222');
    expect((await sign({ pin: foreign })).status).toBe(400);
    expect(customer.userId).not.toBe(again.customer.userId);
    expect(await storedContracts()).toEqual([]);
  });

  it('of somebody else’s proposal finds none, and before the approval is refused with its state', async () => {
    const { params, sign, proposal } = await readyToSign();
    const stranger = await readyCustomer(api);
    expect((await sign({}, stranger)).status).toBe(404);
    expect((await stranger.send(sendSignaturePin, { params, body: {} })).status).toBe(
      404,
    );
    await api.db
      .update(proposals)
      .set({ state: 'em_analise' })
      .where(eq(proposals.id, proposal.id));
    const { status, body } = await sign();
    expect(status).toBe(409);
    expect(body.reason).toBe('proposal-moved');
  });

  it('that breaks off leaves no contract, and its file goes', async () => {
    const { proposal, sign } = await readyToSign();
    const { files } = api.ports;
    const put = files.put.bind(files);
    // The process dies after the file was written and before the commit.
    files.put = async (name, bytes) => {
      await put(name, bytes);
      throw new Error('Ended here');
    };
    expect((await sign()).status).toBe(500);
    files.put = put;
    expect(await stateOf(proposal.id)).toBe('aprovada');
    expect(await storedContracts()).toEqual([]);
    const [left] = await api.db.select().from(doomedFiles);
    expect(await files.get(left?.fileName ?? '')).toBeInstanceOf(Buffer);
    api.clock.advance(DAY_MS);
    await removeDoomedFiles(api.ports, api.db);
    await expect(files.get(left?.fileName ?? '')).rejects.toThrow();
  });

  it('holds no row while its file is written, however slow the store', async () => {
    const { customer, proposal, sign } = await readyToSign();
    const { files } = api.ports;
    const put = files.put.bind(files);
    let locked = 0;
    files.put = async (name, bytes) => {
      await put(name, bytes);
      // A statement that needs a locked row would wait until the lock timeout.
      await api.db.transaction(async (tx) => {
        await lockAccount(tx, customer.userId);
        await lockProposal(tx, proposal.id);
      });
      locked += 1;
    };
    const { status } = await sign();
    files.put = put;
    expect(status).toBe(200);
    expect(locked).toBe(1);
    expect(await storedContracts()).toHaveLength(1);
  });

  it('works after a try that broke off, with the same PIN', async () => {
    const { sign } = await readyToSign();
    const { files } = api.ports;
    const put = files.put.bind(files);
    files.put = () => Promise.reject(new Error('The disk is full'));
    expect((await sign()).status).toBe(500);
    files.put = put;
    expect((await sign()).status).toBe(200);
    expect(await storedContracts()).toHaveLength(1);
  });

  it('is in the audit trail, and so is who reads the contract', async () => {
    const { consultant, params, sign } = await readyToSign();
    await sign();
    await consultant.send(downloadContract, { params });
    const actions = (await api.trail()).map(
      ({ action, actorRole }) => `${actorRole} ${action}`,
    );
    expect(actions).toEqual(
      expect.arrayContaining(['customer contract-signed', 'CONSULTANT contract-viewed']),
    );
  });
});

describe('the PIN of a contract', () => {
  it('is sent three times in ten minutes at most, whatever other codes were sent', async () => {
    const { customer, proposal } = await approvedProposal(api);
    const ask = () =>
      customer.send(sendSignaturePin, { params: { id: proposal.id }, body: {} });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[0]?.data).toEqual({ sentTo: 'a•••@exemplo.test', minutes: 10 });
  });
});

describe('checking a file', () => {
  const pdfFile = (bytes: Uint8Array) =>
    new File([new Uint8Array(bytes)], 'contrato.pdf', { type: 'application/pdf' });
  const check = (bytes: Uint8Array) =>
    api.asAnyone().send(verifyContract, { body: { file: pdfFile(bytes) } });

  it('says of the signed PDF its number and day, of one with an altered byte that it is not genuine', async () => {
    const { customer, params, sign } = await readyToSign();
    const { number } = (await sign()).data;
    const { bytes } = await customer.send(downloadContract, { params });
    expect((await check(bytes)).data).toEqual({
      genuine: true,
      number,
      signedOn: '2026-11-23',
    });
    const altered = Buffer.from(bytes);
    altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1;
    expect((await check(altered)).data).toEqual({ genuine: false });
  });

  it('needs a file, of a size that a contract can have, and no other field', async () => {
    expect((await check(new Uint8Array())).body.fields).toEqual([
      { key: 'File', message: 'Escolha o PDF do contrato.' },
    ]);
    const large = await check(new Uint8Array(5 * 1024 * 1024 + 1));
    expect(large.status).toBe(413);
    expect(large.body.message).toBe('O arquivo passa de 5 MB: não é um contrato nosso.');
    const json = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/contracts/verifications',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(json.status).toBe(415);
  });
});
