import { type Delivery } from '@site/api-contract';

/** The car is noted and ready, and waits for its keys to be handed over. */
export function isReady({ handedOverAt, car, milestones }: Delivery): boolean {
  return (
    handedOverAt === null &&
    car !== null &&
    milestones.every(({ onDay }) => onDay !== null)
  );
}
