import { type CampaignBenefit, offContract, offInstallment } from './campaign-benefit';
import {
  benefitProblem,
  benefitSum,
  benefitText,
  conditionsText,
} from './campaign-words';
import { lostBenefitText } from './held-benefit';

const VERAO: CampaignBenefit = {
  code: 'VERAO26',
  monthlyOffCentavos: 15_000,
  months: 6,
  km: 0,
  models: [],
  clientType: 0,
  minTerm: 0,
  endsOn: '2026-12-31',
};
const KM = { ...VERAO, monthlyOffCentavos: 0, months: 0, km: 2000 };
const PLAN = {
  modelSlug: 'ipe',
  clientType: 1,
  term: 36,
  monthlyCentavos: 200_000,
} as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the benefit of a campaign', () => {
  it('takes its amount off the first months alone', () => {
    expect([1, 6, 7].map((number) => offInstallment(VERAO, number))).toEqual([
      15_000, 15_000, 0,
    ]);
  });

  it('takes off a contract what it takes off its installments', () => {
    const months = Array.from({ length: 36 }, (_, index) => index + 1);
    const off = months.map((number) => offInstallment(VERAO, number));
    expect(offContract(VERAO, 36)).toBe(off.reduce((sum, one) => sum + one, 0));
  });

  it('takes nothing off where it gives km, or where there is none', () => {
    for (const benefit of [KM, undefined]) {
      expect(offInstallment(benefit, 1)).toBe(0);
      expect(offContract(benefit, 36)).toBe(0);
    }
  });

  it('is said in words', () => {
    const said = (change: Partial<Parameters<typeof benefitText>[0]>) =>
      plain(benefitText({ ...VERAO, monthlyOff: 150, ...change }));
    expect(said({})).toBe('R$ 150,00 a menos em cada uma das 6 primeiras mensalidades');
    expect(said({ months: 1 })).toBe('R$ 150,00 a menos na primeira mensalidade');
    expect(said(KM)).toBe('2.000 km a mais no contrato, sem custo');
  });

  it('is said as a part of the whole contract', () => {
    expect(plain(benefitSum({ ...VERAO, monthlyOff: 150 }, 36))).toBe('− R$ 900,00');
    expect(benefitSum({ ...KM, monthlyOff: 0 }, 36)).toBe('2.000 km a mais');
  });

  it('says for whom it counts, and until when', () => {
    expect(conditionsText(VERAO)).toBe(
      'Vale para todos os carros. Válido até 31/12/2026 ou até acabarem os usos.',
    );
    const models = ['Ipê', 'Lira', 'Aroeira'].map((name) => ({ slug: name, name }));
    expect(conditionsText({ ...VERAO, models, minTerm: 24, clientType: 2 })).toBe(
      'Vale para Ipê, Lira e Aroeira, contratos de 24 meses ou mais, só empresas. Válido até 31/12/2026 ou até acabarem os usos.',
    );
  });
});

describe('a benefit that a price lacks', () => {
  const benefit = { ...VERAO, monthlyOff: 150, models: [] };
  const plan = { modelSlug: 'ipe', clientType: 1, term: 36, monthly: 2000 } as const;

  it.each([
    [
      'does not count for the choice',
      { minTerm: 48 },
      '2026-12-01',
      'O código VERAO26 vale em contratos de 48 meses ou mais. Este tem 36.',
    ],
    [
      'has ended by its day',
      {},
      '2027-01-01',
      'A campanha VERAO26 acabou em 31/12/2026.',
    ],
    ['was ended before', {}, '2026-12-31', 'A campanha VERAO26 foi encerrada.'],
  ])('says that its campaign %s', (_what, change, today, said) => {
    expect(lostBenefitText({ ...benefit, ...change }, plan, today)).toBe(said);
  });
});

describe('a campaign counts', () => {
  it('for every car and plan unless it names some', () => {
    expect(benefitProblem(VERAO, PLAN)).toBeNull();
  });

  it('for its cars, its terms and its customers alone', () => {
    const models = [{ slug: 'lira', name: 'Lira' }];
    const problems = [{ models }, { minTerm: 48 }, { clientType: 2 as const }].map(
      (change) => benefitProblem({ ...VERAO, ...change }, PLAN),
    );
    expect(problems).toEqual([
      'O código VERAO26 não vale para este carro. Ele vale para: Lira.',
      'O código VERAO26 vale em contratos de 48 meses ou mais. Este tem 36.',
      'O código VERAO26 é só para empresas.',
    ]);
  });

  it('up to half a month', () => {
    const off = (monthlyOffCentavos: number) =>
      benefitProblem({ ...VERAO, monthlyOffCentavos }, PLAN);
    expect(off(100_000)).toBeNull();
    expect(off(100_001)).toBe(
      'O código VERAO26 não vale para uma mensalidade tão baixa quanto esta.',
    );
  });
});
