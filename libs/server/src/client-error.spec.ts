import { connect } from 'node:net';
import { createProcessApp } from './process-app';

async function answerTo(text: string): Promise<string> {
  const app = await createProcessApp({
    app: 'sample',
    logLevel: 'silent',
    trustedProxy: '',
    refuse: (_error, _request, reply) => void reply.send(),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await new Promise<string>((done, failed) => {
    let received = '';
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1', () =>
      socket.write(text),
    );
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => done(received));
    socket.on('error', failed);
  });
  await app.close();
  return answer;
}

describe('what is no request', () => {
  it.each([
    [
      'headers of 60 kB',
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(60_000)}\r\n\r\n`,
      431,
    ],
    [
      'a doubled length',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
    ],
    ['a made-up method', 'STEAL / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['noise', '\u0000\u0001\u0002\r\n\r\n', 400],
  ])(
    '%s is refused in the error shape with the security headers',
    async (_name, text, status) => {
      const answer = await answerTo(text);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(head).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(body)).toEqual({
        message: 'Não entendemos esta chamada.',
        traceId: expect.stringMatching(/^[\da-f]{32}$/),
      });
    },
  );
});
