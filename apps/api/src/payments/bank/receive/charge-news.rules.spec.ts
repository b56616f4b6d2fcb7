import { type ContractTerms } from '@site/api-contract/contracts';
import { type ContractRecord } from '../../../contracts/contracts/contracts.repository';
import { charge as charged } from '../../../contracts/ledger/testing/entries';
import { type BankChargeRow } from '../../payments/payments.repository';
import {
  type ChargeFacts,
  decideChallenge,
  decideDecline,
  decideFailure,
} from './charge-news.rules';

const OPEN = ['asked', 'open', 'scheduled'];
const LABEL = 'Mensalidade 1 de 36';
const ofCharge = { chargeId: 'chg_1', reference: 'charge' };

function facts(charge: Partial<BankChargeRow> = {}, hasCard = true): ChargeFacts {
  const contract = { terms: { term: 36, oneOff: [] } as unknown as ContractTerms };
  return {
    charge: {
      dueOn: '2026-11-24',
      method: 'cartao-salvo',
      tries: 0,
      createdAt: new Date('2026-11-24T15:00:00Z'),
      ...charge,
    } as BankChargeRow,
    record: {
      contract: contract as ContractRecord['contract'],
      proposal: {} as ContractRecord['proposal'],
      entries: [charged(1, 300_000, '2026-11-24')] as ContractRecord['entries'],
    },
    hasCard,
  };
}

describe('a charge that was declined', () => {
  const declined = (given: ChargeFacts, reason = 'cartao_recusado') =>
    decideDecline(given, { ...ofCharge, reason });
  const FALLBACK = { kind: 'card-fallback', label: LABEL };

  it.each(['pix', 'boleto', 'cartao', 'pix-automatico'] as const)(
    'by %s is over, and its payer is told',
    (method) => {
      expect(declined(facts({ method }))).toEqual({
        from: OPEN,
        change: { state: 'declined', reason: 'cartao_recusado', bankId: 'chg_1' },
        mail: { kind: 'declined', label: LABEL },
      });
    },
  );

  it('by a saved card waits for its next try, two days later, of which its owner is told', () => {
    expect(declined(facts())).toEqual({
      from: OPEN,
      change: { state: 'failed', reason: 'cartao_recusado', bankId: 'chg_1' },
      mail: {
        kind: 'card-tries-again',
        label: LABEL,
        nextTry: '2026-11-26',
        bears: true,
      },
    });
  });

  it.each([1, 2])('by try %i of a saved card waits again, without a mail', (tries) => {
    const { change, mail } = declined(facts({ tries }));
    expect(change.state).toBe('failed');
    expect(mail).toBeNull();
  });

  it('by the last try of a saved card is the customer’s again', () => {
    const { change, mail } = declined(facts({ tries: 3 }));
    expect(change.state).toBe('declined');
    expect(mail).toEqual(FALLBACK);
  });

  it.each(['cartao_vencido', 'nao_reconhecida'])(
    'by a saved card for %s is not tried again',
    (reason) => {
      const { change, mail } = declined(facts(), reason);
      expect(change).toEqual({ state: 'declined', reason, bankId: 'chg_1' });
      expect(mail).toEqual(FALLBACK);
    },
  );

  it('by a card that was removed meanwhile is not tried again', () => {
    const { change, mail } = declined(facts({}, false));
    expect(change.state).toBe('declined');
    expect(mail).toEqual(FALLBACK);
  });
});

it('a charge that found no money has failed, silently', () => {
  const told = { ...ofCharge, reason: 'saldo_insuficiente', tries: 2 };
  expect(decideFailure(facts({ method: 'pix-automatico' }), told)).toEqual({
    from: OPEN,
    change: {
      state: 'failed',
      reason: 'saldo_insuficiente',
      tries: 2,
      bankId: 'chg_1',
    },
    mail: null,
  });
});

it('a charge that its owner has to confirm is opened at the bank’s page once', () => {
  const url = 'https://banco.test/3ds/1';
  expect(decideChallenge(facts(), { ...ofCharge, url })).toEqual({
    from: ['asked', 'scheduled'],
    change: { state: 'open', bankId: 'chg_1', pageUrl: url },
    mail: { kind: 'confirm-card', label: LABEL },
  });
});
