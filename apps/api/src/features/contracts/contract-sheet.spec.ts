import { writePdf } from '../../platform/files/pdf';
import { textOfPdf } from '../../testing/pdf-text';
import { draftSheet, signedSheet } from './contract-sheet';
import { writeContract } from './contract-text';
import { evidenceOf } from './signature-evidence';
import { someFacts } from './testing/some-facts';

const contract = {
  ...writeContract(someFacts()),
  proposalNumber: 'P-2611-0487',
  origin: 'https://rodar.test',
};
const evidence = evidenceOf({
  email: 'ana@exemplo.test',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0',
  at: new Date('2026-11-23T15:04:05Z'),
});
const signed = () =>
  writePdf({
    ...signedSheet(contract, { number: 'C-2611-0001', signer: 'Ana Souza', evidence }),
    brand: 'Rodar',
  });
const draft = () =>
  writePdf({ ...draftSheet(contract, new Date('2026-11-23T15:00:00Z')), brand: 'Rodar' });
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
      '2026-11-24',
      'https://rodar.test/contratos/verificar',
    ])
      expect(evidencePage).toContain(fact);
    expect(evidencePage).not.toContain('ana@exemplo.test');
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
