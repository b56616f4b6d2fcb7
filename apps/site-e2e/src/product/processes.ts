import { type WebAppName } from '@site/api-contract/site-map';

/** Kills the API as a power cut would (SIGKILL); the other processes keep running. */
export async function killApi(): Promise<void> {
  await control('end?name=api&signal=SIGKILL');
}

/** Starts the API again on the same port and data; resolves when it is ready. */
export async function beginApi(): Promise<void> {
  await control('begin?name=api');
}

/**
 * Replaces a web app by the build in a folder, or in `dist`, on the same port; resolves
 * when it is ready.
 */
export async function rollTo(app: WebAppName, folder?: string): Promise<void> {
  await control(`end?name=${app}&signal=SIGTERM`);
  await control(
    `begin?name=${app}${folder ? `&folder=${encodeURIComponent(folder)}` : ''}`,
  );
}

async function control(path: string): Promise<void> {
  const url = process.env['CONTROL_URL'];
  if (!url)
    throw new Error(
      'The journeys run against a product that they did not start (BASE_URL)',
    );
  const answer = await fetch(`${url}/${path}`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}
