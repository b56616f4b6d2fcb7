import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * A way to a server on this machine that can be closed: `open` passes everything on, `away`
 * hangs up, `silent` takes all and answers nothing. A turn ends all connections.
 */
export async function startWay(to, { port = 0 } = {}) {
  let mode = 'open';
  const sockets = new Set();
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (mode === 'away') return socket.destroy();
    if (mode === 'silent') return socket.resume();
    const onward = connect(to, '127.0.0.1');
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    turn(next) {
      mode = next;
      hangUp();
    },
    close() {
      hangUp();
      server.close();
    },
  };
}
