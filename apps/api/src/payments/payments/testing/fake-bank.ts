import { type Bank } from '#platform/ports/bank';
import { BankAway, BankRefusal } from '../../bank/bank-errors';

export type FakeCharge = {
  id: string;
  reference: string;
  centavos: number;
  description?: string;
};
type Asked = { what: string; key: string; reference?: string; centavos?: number };

/**
 * A bank in memory with one effect for each key. `away` makes it silent: 'before' means
 * it did not get the call, 'after' that it did the work without an answer.
 */
export class FakeBank {
  asked: Asked[] = [];
  charges = new Map<string, FakeCharge>();
  canceled: string[] = [];
  removedCards = new Set<string>();
  away: 'before' | 'after' | null = null;
  refusesRefunds = false;
  private answers = new Map<string, unknown>();

  reset(): void {
    this.asked = [];
    this.charges.clear();
    this.canceled = [];
    this.removedCards.clear();
    this.away = null;
    this.refusesRefunds = false;
    this.answers.clear();
  }

  /** Saves its state; the result restores it, as often as it is called. */
  keep(): () => void {
    const { away, refusesRefunds } = this;
    const [asked, canceled] = [[...this.asked], [...this.canceled]];
    const [charges, answers] = [new Map(this.charges), new Map(this.answers)];
    const removedCards = new Set(this.removedCards);
    return () => {
      Object.assign(this, { away, refusesRefunds });
      this.asked = [...asked];
      this.canceled = [...canceled];
      this.removedCards = new Set(removedCards);
      this.charges = new Map(charges);
      this.answers = new Map(answers);
    };
  }

  /** Effects, however often they were asked for. */
  get effects(): string[] {
    return [...this.answers.keys()];
  }

  readonly bank: Bank = {
    isLeftAlone: () => false,
    createPixCharge: (order) =>
      this.once('pix', order, (id) => ({
        ...this.add(id, order),
        location: `pix.example.com/qr/${id}`,
      })),
    createBoleto: (order) =>
      this.once('boleto', order, (id) => ({
        ...this.add(id, order),
        ourNumber: id.replace(/\D/g, '').padStart(12, '0'),
      })),
    startCardSession: (order) =>
      this.once('card', order, (id) => ({
        ...this.add(id, order),
        url: `http://localhost:4300/cartao/${id}`,
      })),
    chargeCard: (order) =>
      this.once('card-again', order, (id) => {
        if (this.removedCards.has(order.token)) throw new BankRefusal('no such card');
        return this.add(id, order);
      }),
    removeCard: async (token, key) => {
      await this.once('remove-card', { key, reference: token }, () => {
        this.removedCards.add(token);
      });
    },
    createRecurrence: (proposed) =>
      this.once('recurrence', proposed, (id) => ({
        id,
        state: proposed.journey === 1 ? ('enviada' as const) : ('criada' as const),
        location: `pix.example.com/rec/${id}`,
      })),
    cancelRecurrence: async (id, key) => {
      await this.once('cancel-recurrence', { key, reference: id }, () => null);
    },
    chargeRecurrence: (_id, order) =>
      this.once('automatic', order, (id) => ({
        ...this.add(id, order),
        state: 'scheduled' as const,
      })),
    retryCharge: (chargeId, { key }) =>
      this.once('retry', { key, reference: chargeId }, () => ({
        id: chargeId,
        state: 'scheduled' as const,
      })),
    cancelCharge: async (id, key) => {
      await this.once('cancel', { key, reference: id }, () => this.canceled.push(id));
    },
    refund: async ({ key, paymentId, centavos }) => {
      await this.once('refund', { key, reference: paymentId, centavos }, () => {
        if (this.refusesRefunds) throw new BankRefusal('no such payment');
      });
    },
    get: async (id) => {
      const charge = this.charges.get(id);
      if (!charge) throw new BankRefusal('unknown');
      return { id, state: 'open', payments: [] };
    },
  };

  private add(
    id: string,
    {
      reference,
      centavos,
      description,
    }: { reference: string; centavos: number; description: string },
  ): { id: string; state: 'open' } {
    this.charges.set(reference, { id, reference, centavos, description });
    return { id, state: 'open' };
  }

  private async once<Answer>(
    what: string,
    { key, reference, centavos }: { key: string; reference?: string; centavos?: number },
    work: (id: string) => Answer,
  ): Promise<Answer> {
    this.asked.push({
      what,
      key,
      ...(reference !== undefined && { reference }),
      ...(centavos !== undefined && { centavos }),
    });
    if (this.away === 'before') throw new BankAway('silent');
    if (!this.answers.has(key))
      this.answers.set(key, work(`chg_${this.answers.size + 1}`));
    if (this.away === 'after') throw new BankAway('broke off');
    return this.answers.get(key) as Answer;
  }
}
