/** Asks for a position; rejects when there is none. */
export type Locate = () => Promise<{ latitude: number; longitude: number }>;

const WAIT_MS = 10_000;

/**
 * Asks the device where it is; the browser asks the visitor first. Undefined where the
 * browser can't.
 */
export function devicePosition(geolocation: Geolocation | undefined): Locate | undefined {
  if (!geolocation) return undefined;
  return () =>
    new Promise((resolve, reject) => {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        reject,
        {
          timeout: WAIT_MS,
          maximumAge: 300_000,
        },
      );
    });
}
