import { browserHeaders } from './api-browser.mjs';
import { median, ratio } from './figures.mjs';

const TRIES = 4;

/**
 * A wrong password and an unknown e-mail must take the same time (security-requirements
 * A1).
 */
export async function benchSignIn({ apiOrigin, say }) {
  const times = { known: [], unknown: [] };
  for (let round = 0; round < TRIES; round += 1) {
    times.known.push(await timeOf(apiOrigin, 'cliente@rodar.test'));
    times.unknown.push(await timeOf(apiOrigin, `ninguem${round}@rodar.test`));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  say('\nSign-in with a wrong password');
  say(`  known e-mail   ${known.toFixed(0)} ms`);
  say(`  unknown e-mail ${unknown.toFixed(0)} ms (${ratio(known, unknown)})`);
}

async function timeOf(apiOrigin, email) {
  const headers = await browserHeaders(apiOrigin);
  const began = performance.now();
  const answer = await fetch(`${apiOrigin}/api/v1/authentications`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'senha-errada-de-proposito' }),
  });
  if (answer.status !== 401) throw new Error(`expected 401, got ${answer.status}`);
  return performance.now() - began;
}
