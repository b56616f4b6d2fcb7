import { addBusinessDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type ProposalState } from '@site/api-contract/sales';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time of a day in São Paulo, `HH:MM`. */
export function timeOf(day: IsoDate, clock: string): Date {
  return new Date(`${day}T${clock}:00-03:00`);
}

/**
 * When people of the demo make each step: business days after the step before, and the
 * time. Customers sign in the evening; the first installment is due the business day
 * after the signature (docs/product/contracts.md).
 */
const PACE: Partial<Record<ProposalState, { businessDays: number; clock: string }>> = {
  documentos_pendentes: { businessDays: 1, clock: '09:50' },
  aprovada: { businessDays: 1, clock: '10:40' },
  reprovada: { businessDays: 1, clock: '11:25' },
  contrato_assinado: { businessDays: 1, clock: '20:15' },
  pagamento_confirmado: { businessDays: 1, clock: '09:05' },
};

/**
 * When each state of a demo proposal was reached, up to the first payment. The first is
 * the time of sending, and none is in the future, however young the proposal is.
 */
export function stepTimes(
  states: readonly ProposalState[],
  { sentAt, now }: { sentAt: Date; now: Date },
): Date[] {
  const times: Date[] = [];
  for (const [index, state] of states.entries()) {
    const before = times.at(-1);
    const latest = now.getTime() - (states.length - index) * MINUTE_MS;
    const planned = before ? planOf(state, before) : sentAt;
    times.push(new Date(Math.min(planned.getTime(), latest)));
  }
  return times;
}

function planOf(state: ProposalState, before: Date): Date {
  const pace = PACE[state];
  if (!pace) return new Date(before.getTime() + MINUTE_MS);
  const day = addBusinessDays(saoPauloDay(before), pace.businessDays);
  const planned = timeOf(day, pace.clock);
  return planned > before ? planned : new Date(before.getTime() + HOUR_MS);
}
