import PDFDocument from 'pdfkit';
import {
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
  type SignaturePinForm,
} from '@site/api-contract';
import { sendDueMails } from '#platform/jobs/outbox';
import { outboxAttachments } from '#platform/jobs/outbox.table';
import { users } from '../../../identity/accounts/accounts.table';
import { testApi } from '../../../testing/api';
import { textOfPdf } from '../../../testing/pdf-text';
import { contracts } from '../contracts.table';
import {
  type ApprovedCompany,
  approvedCompany,
  changePartners,
  LUCIA,
  PAULO,
  ROSA,
  signAs,
} from '../testing/approved-company';
import { approvedProposal, pinOf } from '../testing/approved-proposal';

const api = testApi();
const FIRST = { signer: 1 };
const SECOND = { signer: 2 };
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('the contract of a company', () => {
  it('is signed by the partner who was chosen, who stands in the text and in its hash', async () => {
    const { draft, customer, params } = await approvedCompany(api);
    const [first, second] = [await draft(), await draft('2')];
    expect(first).toMatchObject({
      signers: [
        { position: 1, name: 'Paulo Massa' },
        { position: 2, name: 'Lúcia Massa' },
      ],
      signer: 1,
    });
    expect(second.signer).toBe(2);
    expect(second.textHash).not.toBe(first.textHash);
    expect(second.sections[0]?.parts[0]).toMatchObject({
      facts: expect.arrayContaining([
        ['Empresa contratante', 'Massa Fresca Ltda.'],
        ['Quem assina por ela', 'Lúcia Massa'],
        ['CPF de quem assina', '000.000.001-91'],
      ]),
    });
    const pdf = await customer.send(getContractDraftPdf, {
      params,
      query: { signer: '2' },
    });
    expect(flat(textOfPdf(pdf.bytes))).toContain('por Lúcia Massa, CPF 000.000.001-91');
    const nobody = await customer.send(getContractDraft, {
      params,
      query: { signer: '3' },
    });
    expect(nobody.status).toBe(400);
    expect(nobody.body.fields).toEqual([
      { key: 'Signer', message: 'Escolha quem assina pela empresa.' },
    ]);
  });

  it('is refused when another partner signs than the one in the text that was read', async () => {
    const { draft, customer, params, proposal } = await approvedCompany(api);
    const { revision, textHash } = await draft();
    const pin = await pinOf(api, customer, proposal.id, FIRST);
    const { status, body } = await customer.send(sendSignature, {
      params,
      body: { pin, revision, textHash, signer: 2 },
    });
    expect(status).toBe(409);
    expect(body.reason).toBe('contract-changed');
  });

  it('names who signed in paper and evidence, whatever becomes of the registration', async () => {
    const { draft, customer, params, proposal } = await approvedCompany(api);
    const { revision, textHash } = await draft('2');
    const pin = await pinOf(api, customer, proposal.id, SECOND);
    const { status } = await customer.send(sendSignature, {
      params,
      body: { pin, revision, textHash, signer: 2 },
    });
    expect(status).toBe(200);
    await changePartners(api, { customer }, [{ ...ROSA, share: 100 }]);
    const [signed] = await api.db.select().from(contracts);
    expect(signed?.evidence?.signer).toEqual({
      name: 'Lúcia Massa',
      cpf: '000.000.001-91',
    });
    const { bytes } = await customer.send(downloadContract, { params });
    const [, evidencePage = ''] = flat(textOfPdf(bytes)).split('Registro da assinatura');
    expect(evidencePage).toContain('Lúcia Massa, CPF 000.000.001-91');
    expect(evidencePage).toContain('Massa Fresca Ltda., CNPJ DE.M0P.J01/0001-60');
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    const copy = flat(textOfPdf((await dealer.send(downloadContract, { params })).bytes));
    expect(copy).toContain('Lúcia Massa');
    expect(copy).toContain('•••.000.001-••');
    expect(copy).not.toContain('000.000.001-91');
    expect(copy).not.toContain('Rosa Massa');
  });
});

