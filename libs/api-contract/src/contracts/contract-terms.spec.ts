import {
  type Amendment,
  type ContractTerms,
  termsForInstallment,
  termsOn,
} from './contract-terms';

const SIGNED: ContractTerms = {
  clientType: 1,
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  versionSlug: 'aroeira-evolucao',
  versionName: 'Aroeira Evolução',
  paint: 'vermelho-ipe',
  paintName: 'Vermelho Ipê',
  term: 36,
  km: 1000,
  addOns: [],
  lines: [{ key: 'car', label: 'Uso do carro', centavos: 263_700 }],
  monthlyCentavos: 263_700,
  oneOff: [],
  extraKmCentavos: 60,
  deductibleCentavos: 400_000,
  dueDay: 10,
  paymentMethod: 'pix',
  signedOn: '2026-11-23',
  promisedOn: '2026-12-02',
  dealershipId: null,
  handover: { label: 'Retirada', text: 'Na loja mais perto de você' },
};
const AMENDMENTS: Amendment[] = [
  {
    number: 2,
    kind: 'km',
    changes: { km: 1500, monthlyCentavos: 280_000, fromInstallment: 7 },
    effectiveFrom: '2027-06-02',
  },
  {
    number: 1,
    kind: 'vencimento',
    changes: { dueDay: 20, fromInstallment: 3 },
    effectiveFrom: '2027-02-20',
  },
  {
    number: 3,
    kind: 'condutor',
    changes: { driverId: 'a-driver' },
    effectiveFrom: '2027-06-10',
  },
];

describe('the terms of a contract', () => {
  it('are those that were signed until an amendment counts', () => {
    expect(termsOn(SIGNED, AMENDMENTS, '2027-02-19')).toEqual(SIGNED);
    expect(termsOn(SIGNED, AMENDMENTS, '2027-02-20')).toEqual({ ...SIGNED, dueDay: 20 });
    expect(termsOn(SIGNED, AMENDMENTS, '2027-06-10')).toEqual({
      ...SIGNED,
      dueDay: 20,
      km: 1500,
      monthlyCentavos: 280_000,
    });
  });

  it('are told for each installment, whatever the day is', () => {
    const of = (installment: number) => {
      const { dueDay, monthlyCentavos } = termsForInstallment(
        SIGNED,
        AMENDMENTS,
        installment,
      );
      return [dueDay, monthlyCentavos];
    };
    expect([2, 3, 6, 7].map(of)).toEqual([
      [10, 263_700],
      [20, 263_700],
      [20, 263_700],
      [20, 280_000],
    ]);
  });

  it('take the newer of two amendments of one thing, in whatever order they come', () => {
    const later: Amendment = {
      number: 4,
      kind: 'vencimento',
      changes: { dueDay: 5, fromInstallment: 9 },
      effectiveFrom: '2027-08-05',
    };
    expect(termsOn(SIGNED, [later, ...AMENDMENTS], '2028-01-01').dueDay).toBe(5);
    expect(termsOn(SIGNED, [...AMENDMENTS, later], '2028-01-01').dueDay).toBe(5);
  });
});
