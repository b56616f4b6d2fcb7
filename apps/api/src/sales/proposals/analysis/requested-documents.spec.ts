import { eq } from 'drizzle-orm';
import {
  decideProposal,
  type Decision,
  getProposal,
  takeBackRequest,
} from '@site/api-contract';
import { type DocumentKind } from '@site/api-contract/identity';
import { scanWaiting } from '../../../identity/documents/documents.service';
import { documents } from '../../../identity/documents/documents.table';
import { fileOf, pdf, picture } from '../../../identity/documents/testing/files';
import { send } from '../../../identity/documents/testing/sent-files';
import { testApi } from '../../../testing/api';
import { proposals } from '../proposals.table';
import { readyCustomer, sentProposal } from '../testing/ready-customer';
import { receiveDocument } from './receive-document.service';

jest.setTimeout(60_000); // PDFs in threads of their own
const api = testApi();

const QUESTION: NonNullable<Decision['documents']> = [
  { kind: 'cnh-frente', note: 'A foto ficou escura.' },
  { kind: 'outro', note: 'Os três últimos holerites.' },
];

async function asked(wanted = QUESTION) {
  const customer = await readyCustomer(api, { email: 'ana@exemplo.test' });
  const { id } = await sentProposal(customer);
  const consultant = await api.asRole('CONSULTANT');
  const ask = async (documentsWanted = wanted) => {
    const { data } = await consultant.send(getProposal, { params: { id } });
    return consultant.send(decideProposal, {
      params: { id },
      body: {
        to: 'documentos_pendentes',
        reasons: ['imagem-ilegivel'],
        documents: documentsWanted,
        revision: data.revision,
      },
    });
  };
  const upload = async (kind: DocumentKind, file = picture('jpeg')) => {
    api.clock.advance(60_000);
    expect((await send(customer, fileOf(await file), kind)).status).toBe(200);
  };
  const look = async () => (await customer.send(getProposal, { params: { id } })).data;
  const received = async () =>
    (await look()).requestedDocuments?.map(({ receivedAt }) => receivedAt !== null);
  await ask();
  return { customer, consultant, id, ask, upload, look, received };
}

