import { ownMoveOf, type PurchaseSituation } from './purchase.rules';

const TODAY = '2029-10-10';
const BOOKED = { kind: 'antecipada' } as const;
const DEMANDED = { kind: 'inadimplencia' } as const;

type Case = {
  state: PurchaseSituation['purchase']['state'];
  booking?: PurchaseSituation['booking'];
  contract?: PurchaseSituation['proposal']['state'];
  until?: string;
};

function moveOf({ state, booking = null, contract = 'ativa', until = TODAY }: Case) {
  const row = { state, round: 1, validUntil: until, dueOn: until };
  const purchase = row as PurchaseSituation['purchase'];
  const proposal = { state: contract };
  return ownMoveOf({ purchase, entries: [], booking, proposal }, TODAY);
}

describe('the move that a purchase makes by itself', () => {
  it.each<[string, Case, ReturnType<typeof ownMoveOf>]>([
    ['none while it waits for a price', { state: 'pedida' }, null],
    ['none while the offer stands', { state: 'oferecida' }, null],
    ['none beside a booked return', { state: 'aceita', booking: BOOKED }, null],
    ['the end of a question', { state: 'pedida', booking: DEMANDED }, 'vencida'],
    ['the end of an offer', { state: 'oferecida', booking: DEMANDED }, 'vencida'],
    ['the end of what was accepted', { state: 'aceita', booking: DEMANDED }, 'vencida'],
    ['the end with its contract', { state: 'aceita', contract: 'cancelada' }, 'vencida'],
    ['the end of its days', { state: 'oferecida', until: '2029-10-09' }, 'vencida'],
    ['none once bought', { state: 'comprada', booking: DEMANDED }, null],
    ['none once let pass', { state: 'dispensada', booking: DEMANDED }, null],
  ])('is %s', (_, situation, move) => {
    expect(moveOf(situation)).toBe(move);
  });
});