describe('the code of who signs for a company', () => {
  const ask = (made: ApprovedCompany, body: SignaturePinForm = SECOND) =>
    made.customer.send(sendSignaturePin, { params: made.params, body });

  it('goes to that partner, with the contract to read before', async () => {
    const made = await approvedCompany(api);
    const { status, data } = await ask(made);
    expect(status).toBe(200);
    expect(data.sentTo).toBe('l•••@massa.test');
    const mail = (await api.mails()).at(-1);
    expect(mail).toMatchObject({
      recipient: 'lucia@massa.test',
      subject: 'Código para assinar o contrato da empresa',
    });
    expect(mail?.bodyText).toContain(
      `O contrato da proposta ${made.proposal.number}, da empresa de CNPJ DE.M0P.J01/0001-60, espera a sua assinatura.`,
    );
    // Nobody proved the address, and the names were typed by others (D8).
    expect(mail?.bodyText).not.toMatch(/Massa|Lúcia/);
    expect(mail?.bodyHtml).toContain('cid:head.aroeira.vermelho-ipe');
    const files = await api.db.select().from(outboxAttachments);
    expect(files.map(({ name }) => name)).toEqual([`minuta-${made.proposal.number}.pdf`]);
  });

  describe('comes with a draft that', () => {
    afterEach(() => jest.restoreAllMocks());

    it('is drawn before the transaction that keeps the code', async () => {
      const made = await approvedCompany(api);
      const transaction = api.db.transaction.bind(api.db);
      let open = 0;
      jest.spyOn(api.db, 'transaction').mockImplementation(async (...given) => {
        open += 1;
        return transaction(...given).finally(() => (open -= 1));
      });
      const openAtDrawing: number[] = [];
      const end = PDFDocument.prototype.end;
      jest.spyOn(PDFDocument.prototype, 'end').mockImplementation(function (
        this: typeof PDFDocument.prototype,
      ) {
        openAtDrawing.push(open);
        end.call(this);
      });
      expect((await ask(made)).status).toBe(200);
      expect(openAtDrawing).toEqual([0]);
    });

    it('is drawn again when the registration changes meanwhile', async () => {
      const made = await approvedCompany(api);
      const transaction = api.db.transaction.bind(api.db);
      jest.spyOn(api.db, 'transaction').mockImplementationOnce(async (...given) => {
        await api.db.update(users).set({ cellphone: '41988887777' });
        return transaction(...given);
      });
      expect((await ask(made)).status).toBe(200);
      await sendDueMails(api.ports, api.app.log);
      const drafts = api.sent.flatMap(({ attachments = [] }) => attachments);
      expect(drafts.map(({ name }) => name)).toEqual([
        `minuta-${made.proposal.number}.pdf`,
      ]);
      expect(textOfPdf(Buffer.from(drafts[0]?.bytes ?? []))).toContain('(41) 98888-7777');
    });
  });

  it('signs as that partner alone, and says on the page of evidence where it went', async () => {
    const made = await approvedCompany(api);
    const pin = await pinOf(api, made.customer, made.proposal.id, FIRST);
    expect((await signAs(made, { pin, signer: 2 })).body.fields).toEqual([
      { key: 'Pin', message: 'Código incorreto ou expirado. Confira ou peça outro.' },
    ]);
    expect((await signAs(made, { pin, signer: 1 })).status).toBe(200);
    const { bytes } = await made.customer.send(downloadContract, { params: made.params });
    const [text = '', evidence = ''] = flat(textOfPdf(bytes)).split(
      'Registro da assinatura',
    );
    expect(text).toContain('um código de uso único, enviado ao e-mail de Paulo Massa');
    expect(evidence).toContain(
      'código de uso único enviado a p•••@massa.test, e-mail informado para Paulo Massa',
    );
    const [contract] = await api.db.select().from(contracts);
    expect(contract?.evidence).toMatchObject({
      email: 'p•••@massa.test',
      emailOf: 'signer',
    });
    const copy = (await api.mails()).at(-1);
    expect(copy).toMatchObject({
      recipient: 'paulo@massa.test',
      subject: `Você assinou o contrato ${contract?.number}`,
    });
    expect(copy?.bodyText).toContain(
      'da empresa contratante Massa Fresca Ltda., está assinado por você. O PDF',
    );
  });

  it('goes to the address of the registration alone, which only the customer reads', async () => {
    const made = await approvedCompany(api);
    const addressed = (signers: { email?: string | null }[]) =>
      signers.map(({ email }) => email);
    expect(addressed((await made.draft()).signers)).toEqual([PAULO.email, LUCIA.email]);
    const { params } = made;
    const seen = await made.consultant.send(getContractDraft, { params, query: {} });
    expect(addressed(seen.data.signers)).toEqual([undefined, undefined]);
    const elsewhere = await ask(made, { ...SECOND, email: 'outra@massa.test' });
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body.fields).toEqual([
      {
        key: 'Email',
        message: 'O código vai para o e-mail de Lúcia Massa que está no cadastro.',
      },
    ]);
    const borrowed = await ask(made, { ...SECOND, email: PAULO.email });
    expect(borrowed.status).toBe(400);
    expect((await ask(made, { ...SECOND, email: LUCIA.email })).status).toBe(200);
  });

  it('of the only partner goes to the account where nothing else is said', async () => {
    const alone = { name: 'Paulo Massa', cpf: '12345678909', share: 100 };
    const made = await approvedCompany(api, [alone]);
    expect((await made.draft()).signers).toMatchObject([{ email: 'ana@exemplo.test' }]);
    const pin = await pinOf(api, made.customer, made.proposal.id);
    expect((await signAs(made, { pin, signer: 1 })).status).toBe(200);
    const { bytes } = await made.customer.send(downloadContract, { params: made.params });
    expect(flat(textOfPdf(bytes))).toContain(
      'enviado a a•••@exemplo.test, e-mail informado para Paulo Massa, o mesmo da conta',
    );
    const subjects = (await api.mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Você assinou/.test(subject))).toEqual([]);
  });

  it('is asked for three times in ten minutes, whoever is to sign', async () => {
    const made = await approvedCompany(api);
    const asked = [SECOND, FIRST, SECOND, FIRST];
    const statuses = [];
    for (const body of asked) statuses.push((await ask(made, body)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('of a person goes to the account alone', async () => {
    const { customer, proposal } = await approvedProposal(api);
    const params = { id: proposal.id };
    const send = async (body: { signer?: number; email?: string }) =>
      (await customer.send(sendSignaturePin, { params, body })).body.fields;
    expect(await send({ email: 'outra@exemplo.test' })).toEqual([
      { key: 'Email', message: 'O código vai para o e-mail da sua conta.' },
    ]);
    expect(await send({ signer: 1 })).toEqual([
      { key: 'Signer', message: 'Escolha quem assina pela empresa.' },
    ]);
    expect(await send({ email: 'ana@exemplo.test' })).toBeUndefined();
    expect((await api.mails()).at(-1)?.bodyHtml).toContain(
      'cid:head.aroeira.vermelho-ipe',
    );
  });
});
