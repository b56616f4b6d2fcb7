import {
  accepted,
  AT_DEFAULT,
  basket,
  FACTS,
  NOW,
  QUEUED,
  registration,
} from './testing/submission-facts';

describe('a basket becomes a proposal', () => {
  it('with the choice, the price and the answers as they are, in analysis', () => {
    expect(accepted().proposal).toMatchObject({
      simulationId: 'simulation',
      simulationCode: 'RD-7K2M-48',
      userId: 'customer',
      state: 'em_analise',
      revision: 1,
      clientType: 1,
      versionSlug: 'aroeira-evolucao',
      choice: FACTS.basket.choice,
      quote: FACTS.basket.quote,
      priceTable: 'Tabela 2026-11',
      monthlyCentavos: 263_700,
      contractTotalCentavos: 9_493_200,
      incomeCentavos: 1_250_000,
      paymentMethod: 'pix',
      dueDay: 10,
      deliveryDate: '2026-11-30',
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it('until the instant before its price ends', () => {
    const validUntil = new Date(NOW.getTime() + 1);
    expect(accepted(basket({ validUntil })).proposal.createdAt).toBe(NOW);
  });

  it('of the place that the list shows to everybody, once its customer said so', () => {
    const request = { ...FACTS.request, acceptedPlace: true as const };
    expect(accepted({ ...AT_DEFAULT, request }).placeId).toBeNull();
  });

  it('of the place that the list shows to everybody, for who lives there', () => {
    const home = registration({ city: 'São Paulo', stateId: 35 });
    expect(accepted({ ...AT_DEFAULT, ...home }).placeId).toBeNull();
  });

  it('of a car of a queue, and spends the turn', () => {
    expect(accepted({ ...QUEUED, turn: { placeId: 'place' } }).placeId).toBe('place');
  });

  it('of a car whose queue has ended, without a turn', () => {
    expect(accepted({ ...QUEUED, turn: null }).placeId).toBeNull();
  });

  it('asks the credit bureau with all that the same income pays for', () => {
    const commitments = [{ monthlyCentavos: 100_000 }, { monthlyCentavos: 50_000 }];
    expect(accepted({ commitments }).question).toEqual({
      document: '52998224725',
      clientType: 1,
      monthlyCentavos: 263_700,
      others: { centavos: 150_000, count: 2 },
      incomeCentavos: 1_250_000,
    });
  });

  it('tells the consultant to look at the digital license once the printed date has passed', () => {
    const facts = {
      ...registration({ cnhExpirationDate: '2026-11-20' }),
      documents: { wanted: [], missing: [], digitalCnh: true },
    };
    expect(accepted(facts).licenseHint).toBe(
      'A validade impressa na CNH passou em 20/11/2026: confira a data na CNH digital.',
    );
    expect(accepted().licenseHint).toBe('');
  });
});
