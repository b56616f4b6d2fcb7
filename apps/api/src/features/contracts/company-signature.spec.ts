import {
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
} from '@site/contracts';
import { contracts } from '../../tables';
import { testApi } from '../../testing/api';
import { textOfPdf } from '../../testing/pdf-text';
import { replacePartners } from '../accounts/registration.repository';
import { approvedProposal, pinOf } from './testing/approved-proposal';

const api = testApi();
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
    const pin = await pinOf(api, customer, proposal.id);
    const { status, body } = await customer.send(sendSignature, {
      params,
      body: { pin, revision, textHash, signer: 2 },
    });
    expect([status, body.reason]).toEqual([409, 'contract-changed']);
  });

  it('names who signed in paper and evidence, whatever becomes of the registration', async () => {
    const { draft, customer, params, proposal } = await approvedCompany();
    const { revision, textHash } = await draft('2');
    const pin = await pinOf(api, customer, proposal.id);
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
