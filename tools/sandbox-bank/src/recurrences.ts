import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { addCharge, findCharge, type NewCharge, pay, setState } from './charges';
import { tell } from './events';
import { type Ports } from './ports';
import { missing, refuse } from './refusal';
import { type Charge, type Recurrence, type RecurrenceState } from './rows';

/** PERMITE_3R_7D: three more tries within seven days (domain-brazil §10.2). */
const MORE_TRIES = 3;
const MORE_DAYS = 7;
/** Days after which an unanswered proposal ends. */
const ANSWER_DAYS = 7;

export const findRecurrence = ({ store }: Ports, id: string): Recurrence =>
  store.one<Recurrence>('select * from recurrences where id = ?', id) ?? missing();

type NewRecurrence = Pick<Recurrence, 'reference' | 'contract' | 'payer' | 'journey'> & {
  firstChargeId?: string | undefined;
};

/** Journey 1 notifies the payer's app at once; the others wait for their QR code. */
export function addRecurrence(
  { store, clock, random }: Ports,
  { reference, contract, payer, journey, firstChargeId }: NewRecurrence,
): Recurrence {
  const id = `rec_${random()}`;
  store.run(
    `insert into recurrences (id, reference, contract, payer, journey, first_charge_id, state, location, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    reference,
    contract,
    payer,
    journey,
    firstChargeId ?? null,
    journey === 1 ? 'enviada' : 'criada',
    `pix.banco-demo.test/rec/${random()}`,
    clock().toISOString(),
  );
  return store.one<Recurrence>('select * from recurrences where id = ?', id) ?? missing();
}

const WAYS: Readonly<Record<RecurrenceState, readonly RecurrenceState[]>> = {
  criada: ['enviada', 'aceita', 'rejeitada', 'expirada', 'cancelada'],
  enviada: ['aceita', 'rejeitada', 'expirada', 'cancelada'],
  aceita: ['cancelada'],
  rejeitada: [],
  expirada: [],
  cancelada: [],
};

/**
 * The payer answers, or one side ends it; charges that an ended one had scheduled fail.
 */
export function moveRecurrence(
  ports: Ports,
  { id, reference, state }: Recurrence,
  to: RecurrenceState,
): void {
  if (state === to) return;
  if (!WAYS[state].includes(to)) refuse(`De ${state} não se vai para ${to}.`);
  ports.store.together(() => {
    ports.store.run('update recurrences set state = ? where id = ?', to, id);
    const data = { recurrenceId: id, reference, state: to };
    tell(ports, { type: 'recurrence.changed', data });
    if (to !== 'cancelada') return;
    for (const charge of scheduled(ports, id))
      fail(ports, charge, 'recorrencia_cancelada');
  });
}

/** Paying the QR code of journey 3 pays and authorizes in one step. */
export function payQrCode(
  ports: Ports,
  charge: Charge,
  options: Parameters<typeof pay>[2] = {},
): void {
  ports.store.together(() => {
    pay(ports, charge, options);
    const recurrence = ports.store.one<Recurrence>(
      `select * from recurrences where first_charge_id = ? and journey = 3
        and state in ('criada', 'enviada')`,
      charge.id,
    );
    if (recurrence) moveRecurrence(ports, recurrence, 'aceita');
  });
}

/** Schedules a charge of an accepted recurrence; the bank pays it on its day. */
export function chargeRecurrence(
  ports: Ports,
  { id, state, payer }: Recurrence,
  charge: Omit<NewCharge, 'payer'>,
): Charge {
  if (state !== 'aceita') refuse('Esta recorrência não está aceita.');
  return addCharge(ports, 'automatic', { ...charge, payer, recurrenceId: id });
}

/** Tries a failed charge again, on a day within the policy. */
export function retryCharge(ports: Ports, charge: Charge, on: string): void {
  const { id, kind, state, tries, due_on: dueOn } = charge;
  if (kind !== 'automatic' || state !== 'failed' || dueOn === null)
    refuse('Só uma cobrança automática que falhou pode ser tentada de novo.');
  else if (tries > MORE_TRIES || on > addDays(dueOn, MORE_DAYS))
    refuse('São até 3 novas tentativas em 7 dias.');
  else {
    ports.store.run('update charges set pay_on = ? where id = ?', on, id);
    setState(ports, id, 'scheduled');
  }
}

const scheduled = ({ store }: Ports, recurrenceId: string): Charge[] =>
  store.all<Charge>(
    "select * from charges where recurrence_id = ? and state = 'scheduled'",
    recurrenceId,
  );

function fail(ports: Ports, { id, kind, reference }: Charge, reason: string): void {
  ports.store.run('update charges set tries = tries + 1 where id = ?', id);
  setState(ports, id, 'failed');
  const { tries } = findCharge(ports, id);
  const data = { chargeId: id, kind, reference, reason, tries };
  tell(ports, { type: 'charge.failed', chargeId: id, data });
}

/**
 * Acts of the bank as days pass: it pays scheduled charges, and unanswered authorisations
 * expire.
 */
export function liveTheDay(ports: Ports): void {
  const today = saoPauloDay(ports.clock());
  const due = ports.store.all<Charge>(
    "select * from charges where state = 'scheduled' and pay_on <= ? order by pay_on, rowid",
    today,
  );
  for (const charge of due)
    ports.store.together(() => {
      const recurrence = findRecurrence(ports, charge.recurrence_id ?? '');
      if (recurrence.state !== 'aceita') fail(ports, charge, 'recorrencia_cancelada');
      else if (recurrence.short_of_money) fail(ports, charge, 'saldo_insuficiente');
      else pay(ports, charge);
    });
  const unanswered = ports.store.all<Recurrence>(
    "select * from recurrences where state in ('criada', 'enviada') and substr(created_at, 1, 10) < ?",
    addDays(today, -ANSWER_DAYS),
  );
  for (const recurrence of unanswered) moveRecurrence(ports, recurrence, 'expirada');
}
