import { type CreditQuestion } from '#platform/ports/credit-bureau';
import { creditSandbox } from './credit-sandbox';

const plain = (text: string) => text.replace(/\s/g, ' ');
const assess = (change: Partial<CreditQuestion> = {}) =>
  creditSandbox.assess({
    document: '52998224725',
    clientType: 1,
    monthlyCentavos: 300_000,
    others: { centavos: 0, count: 0 },
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

  it('counts what other cars take of the same income', async () => {
    const { reasons, note } = await assess({
      monthlyCentavos: 200_000,
      others: { centavos: 100_001, count: 2 },
    });
    expect(reasons).toEqual(['renda-comprometida']);
    expect(plain(note)).toBe(
      'Parcela de R$ 2.000,00, com mais R$ 1.000,01 de 2 outros carros: 30% da renda mensal informada. Passa do limite de 30%.',
    );
  });

  it('finds a car too much for itself whatever is paid besides', async () => {
    const { reasons } = await assess({
      monthlyCentavos: 300_001,
      others: { centavos: 100_000, count: 1 },
    });
    expect(reasons).toEqual(['renda-insuficiente']);
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
    const others = { centavos: 1, count: 1 };
    expect((await assess({ ...company, others })).reasons).toEqual([
      'faturamento-comprometido',
    ]);
  });

  it('knows of a debt where the check digits are 99', async () => {
    const { reasons, note } = await assess({ document: '10000001899' });
    expect(reasons).toEqual(['pendencia-financeira']);
    expect(note).toContain('Há pendência registrada neste documento.');
  });
});
