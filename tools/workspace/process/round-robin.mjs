import { Agent, createServer, request } from 'node:http';

/**
 * A front for several processes of one service on 127.0.0.1: each request goes to the
 * next of `ports`, whole and unchanged. It listens on `port`, or on any for 0.
 */
export async function startRoundRobin(port, ports) {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const server = createServer((from, to) => {
    const target = {
      host: '127.0.0.1',
      port: ports[count++ % ports.length],
      method: from.method,
      path: from.url,
      headers: from.headers,
      agent,
    };
    const onward = request(target, (answer) => {
      to.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(to);
    });
    onward.once('error', () => (to.headersSent ? to.destroy() : to.writeHead(503).end()));
    from.pipe(onward);
  });
  await new Promise((done, fail) =>
    server.once('error', fail).listen(port, '127.0.0.1', done),
  );
  return {
    port: server.address().port,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
