import { type OddReason } from '@site/api-contract';
import { UUID } from '@site/api-contract/uuid';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  contractFacts,
  lockContract,
} from '../../../contracts/contracts/contracts.repository';
import { activeCard } from '../../../contracts/contracts/plan/next-bills.repository';
import { receiveRecurrence } from '../../automatic-pix/receive-automatic.service';
import { findBankCharge } from '../../payments/payments.repository';
import { receiveCard, receiveCardRefused } from '../../saved-cards/receive-card.service';
import { type BankEvent, type BankEventType, type Told } from '../bank-events';
import { type EventOfCharge, whyOdd } from '../odd-event.rules';
import {
  type ChargeFacts,
  decideChallenge,
  decideDecline,
  decideFailure,
} from './charge-news.rules';
import { decidePayment } from './received-payment.rules';
import { storeChargeNews } from './store-charge-news';
import { type AfterPayment, storePayment } from './store-payment';

type EventPorts = Pick<Ports, 'clock' | 'config'>;
type Outcome = 'done' | 'nothing' | 'unknown';
/** News that can't be true of a contract of ours, without any effect. */
type Odd = { why: OddReason; contractId: string };

type Context = {
  ports: EventPorts;
  tx: Database;
  afterPayment: AfterPayment | undefined;
};
type EventOf<Type extends BankEventType> = {
  [Each in Type]: { type: Each; data: Told[Each] };
}[Type];
type Handler<Type extends BankEventType> = (
  context: Context,
  event: EventOf<Type>,
) => Promise<Outcome | Odd>;

/** Each type of event with its effect: facts, a pure decision, writes. */
const HANDLERS: { [Type in BankEventType]: Handler<Type> } = {
  'payment.received': ofCharge(decidePayment, storePayment),
  'charge.declined': ofCharge(decideDecline, storeChargeNews),
  'charge.failed': ofCharge(decideFailure, storeChargeNews),
  'charge.challenged': ofCharge(decideChallenge, storeChargeNews),
  'card.kept': ({ ports, tx }, { data }) => receiveCard(ports, tx, data),
  'card.refused': ({ tx }, { data }) => receiveCardRefused(tx, data),
  'recurrence.changed': ({ ports, tx }, { data }) => receiveRecurrence(ports, tx, data),
};

/**
 * Applies a webhook with a valid signature, in the transaction that stores it. The order
 * of webhooks does not matter: each payment is posted once, and news of a settled charge
 * change nothing. `unknown`: no charge of ours has this reference. News that can't be
 * true of their charge are odd.
 */
export async function applyEvent(
  ports: EventPorts,
  tx: Database,
  event: BankEvent,
  afterPayment?: AfterPayment,
): Promise<Outcome | Odd> {
  if (!UUID.test(event.data.reference)) return 'unknown';
  return handle({ ports, tx, afterPayment }, event);
}

const handle = <Type extends BankEventType>(
  context: Context,
  event: EventOf<Type>,
): Promise<Outcome | Odd> => HANDLERS[event.type as Type](context, event);

/** The handler of news about a charge: its facts are read with its contract locked. */
function ofCharge<Type extends EventOfCharge['type'], Decision>(
  decide: (facts: ChargeFacts, told: Told[Type]) => Decision | null,
  store: (context: Context, facts: ChargeFacts, decided: Decision) => Promise<boolean>,
): Handler<Type> {
  return async (context, event) => {
    const { ports, tx } = context;
    const charge = await findBankCharge(tx, event.data.reference);
    const locked = charge && (await lockContract(tx, charge.contractId));
    if (!locked) return 'unknown';
    const why = whyOdd(event as EventOfCharge, charge, ports);
    if (why) return { why, contractId: charge.contractId };
    const facts = {
      charge,
      record: await contractFacts(tx, locked),
      hasCard:
        charge.method === 'cartao-salvo' &&
        (await activeCard(tx, charge.contractId)) !== null,
    };
    const decided = decide(facts, event.data);
    if (decided === null) return 'nothing';
    return (await store(context, facts, decided)) ? 'done' : 'nothing';
  };
}
