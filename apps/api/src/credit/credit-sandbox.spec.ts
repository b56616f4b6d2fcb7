import { type CreditQuestion } from './credit-bureau';
import { creditSandbox } from './credit-sandbox';

const plain = (text: string) => text.replace(/\s/g, ' ');
const assess = (change: Partial<CreditQuestion> = {}) =>
  creditSandbox.assess({
    document: '52998224725',
    clientType: 1,
    monthlyCentavos: 300_000,
    incomeCentavos: 1_000_000,
    ...change,
  });

describe('the credit sandbox', () => {
  it('finds nothing against an installment of exactly 30 % of the income', async () => {
    const finding = await assess();
    expect(finding.reasons).toEqual([]);
    expect(plain(finding.note)).toBe(
      'Parcela de R$ 3.000,00: 30% da renda mensal informada. Cabe no limite de 30%.',
    );
  });

  it('finds that one centavo more does not fit', async () => {
    const { reasons, note } = await assess({ monthlyCentavos: 300_001 });
    expect(reasons).toEqual(['renda-insuficiente']);
    expect(note).toContain('Passa do limite de 30%.');
  });

  it('compares a company with a twelfth of its yearly revenue', async () => {
    const company = {
      document: 'DEM0PJ01000160',
      clientType: 2,
      incomeCentavos: 12_000_000,
    } as const;
    expect((await assess(company)).reasons).toEqual([]);
    expect((await assess({ ...company, monthlyCentavos: 300_001 })).reasons).toEqual([
      'faturamento-insuficiente',
    ]);
  });

  it('knows of a debt where the check digits are 99', async () => {
    const { reasons, note } = await assess({ document: '10000001899' });
    expect(reasons).toEqual(['pendencia-financeira']);
    expect(note).toContain('Há pendência registrada neste documento.');
  });
});
