import { type Claim } from '../../attribution/attribution.rules';
import { type SubmissionFacts } from './submission.rules';
import { accepted, daysAgo, simulation, SITE } from './testing/submission-facts';

const LINK = { ...SITE, dealershipId: 1, origin: 'link-da-loja' } as const;
const ASSISTED = {
  ...SITE,
  dealershipId: 5,
  sellerId: 'seller',
  origin: 'venda-assistida',
} as const;

const SHOP_LINK: Claim = {
  rule: 'link-da-loja',
  dealershipId: 1,
  sellerId: null,
  day: '2026-11-20',
  problem: null,
  isOfSimulation: false,
};
const ASSISTED_LINK: Claim = {
  ...SHOP_LINK,
  rule: 'venda-assistida',
  dealershipId: 5,
  sellerId: 'seller',
};

describe('the sale is credited to', () => {
  const creditOf = (change: Partial<SubmissionFacts>) => {
    const { dealershipId, sellerId, origin, campaign } = accepted(change).proposal;
    return { dealershipId, sellerId, origin, campaign };
  };

  it('the dealership chosen for the delivery, without a link', () => {
    expect(creditOf({})).toEqual({ ...SITE, dealershipId: 7 });
  });

  it('the link with which the simulation was opened, once the browser has forgotten it', () => {
    const opened = simulation({ ...LINK, campaign: 'primavera' });
    expect(creditOf(opened)).toEqual({ ...LINK, campaign: 'primavera' });
  });

  it('the link that the browser remembers now, over an older one', () => {
    const now = {
      claimsNow: [{ ...SHOP_LINK, dealershipId: 3 }],
      campaignNow: 'verao',
    };
    expect(creditOf({ ...simulation(LINK), ...now })).toEqual({
      ...LINK,
      dealershipId: 3,
      campaign: 'verao',
    });
  });

  it('the seller who assisted when it was opened, over a link of now', () => {
    expect(creditOf({ ...simulation(ASSISTED), claimsNow: [SHOP_LINK] })).toEqual(
      ASSISTED,
    );
  });

  it('the seller who assists now, over the one who assisted when it was opened', () => {
    const claimsNow = [{ ...ASSISTED_LINK, sellerId: 'another' }];
    expect(creditOf({ ...simulation(ASSISTED), claimsNow })).toEqual({
      ...ASSISTED,
      sellerId: 'another',
    });
  });

  it.each([
    [30, 1],
    [31, 7],
  ])('a link of %i days ago: dealership %i', (days, dealershipId) => {
    const opened = simulation({ ...LINK, createdAt: daysAgo(days) });
    expect(creditOf(opened).dealershipId).toBe(dealershipId);
  });

  it('nobody by a link of a dealership that has ended since', () => {
    const firstSelling = { dealership: false, seller: true };
    expect(creditOf({ ...simulation(LINK), firstSelling })).toEqual({
      ...SITE,
      dealershipId: 7,
    });
  });
});

describe('the campaign of a sale is', () => {
  const campaignOf = (change: Partial<SubmissionFacts>) =>
    accepted(change).proposal.campaign;
  const opened = simulation({ ...SITE, campaign: 'primavera' });

  it('that of the simulation, when the browser that sends has forgotten it', () => {
    expect(campaignOf(opened)).toBe('primavera');
  });

  it('the one remembered now, before that of the simulation', () => {
    expect(campaignOf({ ...opened, campaignNow: 'verao' })).toBe('verao');
  });

  it('none of an older simulation, and none beside a link of now', () => {
    const older = simulation({ ...SITE, campaign: 'primavera', createdAt: daysAgo(31) });
    expect(campaignOf(older)).toBeNull();
    expect(campaignOf({ ...opened, claimsNow: [SHOP_LINK] })).toBeNull();
  });
});

describe('a proposal keeps which claim decided and what else there was', () => {
  const claimsOf = (change: Partial<SubmissionFacts>) =>
    accepted(change).saleClaims.map(({ rule, outcome, day, isOfSimulation }) => [
      rule,
      outcome,
      day,
      ...(isOfSimulation ? ['simulation'] : []),
    ]);

  it('the assisted sale of the simulation stands before a link of now', () => {
    const opened = simulation({ ...ASSISTED, createdAt: daysAgo(2) });
    expect(claimsOf({ ...opened, claimsNow: [SHOP_LINK] })).toEqual([
      ['venda-assistida', 'decidiu', '2026-11-21', 'simulation'],
      ['link-da-loja', 'mais-fraco', '2026-11-20'],
    ]);
  });

  it('a link that the simulation and the browser both have is one claim', () => {
    expect(claimsOf({ ...simulation(LINK), claimsNow: [SHOP_LINK] })).toEqual([
      ['link-da-loja', 'decidiu', '2026-11-20'],
    ]);
  });

  it('the link of a seller who has left counts for the dealership', () => {
    const opened = simulation({ ...ASSISTED, createdAt: daysAgo(2) });
    const firstSelling = { dealership: true, seller: false };
    expect(claimsOf({ ...opened, firstSelling })).toEqual([
      ['venda-assistida', 'encerrado', '2026-11-21', 'simulation'],
      ['link-da-loja', 'decidiu', '2026-11-21', 'simulation'],
    ]);
    expect(accepted({ ...opened, firstSelling }).proposal).toMatchObject({
      sellerId: null,
      dealershipId: 5,
      origin: 'link-da-loja',
    });
  });

  it('claims that do not count say why, and the dealership of the delivery decides', () => {
    const opened = simulation({ ...LINK, createdAt: daysAgo(31) });
    const claimsNow = [{ ...ASSISTED_LINK, problem: 'encerrado' as const }];
    expect(claimsOf({ ...opened, claimsNow })).toEqual([
      ['venda-assistida', 'encerrado', '2026-11-20'],
      ['link-da-loja', 'vencido', '2026-10-23', 'simulation'],
      ['loja-da-entrega', 'decidiu', null],
    ]);
  });
});
