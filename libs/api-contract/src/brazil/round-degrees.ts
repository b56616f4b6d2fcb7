/**
 * Degrees of a place as they are sent and stored, to about a kilometer: enough for prices
 * and distances, too little for an address.
 */
export function roundDegrees(value: number): number {
  return Number(value.toFixed(2));
}
