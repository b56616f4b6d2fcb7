// The floor of the Node gateway's bench: Node's server and a dispatch of undici, without
// rights, routes, traces or tries. PORT is its own, ORIGIN what it stands in front of.
import { createServer } from 'node:http';
import { Pool } from 'undici';

const pool = new Pool(process.env.ORIGIN, { connections: 128, keepAliveTimeout: 1_000 });

createServer(({ url, method, headers }, answer) => {
  pool.dispatch(
    { path: url, method, headers: { ...headers, connection: undefined } },
    {
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status, { connection, ...kept }) =>
        answer.writeHead(status, kept),
      onResponseData: (_controller, chunk) => answer.write(chunk),
      onResponseEnd: () => answer.end(),
      onResponseError: () => answer.destroy(),
    },
  );
}).listen(process.env.PORT, '127.0.0.1');
