import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { startOf } from '../built.mjs';
import { portNear } from '../ports.mjs';
import {
  answers,
  childrenOf,
  CONNECTIONS,
  measure,
  ratio,
  ROUNDS,
  SECONDS,
} from './figures.mjs';

const BROTLI = { 'accept-encoding': 'br' };
const QUERY = '?utm_source=x';

/**
 * Home page: the kept copy against nginx with the same bytes as a file, and against
 * rendering at every request; in front of the kept copy, nginx with the repository's
 * configuration against that file, and the Node gateway, keeping home and forwarding it,
 * against a bare dispatch.
 */
export async function benchHome({ apiOrigin, folder, note, say, start }) {
  const kept = await site('true');
  const hasNginx = !spawnSync('nginx', ['-v']).error;
  const nginx = hasNginx
    ? [
        { name: 'nginx, the same bytes as a file', ...(await fileServer(kept.url)) },
        { name: 'nginx.conf in front of it', ...(await frontOf(kept.url)) },
      ]
    : [];
  const gateway = await gatewayTo(kept.url);
  const bare = await bareTo(kept.url);
  const contenders = [
    { name: 'public-site, kept copy', ...kept },
    { name: 'public-site, rendered per request', ...(await site('false')) },
    ...nginx,
    { name: 'the Node gateway in front of it', ...gateway },
    // Home with a query is kept by the host alone.
    { ...gateway, name: 'the Node gateway, forwarding', url: gateway.url + QUERY },
    { ...bare, name: 'a bare dispatch of undici', url: bare.url + QUERY },
  ].map((contender) => ({ ...contender, headers: BROTLI }));
  const figures = await measure(contenders);
  say(
    `\nHome page, brotli, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
  );
  const [base] = figures;
  for (const [at, { perSecond, cpuMs }] of figures.entries()) {
    const isCounted = cpuMs !== null;
    const name = contenders[at].name.padEnd(40);
    const rate = `${Math.round(perSecond).toString().padStart(6)} requests/s`;
    const cost = isCounted ? `, ${cpuMs.toFixed(3)} ms of processor a request` : '';
    const against = [
      `${ratio(base.perSecond, perSecond)} the requests`,
      ...(isCounted ? [`${ratio(base.cpuMs, cpuMs)} the processor`] : []),
    ];
    const beside = at === 0 ? '' : `; the kept copy: ${against.join(', ')}`;
    say(`  ${name} ${rate}${cost}${beside}`);
  }
  const [keeping, forwarding, dispatch] = figures.slice(-3);
  const [, , file, front] = figures;
  note(
    'Home, the Node gateway forwarding, against a bare dispatch: processor',
    forwarding.cpuMs / dispatch.cpuMs,
  );
  if (hasNginx) {
    note('Home through nginx, against the file: time', file.perSecond / front.perSecond);
    note(
      'Home, the Node gateway, against the file: processor',
      keeping.cpuMs / file.cpuMs,
    );
    note('Home, the page host, against the file: processor', base.cpuMs / file.cpuMs);
  }
  if (hasNginx) {
    const requests = ratio(front.perSecond, file.perSecond);
    const processor = ratio(front.cpuMs, file.cpuMs);
    say("  home through nginx with the repository's configuration,");
    say(`  against the file: ${requests} the requests, ${processor} the processor`);
  } else say('  nginx is not installed: those comparisons were left out');
  const [ofKept, ofForwarded] = [keeping, forwarding].map(({ cpuMs }) =>
    ratio(cpuMs, dispatch.cpuMs),
  );
  say('  the Node gateway against the bare dispatch:');
  say(`  ${ofKept} the processor for a kept page, ${ofForwarded} for a forwarded one`);

  async function site(keepPages) {
    const port = await portNear(0);
    const child = start(startOf('public-site'), {
      PORT: port,
      API_ORIGIN: apiOrigin,
      KEEP_PAGES: keepPages,
    });
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    return { url, pids: () => [child.pid] };
  }

  async function bareTo(pageUrl) {
    const port = await portNear(0);
    const child = start(['tools/workspace/bench/bare-proxy.mjs'], {
      PORT: port,
      ORIGIN: new URL(pageUrl).origin,
    });
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    return { url, pids: () => [child.pid] };
  }

  /** Its own process alone; the page host behind it is the first line. */
  async function gatewayTo(pageUrl) {
    const port = await portNear(0);
    const child = start(startOf('gateway'), {
      PORT: port,
      PUBLIC_SITE_ORIGIN: new URL(pageUrl).origin,
    });
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    return { url, pids: () => [child.pid] };
  }

  async function fileServer(pageUrl) {
    const { body, type } = await bytesOf(pageUrl);
    const port = await portNear(0);
    mkdirSync(join(folder, 'www'));
    writeFileSync(join(folder, 'www/index.html'), body);
    return nginxWith(
      port,
      'file.conf',
      `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    types {}
    default_type "${type}";
    add_header Content-Encoding br;
    etag on;
  }
}
`,
    );
  }

  /** As in production (access log too), but for the limit of one visitor. */
  async function frontOf(pageUrl) {
    const port = await portNear(0);
    const own = join(folder, 'front');
    mkdirSync(own);
    const options = {
      listen: [`127.0.0.1:${port}`],
      folder: own,
      pagesPerSecond: 1_000_000,
      pageBurst: 1_000_000,
      ports: Object.fromEntries(
        ['public-site', 'dealer-portal', 'consultant-portal', 'api'].map((app) => [
          app,
          [Number(new URL(pageUrl).port)],
        ]),
      ),
    };
    const rendered = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'tools/gateway/src/render.ts', JSON.stringify(options)],
      { encoding: 'utf8' },
    );
    if (rendered.status !== 0) throw new Error(rendered.stderr);
    return nginxWith(port, 'front.conf', rendered.stdout);
  }

  async function nginxWith(port, name, configuration) {
    writeFileSync(join(folder, name), configuration);
    const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    const child = start.program(
      spawn('nginx', ['-c', join(folder, name), ...user], { stdio: 'ignore' }),
    );
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    return { url, pids: () => [child.pid, ...childrenOf(child.pid)] };
  }
}

/** The compressed bytes as they travel: fetch would unpack them. */
function bytesOf(url) {
  return new Promise((done, failed) => {
    get(url, { headers: BROTLI }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        done({ body: Buffer.concat(chunks), type: response.headers['content-type'] }),
      );
    }).on('error', failed);
  });
}
