import {
  decideProposal,
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
} from '@site/contracts';
import { contracts, outboxAttachments } from '../../tables';
import { testApi } from '../../testing/api';
import { textOfPdf } from '../../testing/pdf-text';
import { replacePartners } from '../accounts/registration.repository';
import { sentProposal } from '../proposals/testing/ready-customer';
import { approvedProposal, pinOf } from './testing/approved-proposal';

const api = testApi();
const PAULO = { signer: 1, email: 'paulo@massa.test' };
const LUCIA = { signer: 2, email: 'lucia@massa.test' };
const flat = (text: string) => text.replace(/\s+/g, ' ');

async function approvedCompany() {
  const made = await approvedProposal(
    api,
    { name: 'Massa Fresca Ltda.', personType: 'PJ', document: 'DEM0PJ01000160' },
    { link: 'dealerid=1', clientType: 2, order: { income: 900_000 } },
  );
  await replacePartners(api.db, made.customer.userId, [
    { name: 'Paulo Massa', cpf: '12345678909', share: 66.67 },
    { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33 },
  ]);
  const params = { id: made.proposal.id };
  const draft = async (signer?: string) =>
    (await made.customer.send(getContractDraft, { params, query: { signer } })).data;
  return { ...made, params, draft };
}

describe('the contract of a company', () => {
  it('is signed by the partner who was chosen, who stands in the text and in its hash', async () => {
    const { draft, customer, params } = await approvedCompany();
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
    expect([nobody.status, nobody.body.fields]).toEqual([
      400,
      [{ key: 'Signer', message: 'Escolha quem assina pela empresa.' }],
    ]);
  });

  it('is refused when another partner signs than the one in the text that was read', async () => {
    const { draft, customer, params, proposal } = await approvedCompany();
    const { revision, textHash } = await draft();
    const pin = await pinOf(api, customer, proposal.id, PAULO);
    const { status, body } = await customer.send(sendSignature, {
      params,
      body: { pin, revision, textHash, signer: 2 },
    });
    expect([status, body.reason]).toEqual([409, 'contract-changed']);
  });

  it('names who signed in paper and evidence, whatever becomes of the registration', async () => {
    const { draft, customer, params, proposal } = await approvedCompany();
    const { revision, textHash } = await draft('2');
    const pin = await pinOf(api, customer, proposal.id, LUCIA);
    const { status } = await customer.send(sendSignature, {
      params,
      body: { pin, revision, textHash, signer: 2 },
    });
    expect(status).toBe(200);
    const partners = [{ name: 'Rosa Massa', cpf: '11144477735', share: 100 }];
    await replacePartners(api.db, customer.userId, partners);
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
  const ask = (made: Awaited<ReturnType<typeof approvedCompany>>, body = LUCIA) =>
    made.customer.send(sendSignaturePin, { params: made.params, body });
  const sign = async (
    made: Awaited<ReturnType<typeof approvedCompany>>,
    { pin, signer }: { pin: string; signer: number },
  ) => {
    const { revision, textHash } = await made.draft(String(signer));
    const body = { pin, revision, textHash, signer };
    return made.customer.send(sendSignature, { params: made.params, body });
  };

  it('goes to that partner, with the contract to read before', async () => {
    const made = await approvedCompany();
    const { status, data } = await ask(made);
    expect([status, data.sentTo]).toEqual([200, 'l•••@massa.test']);
    const mail = (await api.mails()).at(-1);
    expect(mail).toMatchObject({
      recipient: 'lucia@massa.test',
      subject: 'Código para assinar o contrato da empresa',
    });
    expect(mail?.bodyText).toContain(
      `O contrato da proposta ${made.proposal.number}, da empresa de CNPJ DE.M0P.J01/0001-60, espera a sua assinatura.`,
    );
    // Nobody proved the address: what people typed is no word of ours (D8).
    expect(mail?.bodyText).not.toMatch(/Massa|Lúcia/);
    const files = await api.db.select().from(outboxAttachments);
    expect(files.map(({ name }) => name)).toEqual([`minuta-${made.proposal.number}.pdf`]);
  });

  it('signs as that partner alone, and says on the page of evidence where it went', async () => {
    const made = await approvedCompany();
    const pin = await pinOf(api, made.customer, made.proposal.id, PAULO);
    expect((await sign(made, { pin, signer: 2 })).body.fields).toEqual([
      { key: 'Pin', message: 'Código incorreto ou expirado. Confira ou peça outro.' },
    ]);
    expect((await sign(made, { pin, signer: 1 })).status).toBe(200);
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

  it('is asked for the next time where it went, and at no other partner’s', async () => {
    const made = await approvedCompany();
    const pin = await pinOf(api, made.customer, made.proposal.id, LUCIA);
    const addressed = async () => (await made.draft()).signers.map(({ email }) => email);
    expect(await addressed()).toEqual([null, null]);
    const other = await sentProposal(made.customer, {
      clientType: 2,
      order: { income: 900_000 },
    });
    const body = { to: 'aprovada' as const, reasons: [], revision: 1 };
    await made.consultant.send(decideProposal, { params: { id: other.id }, body });
    expect((await sign(made, { pin, signer: 2 })).status).toBe(200);
    const partners = [
      { name: 'Lúcia Massa', cpf: '00000000191', share: 50 },
      { name: 'Rosa Massa', cpf: '11144477735', share: 50 },
    ];
    await replacePartners(api.db, made.customer.userId, partners);
    const params = { id: other.id };
    const next = await made.customer.send(getContractDraft, { params, query: {} });
    expect(next.data.signers).toEqual([
      { position: 1, name: 'Lúcia Massa', email: 'lucia@massa.test' },
      { position: 2, name: 'Rosa Massa', email: null },
    ]);
    const dealer = await api.asRole('CONSULTANT');
    const seen = await dealer.send(getContractDraft, { params, query: {} });
    expect(seen.data.signers.map(({ email }) => email)).toEqual([undefined, undefined]);
    const borrowed = await made.customer.send(sendSignaturePin, { params, body: LUCIA });
    expect(borrowed.body.fields).toEqual([
      {
        key: 'Email',
        message: 'Este é o e-mail de Lúcia Massa. Use um que só Rosa Massa leia.',
      },
    ]);
    const nowhere = await made.customer.send(sendSignaturePin, {
      params,
      body: { signer: 2 },
    });
    expect(nowhere.body.fields).toEqual([
      { key: 'Email', message: 'Informe um e-mail válido.' },
    ]);
  });

  it('of the only partner goes to the account where nothing else is said', async () => {
    const made = await approvedCompany();
    await replacePartners(api.db, made.customer.userId, [
      { name: 'Paulo Massa', cpf: '12345678909', share: 100 },
    ]);
    expect((await made.draft()).signers).toMatchObject([{ email: 'ana@exemplo.test' }]);
    const pin = await pinOf(api, made.customer, made.proposal.id);
    expect((await sign(made, { pin, signer: 1 })).status).toBe(200);
    const { bytes } = await made.customer.send(downloadContract, { params: made.params });
    expect(flat(textOfPdf(bytes))).toContain(
      'enviado a a•••@exemplo.test, e-mail informado para Paulo Massa, o mesmo da conta',
    );
    const subjects = (await api.mails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Você assinou/.test(subject))).toEqual([]);
  });

  it('is asked for three times in ten minutes, whoever is to sign', async () => {
    const made = await approvedCompany();
    const asked = [LUCIA, PAULO, LUCIA, PAULO];
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
  });
});
