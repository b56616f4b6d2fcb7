import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startRoundRobin } from '../process/round-robin.mjs';

async function echoServer(name: string) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () =>
      response
        .writeHead(201, { 'x-name': name })
        .end(`${request.method} ${request.url} ${body}`),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => (server.closeAllConnections(), server.close()),
  };
}

it('the front of several API processes gives each request, whole, to the next of them', async () => {
  const [one, two] = await Promise.all([echoServer('one'), echoServer('two')]);
  const front = await startRoundRobin(0, [one.port, two.port]);
  try {
    const names: (string | null)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await fetch(`http://127.0.0.1:${front.port}/leads?x=1`, {
        method: 'POST',
        body: 'olá',
      });
      expect(answer.status).toBe(201);
      expect(await answer.text()).toBe('POST /leads?x=1 olá');
      names.push(answer.headers.get('x-name'));
    }
    expect(names).toEqual(['one', 'two', 'one', 'two']);
  } finally {
    front.close();
    one.close();
    two.close();
  }
});
