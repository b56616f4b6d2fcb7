import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { startOf } from '../built.mjs';
import { APPS } from '../process/apps.mjs';
import { portNear } from '../process/ports.mjs';
import { answers, childrenOf, compare } from './figures.mjs';

const headers = { 'accept-encoding': 'br' };

/**
 * Home page: the kept copy against Node's bare server with the same bytes; and nginx with
 * the repository's configuration in front of the kept copy, against nginx with those
 * bytes as a file.
 */
export async function benchHome({ apiOrigin, folder, note, say, start }) {
  const bench = { say, note };
  const host = await nodeOf(startOf('public-site'), { API_ORIGIN: apiOrigin });
  const { body, type } = await bytesOf(host.url);
  const file = join(folder, 'www/index.html');
  mkdirSync(join(folder, 'www'));
  writeFileSync(file, body);
  const bare = await nodeOf(['tools/workspace/bench/bare-page.mjs'], {
    FILE: file,
    TYPE: type,
  });
  await compare(
    bench,
    { what: 'Home, the page host, against a bare server', noted: ['processor'] },
    [
      { name: 'public-site, kept copy', headers, ...host },
      { name: "Node's bare server, the same bytes", headers, ...bare },
    ],
  );
  if (spawnSync('nginx', ['-v']).error)
    return say('\nnginx is not installed: that comparison was left out');
  await compare(
    bench,
    { what: 'Home through nginx, against the file', least: 0.5, noted: ['time'] },
    [
      { name: 'nginx.conf in front of it', headers, ...(await frontOf(host.url)) },
      { name: 'nginx, the same bytes as a file', headers, ...(await fileServer(type)) },
    ],
  );

  async function nodeOf(program, env) {
    const port = await portNear(0);
    const child = start(program, { ...env, PORT: port });
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    return { url, pids: () => [child.pid] };
  }

  async function fileServer(type) {
    const port = await portNear(0);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n  ');
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
  ${temporary}
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
   * nginx as in production (with the access log), but without the limit for one visitor.
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
        APPS.map((app) => [app, [Number(new URL(pageUrl).port)]]),
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

/** The compressed bytes as sent, which fetch would decompress. */
async function bytesOf(url) {
  const answer = await new Promise((done, failed) => {
    get(url, { headers }, done).on('error', failed);
  });
  const body = Buffer.concat(await answer.toArray());
  return { body, type: answer.headers['content-type'] };
}
