import { roundDegrees } from '@site/api-contract/brazil';

/** Finds the position, rounded to about a kilometer; rejects when there is none. */
export type Locate = () => Promise<{ latitude: number; longitude: number }>;

const WAIT_MS = 10_000;

/**
 * Asks the device for its position, after the browser has asked the visitor. It is
 * rounded here, so that no other code gets the exact position. Undefined when the browser
 * has no geolocation.
 */
export function devicePosition(geolocation: Geolocation | undefined): Locate | undefined {
  if (!geolocation) return undefined;
  return () =>
    new Promise((resolve, reject) => {
      geolocation.getCurrentPosition(
        ({ coords }) =>
          resolve({
            latitude: roundDegrees(coords.latitude),
            longitude: roundDegrees(coords.longitude),
          }),
        reject,
        {
          timeout: WAIT_MS,
          maximumAge: 300_000,
        },
      );
    });
}
