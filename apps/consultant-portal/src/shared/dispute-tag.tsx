import { type ChargeDispute, type DisputeState } from '@site/api-contract';
import { type StateTone } from '@site/api-contract/sales';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';
import { Tag } from '@site/ui';

const STATES: Record<DisputeState, { label: string; tone: StateTone }> = withFallback(
  {
    aberta: { label: 'Aberta', tone: 'warn' },
    aceita: { label: 'Aceita', tone: 'ok' },
    mantida: { label: 'Mantida', tone: 'neutral' },
  },
  { label: OTHER_STATE, tone: 'neutral' },
);

/** Word in the address (`mostrar`) for answered disputes. */
export const ANSWERED = 'respondidas';

type Props = Pick<ChargeDispute, 'state' | 'contested' | 'credited'>;

/** The state of a contested charge. */
export function DisputeTag({ state, contested, credited }: Props) {
  const { label, tone } = STATES[state];
  const isInPart = state === 'aceita' && credited !== null && credited < contested;
  return <Tag tone={tone}>{isInPart ? 'Aceita em parte' : label}</Tag>;
}
