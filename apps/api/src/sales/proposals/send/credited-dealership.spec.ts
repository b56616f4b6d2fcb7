import { type SubmissionFacts } from './submission.rules';
import { accepted, daysAgo, simulation, SITE } from './testing/submission-facts';

const LINK = { ...SITE, dealershipId: 1, origin: 'link-da-loja' } as const;
const ASSISTED = {
  ...SITE,
  dealershipId: 5,
  sellerId: 'seller',
  origin: 'venda-assistida',
} as const;

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
    const creditNow = { ...LINK, dealershipId: 3, campaign: 'verao' };
    expect(creditOf({ ...simulation(LINK), creditNow })).toEqual(creditNow);
  });

  it('the seller who assisted when it was opened, over a link of now', () => {
    expect(creditOf({ ...simulation(ASSISTED), creditNow: LINK })).toEqual(ASSISTED);
  });

  it('the seller who assists now, over the one who assisted when it was opened', () => {
    const creditNow = { ...ASSISTED, sellerId: 'another' };
    expect(creditOf({ ...simulation(ASSISTED), creditNow })).toEqual(creditNow);
  });

  it.each([
    [30, 1],
    [31, 7],
  ])('a link of %i days ago: dealership %i', (days, dealershipId) => {
    const opened = simulation({ ...LINK, createdAt: daysAgo(days) });
    expect(creditOf(opened).dealershipId).toBe(dealershipId);
  });

  it('nobody by a link of a dealership that has ended since', () => {
    expect(creditOf({ ...simulation(LINK), isFirstStoreOpen: false })).toEqual({
      ...SITE,
      dealershipId: 7,
    });
  });
});
