import { writePdf } from '#platform/files/pdf';
import { testDrawings } from '../../../testing/drawings';
import { textOfPdf } from '../../../testing/pdf-text';
import { evidenceOf } from '../sign/signature-evidence';
import { companyFacts, someFacts } from '../testing/some-facts';
import { draftSheet, signedSheet } from './contract-sheet';
import { writeContract } from './contract-text';

const contract = {
  ...writeContract(someFacts()),
  proposalNumber: 'P-2611-0487',
  origin: 'https://rodar.test',
};
const evidence = evidenceOf({
  email: 'ana@exemplo.test',
  accountEmail: 'ana@exemplo.test',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0',
  at: new Date('2026-11-23T15:04:05Z'),
});
const signed = () =>
  writePdf(testDrawings, {
    ...signedSheet(contract, {
      number: 'C-2611-0001',
      customer: someFacts().customer,
      evidence,
    }),
    brand: 'Rodar',
  });
const draft = () =>
  writePdf(testDrawings, {
    ...draftSheet(contract, new Date('2026-11-23T15:00:00Z')),
    brand: 'Rodar',
  });
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('the PDF of a contract', () => {
  it('has the ten numbers on its first page and the hash of the text on each', async () => {
    const text = textOfPdf(await signed());
    const [first = ''] = text.split('Página 1 de');
    for (const { value } of contract.text.numbers)
      expect(flat(first)).toContain(flat(value));
    const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThan(4);
    expect(text.split(`SHA-256 ${contract.textHash}`)).toHaveLength(pages + 1);
  });

  it('says in its heading that it was signed, and in the draft that it is to be', async () => {
    const inFile = flat(textOfPdf(await signed()));
    expect(inFile).toContain(
      'C-2611-0001. Proposta P-2611-0487, assinado em 23/11/2026.',
    );
    expect(inFile).not.toContain('para assinar');
    expect(flat(textOfPdf(await draft()))).toContain(
      'Proposta P-2611-0487, para assinar em 23/11/2026. Minuta:',
    );
  });

  it('says in its last page who signed, when, from where and which text', async () => {
    const evidencePage = flat(
      textOfPdf(await signed()).split('Registro da assinatura')[1] ?? '',
    );
    for (const fact of [
      'C-2611-0001',
      'Ana Souza',
      '23/11/2026, 12:04:05 (horário de Brasília)',
      '203.0.113.7',
      'Firefox no Windows',
      'a•••@exemplo.test',
      '2026-12-02',
      'rodar.test/contratos/verificar',
    ])
      expect(evidencePage).toContain(fact);
    expect(evidencePage).not.toContain('ana@exemplo.test');
  });

  it('names who signed for a company, and the company, in its last page', async () => {
    const { customer } = companyFacts();
    const ofCompany = { ...contract, ...writeContract(companyFacts()) };
    const bytes = await writePdf(testDrawings, {
      ...signedSheet(ofCompany, {
        number: 'C-2611-0001',
        customer,
        evidence: { ...evidence, signer: { name: 'Paulo Massa', cpf: '123.456.789-09' } },
      }),
      brand: 'Rodar',
    });
    const [first = '', last = ''] = textOfPdf(bytes).split('Registro da assinatura');
    expect(flat(first).split('Os dez números')[0]).toContain(
      'por Paulo Massa, CPF 123.456.789-09, pela empresa contratante Massa Fresca Ltda.',
    );
    expect(flat(first)).not.toContain('Ltda..');
    for (const fact of [
      'Paulo Massa, CPF 123.456.789-09',
      'Pela empresa contratante',
      'Massa Fresca Ltda., CNPJ 4K.8AU.R0R/0001-12',
      'Pela locadora',
    ])
      expect(flat(last)).toContain(fact);
  });

  it('of the same signature has the same bytes', async () => {
    expect((await signed()).equals(await signed())).toBe(true);
  });

  it('before the signature says on every page that it is a draft', async () => {
    const text = textOfPdf(await draft());
    const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1]);
    expect(text.split('Minuta da proposta P-2611-0487, sem assinatura')).toHaveLength(
      pages + 1,
    );
    expect(text).not.toContain('Registro da assinatura');
  });
});