describe('documents that the analysis asks for', () => {
  it('are named one by one with their note, on page and in the mail', async () => {
    const { look } = await asked();
    const { state, requestedDocuments } = await look();
    expect(state).toBe('documentos_pendentes');
    expect(requestedDocuments).toEqual(
      QUESTION.map(({ kind, note }) => ({
        kind,
        note,
        askedAt: '2026-11-23T15:00:00.000Z',
        receivedAt: null,
      })),
    );
    const text = (await api.mails()).at(-1)?.bodyText;
    expect(text).toContain('CNH, frente: A foto ficou escura.');
    expect(text).toContain('Outro documento: Os três últimos holerites.');
    expect(text).toContain('Quando o último chegar, a análise continua sozinha.');
  });

  it('are ticked off as they come, and with the last one the analysis goes on', async () => {
    const { upload, look, received } = await asked();
    await upload('cnh-frente');
    expect(await received()).toEqual([true, false]);
    expect((await look()).state).toBe('documentos_pendentes');
    await upload('outro');
    const { state, history, requestedDocuments } = await look();
    expect(state).toBe('em_analise');
    expect(history.at(-1)).toMatchObject({ from: 'documentos_pendentes', by: 'cliente' });
    expect(requestedDocuments?.map(({ receivedAt }) => receivedAt)).toEqual([
      '2026-11-23T15:01:00.000Z',
      '2026-11-23T15:02:00.000Z',
    ]);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toMatch(/: recebemos os documentos$/);
    expect(mail?.bodyText).toContain('Respondemos por e-mail até 24/11/2026.');
  });

  it('stay in the history with their note once they came, each at its own question', async () => {
    const { upload, look, ask, consultant, id } = await asked([
      { kind: 'cnh-verso', note: 'QR code cortado' },
    ]);
    await upload('cnh-verso');
    api.clock.advance(60_000);
    await ask(QUESTION);
    const first = [
      {
        name: 'CNH, verso',
        note: 'QR code cortado',
        receivedAt: '2026-11-23T15:01:00.000Z',
      },
    ];
    const second = [
      { name: 'CNH, frente', note: 'A foto ficou escura.', receivedAt: null },
      { name: 'Outro documento', note: 'Os três últimos holerites.', receivedAt: null },
    ];
    const seen = (await consultant.send(getProposal, { params: { id } })).data;
    for (const { history } of [await look(), seen])
      expect(history.flatMap(({ documents }) => (documents ? [documents] : []))).toEqual([
        first,
        second,
      ]);
  });

  it('wait for what was asked, not for other files', async () => {
    const { upload, look, received } = await asked();
    await upload('comprovante-residencia');
    expect(await received()).toEqual([false, false]);
    expect((await look()).state).toBe('documentos_pendentes');
  });

  it('are both sides at once where the PDF of a digital card has them', async () => {
    const { upload, look } = await asked([
      { kind: 'cnh-frente', note: 'Vencida.' },
      { kind: 'cnh-verso', note: 'Vencida.' },
    ]);
    await upload('cnh-frente', pdf());
    expect((await look()).state).toBe('em_analise');
  });

  it('asked a second time have to come again', async () => {
    const { ask, upload, look, received } = await asked();
    await upload('cnh-frente');
    await upload('outro');
    await ask([{ kind: 'cnh-frente', note: 'Ainda escura.' }]);
    expect(await received()).toEqual([false]);
    await upload('cnh-frente');
    expect((await look()).state).toBe('em_analise');
  });

  it('of two uploads at once move the proposal once', async () => {
    const { customer, look } = await asked();
    const file = fileOf(await picture('jpeg'));
    await Promise.all([
      send(customer, file, 'cnh-frente'),
      send(customer, file, 'outro'),
    ]);
    expect((await look()).state).toBe('em_analise');
    const told = (await api.mails()).filter(({ subject }) =>
      subject.endsWith('recebemos os documentos'),
    );
    expect(told).toHaveLength(1);
  });

  it('that the scanner has not passed yet do not count before it does', async () => {
    const { customer, look } = await asked([{ kind: 'outro', note: 'Holerite.' }]);
    const file = await picture('jpeg');
    const fileName = api.ports.files.newName();
    await api.ports.files.put(fileName, file);
    await api.db.insert(documents).values({
      id: api.ports.random.uuid(),
      userId: customer.userId,
      kind: 'outro',
      fileName,
      shownName: 'holerite.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: file.length,
      passedScan: false,
      createdAt: api.clock.now(),
    });
    expect((await look()).state).toBe('documentos_pendentes');
    api.clock.advance(120_000);
    const ports = { ...api.ports, scanner: async () => 'passed' as const };
    await scanWaiting(ports, api.db, receiveDocument);
    await scanWaiting(ports, api.db, receiveDocument);
    expect((await look()).state).toBe('em_analise');
  });

  it('are no business of the dealership', async () => {
    const { id, upload } = await asked();
    await api.db.update(proposals).set({ dealershipId: 5 }).where(eq(proposals.id, id));
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    const { data } = await dealer.send(getProposal, { params: { id } });
    expect(data.state).toBe('documentos_pendentes');
    expect(data.requestedDocuments).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain('A foto ficou escura.');
    const missing = async () =>
      (await dealer.send(getProposal, { params: { id } })).data.missingDocuments;
    expect(await missing()).toEqual(['cnh-frente', 'outro']);
    await upload('cnh-frente');
    expect(await missing()).toEqual(['outro']);
    await upload('outro');
    expect(await missing()).toBeUndefined();
  });

  it.each<[string, Partial<Decision>, string]>([
    [
      'none',
      { to: 'documentos_pendentes', documents: [] },
      'Escolha ao menos um documento.',
    ],
    [
      'one twice',
      {
        to: 'documentos_pendentes',
        documents: [
          { kind: 'outro', note: 'a' },
          { kind: 'outro', note: 'b' },
        ],
      },
      'Peça cada documento uma vez.',
    ],
    [
      'one with a refusal',
      {
        to: 'reprovada',
        reasons: ['dados-divergentes'],
        documents: [{ kind: 'outro', note: 'a' }],
      },
      'Só um pedido de documentos diz quais.',
    ],
  ])('%s is refused', async (_how, change, message) => {
    const customer = await readyCustomer(api);
    const { id, revision } = await sentProposal(customer);
    const consultant = await api.asRole('CONSULTANT');
    const { status, body } = await consultant.send(decideProposal, {
      params: { id },
      body: { to: 'aprovada', reasons: ['imagem-ilegivel'], revision, ...change },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key: 'Documents', message }]);
  });

  it('are taken back by the analysis while some are missing; what came stays', async () => {
    const { consultant, id, upload, look, received } = await asked();
    await upload('cnh-frente');
    const { revision } = await look();
    const reason = 'A CNH já mostra o que faltava.';
    const takeBack = (body = { reason, revision }, client = consultant) =>
      client.send(takeBackRequest, { params: { id }, body });
    expect((await takeBack({ reason: ' ', revision })).status).toBe(400);
    expect((await takeBack({ reason, revision: revision - 1 })).status).toBe(409);
    const { status, data } = await takeBack();
    expect(status).toBe(200);
    expect(data.state).toBe('em_analise');
    expect(await received()).toEqual([true]);
    expect((await look()).history.at(-1)).toMatchObject({
      from: 'documentos_pendentes',
      to: 'em_analise',
      by: 'consultor',
      reason,
    });
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toMatch(/: não precisa mais enviar documentos$/);
    expect(mail?.bodyText).toContain(reason);
    const again = await takeBack({ reason, revision: data.revision });
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('proposal-moved');
  });

  it('are taken back by consultants alone', async () => {
    const { customer, id, look } = await asked();
    const body = { reason: 'Engano.', revision: (await look()).revision };
    for (const client of [
      customer,
      await api.asRole('DEALER'),
      await api.asRole('SELLER'),
    ])
      expect((await client.send(takeBackRequest, { params: { id }, body })).status).toBe(
        403,
      );
    expect((await look()).state).toBe('documentos_pendentes');
  });
});
