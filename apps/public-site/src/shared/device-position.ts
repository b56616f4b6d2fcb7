import { roundDegrees } from '@site/api-contract/brazil';

/** Asks for a position, to about a kilometer; rejects when there is none. */
export type Locate = () => Promise<{ latitude: number; longitude: number }>;

const WAIT_MS = 10_000;

/**
 * Asks the device where it is; the browser asks the visitor first. Rounded here, so that
 * nothing else learns the exact position. Undefined where the browser can't.
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
