import { type ModelSheet } from '@site/api-contract';
import { type Where } from '@site/simulator';

/**
 * The same conditions for somebody to whom the car is sold: a car for companies alone has
 * no price for a person.
 */
export function soldToOne<Conditions extends Pick<Where, 'clientType'>>(
  { clientTypes }: Pick<ModelSheet, 'clientTypes'>,
  conditions: Conditions,
): Conditions {
  const [first] = clientTypes;
  return first === undefined || clientTypes.includes(conditions.clientType)
    ? conditions
    : { ...conditions, clientType: first };
}
