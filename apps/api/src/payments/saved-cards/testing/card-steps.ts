import { getContract, startCard } from '@site/api-contract';
import { addDays, DAY_MS, type IsoDate } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../../contracts/contracts/testing/signed-contract';
import { postTransaction } from '../../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../../contracts/ledger/ledger.rules';
import { type apiWithBank } from '../../payments/testing/api-with-bank';
import { tellOf } from '../../payments/testing/bank-webhook';
import { askToPay, payNewest } from '../../payments/testing/paying';
import { paymentCards } from '../payment-cards.table';
import { chargeSavedCards } from '../saved-cards.job';

type Signed = Awaited<ReturnType<typeof signedContract>>;

export const CARD = { token: 'card_tok', brand: 'Visa', last4: '1111', expiry: '12/30' };
export const DUE: IsoDate = '2026-12-10';

/** Steps that the specs of saved cards share. Call it once at the top of a spec. */
export function cardSteps({ api, fake }: ReturnType<typeof apiWithBank>) {
  const work = () => chargeSavedCards(api.ports, api.db);
  const subjects = async () => (await api.mails()).map(({ subject }) => subject);
  const count = async (start: string) =>
    (await subjects()).filter((subject) => subject.startsWith(start)).length;
  const effects = (what: string) =>
    new Set(fake.asked.filter((asked) => asked.what === what).map(({ key }) => key)).size;
  const newestCharge = () => [...fake.charges.values()].at(-1);
  const tellKept = async (card: object = CARD) => {
    const cards = await api.db
      .select()
      .from(paymentCards)
      .orderBy(paymentCards.createdAt);
    const reference = cards.findLast(({ state }) => state !== 'active')?.id;
    return tellOf(api, 'card.kept', { reference, card });
  };
  const tellDeclined = (reason = 'cartao_recusado') =>
    tellOf(api, 'charge.declined', {
      chargeId: newestCharge()?.id,
      reference: newestCharge()?.reference,
      reason,
    });
  const paidBy = async ({ customer, contract }: Signed) =>
    (await customer.send(getContract, { params: { id: contract.id } })).data.paidBy;
  const daysOn = async (days: number, { customer }: Signed) => {
    api.clock.advance(days * DAY_MS);
    await signedInAgain(api, customer);
  };

  /**
   * The first bill paid with a card that is saved, and a bill that falls due on `DUE`.
   */
  async function withCard(card: object = CARD) {
    const signed = await signedContract(api);
    const { customer, contract } = signed;
    await customer.send(startCard, { params: { id: contract.id } });
    await tellKept(card);
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    await postTransaction(
      api.ports,
      api.db,
      contract.id,
      chargeOf({
        reference: 'charge:2',
        onDay: addDays(DUE, -10),
        dueOn: DUE,
        items: [{ item: 'installment:2', account: 'revenue-monthly', centavos: 263_700 }],
      }),
    );
    return signed;
  }
  /** The same on the due day of that bill, charged. */
  async function charged() {
    const signed = await withCard();
    await daysOn(17, signed);
    await work();
    return signed;
  }

  return {
    work,
    count,
    effects,
    newestCharge,
    tellKept,
    tellDeclined,
    paidBy,
    daysOn,
    withCard,
    charged,
  };
}
