/**
 * Rounds degrees of a place to about a kilometer before they are sent or stored: enough
 * for prices and distances, too little for an address.
 */
export function roundDegrees(value: number): number {
  return Number(value.toFixed(2));
}
