/**
 * Ends a process of the product and starts it again on the same port and data; resolves when it can serve.
 * `SIGKILL` is the hard way. Journeys that call it should run serially.
 */
export async function restartProcess(name: 'api' | 'public-site' | 'dealer-portal' | 'consultant-portal' | 'gateway', signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const control = process.env['CONTROL_URL'];
  if (!control) throw new Error('The journeys run against a product that they did not start (BASE_URL)');
  const answer = await fetch(`${control}/?name=${name}&signal=${signal}`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}
