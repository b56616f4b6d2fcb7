import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type DemoBankRecords } from '@site/server';
import { type Clock } from '#platform/clock';
import { type Random } from '#platform/ports';
import { type Bank } from '#platform/ports/bank';
import { type ChargeOrder } from '#platform/ports/bank-charge';
import { type BankEvent } from '../../payments/bank/bank-events';

type BookedCharge = DemoBankRecords['charges'][number];

/**
 * The bank of the demo's past: it acts at once and keeps records, which the sandbox bank
 * takes over.
 */
export type DemoBank = {
  /** The port, with the time of its calls. */
  at(clock: Clock): Bank;
  book: DemoBankRecords;
  /**
   * Pays everything open, and what Pix Automático collects by this day; gives the events
   * for webhooks.
   */
  payDue(at: Date): BankEvent[];
  /** The payer accepts the proposed recurrences. */
  acceptProposed(): BankEvent[];
};

/** Boletos are numbered from the one after `afterNumber`. */
export function demoBank(random: Random, afterNumber = 0): DemoBank {
  const book: DemoBankRecords = { charges: [], payments: [], recurrences: [] };
  const idOf = (kind: string) => `${kind}_${random.uuid().replaceAll('-', '')}`;
  const locationOf = (kind: string) =>
    `pix.banco-demo.test/${kind}/${idOf('l').slice(2)}`;

  function charge(
    clock: Clock,
    kind: BookedCharge['kind'],
    { reference, description, payer, centavos, dueOn }: NewCharge,
  ): BookedCharge {
    const booked: BookedCharge = {
      kind,
      reference,
      description,
      payer,
      centavos,
      id: idOf('chg'),
      dueOn: dueOn ?? null,
      state: kind === 'automatic' ? 'scheduled' : 'open',
      location: kind === 'pix' ? locationOf('qr/v2') : null,
      ourNumber:
        kind === 'boleto'
          ? String(afterNumber + book.charges.length + 1).padStart(12, '0')
          : null,
      recurrenceId: null,
      createdAt: clock.now().toISOString(),
    };
    book.charges.push(booked);
    return booked;
  }

  function pay(booked: BookedCharge, at: Date): BankEvent {
    const payment = {
      id: idOf('pay'),
      chargeId: booked.id,
      centavos: booked.centavos,
      paidAt: at.toISOString(),
    };
    book.payments.push(payment);
    booked.state = 'paid';
    const { id: paymentId, ...data } = payment;
    return {
      type: 'payment.received',
      data: { ...data, paymentId, reference: booked.reference },
    };
  }

  const at = (clock: Clock): Bank => ({
    isLeftAlone: () => false,
    createPixCharge: async (order) => {
      const { id, location } = charge(clock, 'pix', order);
      return { id, state: 'open', location: location ?? '' };
    },
    createBoleto: async (order) => {
      const { id, ourNumber } = charge(clock, 'boleto', order);
      return { id, state: 'open', ourNumber: ourNumber ?? '' };
    },
    startCardSession: async (order) => {
      const { id } = charge(clock, 'card', order);
      return { id, state: 'open', url: order.returnUrl };
    },
    createRecurrence: async ({ reference, contract, payer, journey }) => {
      const id = idOf('rec');
      const location = locationOf('rec');
      const createdAt = clock.now().toISOString();
      book.recurrences.push({
        id,
        reference,
        contract,
        payer,
        journey,
        state: 'enviada',
        location,
        createdAt,
      });
      return { id, state: 'enviada', location };
    },
    chargeRecurrence: async (recurrenceId, order) => {
      const { payer } = book.recurrences.find(({ id }) => id === recurrenceId) ?? never();
      const booked = charge(clock, 'automatic', { ...order, payer });
      booked.recurrenceId = recurrenceId;
      return { id: booked.id, state: 'scheduled' };
    },
    chargeCard: never,
    removeCard: never,
    cancelRecurrence: never,
    retryCharge: never,
    cancelCharge: never,
    refund: never,
    get: never,
  });

  return {
    at,
    book,
    payDue: (when) =>
      book.charges
        .filter(
          ({ state, dueOn }) =>
            state === 'open' ||
            (state === 'scheduled' && dueOn !== null && dueOn <= saoPauloDay(when)),
        )
        .map((booked) => pay(booked, when)),
    acceptProposed: () =>
      book.recurrences
        .filter(({ state }) => state !== 'aceita')
        .map((recurrence) => {
          recurrence.state = 'aceita';
          const { id: recurrenceId, reference } = recurrence;
          return {
            type: 'recurrence.changed' as const,
            data: { recurrenceId, reference, state: 'aceita' as const },
          };
        }),
  };
}

type NewCharge = Omit<ChargeOrder, 'key'> & { dueOn?: IsoDate };

function never(): never {
  throw new Error('Nobody asked this of the bank in the demo’s past');
}
