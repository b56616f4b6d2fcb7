import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { startOf } from '../built.mjs';
import { portNear } from '../process/ports.mjs';
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

/**
 * Home page: the kept copy against Node's bare server with the same bytes, and against
 * rendering at every request; in front of the kept copy, nginx with the repository's
 * configuration against nginx with those bytes as a file.
 */
export async function benchHome({ apiOrigin, folder, note, say, start }) {
  const host = await site('true');
  const page = await keepPage(host.url);
  const hasNginx = !spawnSync('nginx', ['-v']).error;
  const contenders = {
    host: { name: 'public-site, kept copy', ...host },
    server: { name: "Node's bare server, the same bytes", ...(await bareServer(page)) },
    rendered: { name: 'public-site, rendered per request', ...(await site('false')) },
    ...(hasNginx && {
      file: { name: 'nginx, the same bytes as a file', ...(await fileServer(page)) },
      front: { name: 'nginx.conf in front of it', ...(await frontOf(host.url)) },
    }),
  };
  const measured = await measure(
    Object.values(contenders).map((contender) => ({ ...contender, headers: BROTLI })),
  );
  const of = Object.fromEntries(
    Object.keys(contenders).map((key, at) => [key, measured[at]]),
  );
  say(
    `\nHome page, brotli, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
  );
  for (const [key, { name }] of Object.entries(contenders)) {
    const { perSecond, cpuMs } = of[key];
    const rate = `${Math.round(perSecond).toString().padStart(6)} requests/s`;
    const cost = cpuMs === null ? '' : `, ${cpuMs.toFixed(3)} ms of processor a request`;
    const beside = key === 'host' ? '' : `; the kept copy: ${against(of.host, of[key])}`;
    say(`  ${name.padEnd(40)} ${rate}${cost}${beside}`);
  }
  if (hasNginx) {
    say("  home through nginx with the repository's configuration, against the file:");
    say(`  ${against(of.front, of.file)}`);
    note(
      'Home through nginx, against the file: time',
      of.file.perSecond / of.front.perSecond,
    );
  } else say('  nginx is not installed: those comparisons were left out');
  note(
    'Home, the page host, against a bare server: processor',
    of.host.cpuMs / of.server.cpuMs,
  );

  /** The page's bytes as a file in the folder `www`, and their type. */
  async function keepPage(pageUrl) {
    const { body, type } = await bytesOf(pageUrl);
    const file = join(folder, 'www/index.html');
    mkdirSync(join(folder, 'www'));
    writeFileSync(file, body);
    return { file, type };
  }

  function site(keepPages) {
    return nodeOf(startOf('public-site'), {
      API_ORIGIN: apiOrigin,
      KEEP_PAGES: keepPages,
    });
  }

  function bareServer({ file, type }) {
    return nodeOf(['tools/workspace/bench/bare-page.mjs'], { FILE: file, TYPE: type });
  }

  async function nodeOf(program, env) {
    const port = await portNear(0);
    const child = start(program, { ...env, PORT: port });
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    return { url, pids: () => [child.pid] };
  }

  async function fileServer({ type }) {
    const port = await portNear(0);
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

  /**
   * nginx runs as in production (access log too), but without the limit for one
   * visitor.
   */
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

/** Requests and processor, ours as multiples of theirs. */
function against(ours, theirs) {
  const requests = `${ratio(ours.perSecond, theirs.perSecond)} the requests`;
  return ours.cpuMs === null || theirs.cpuMs === null
    ? requests
    : `${requests}, ${ratio(ours.cpuMs, theirs.cpuMs)} the processor`;
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
