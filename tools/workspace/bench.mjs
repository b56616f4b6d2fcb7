// `npm run bench`: speed as ratios that anyone can reproduce. Every pair is measured in turn, in the same run.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build-all.mjs';
import { ensureDependencies } from './install.mjs';
import { launch } from './launch.mjs';
import { portNear } from './ports.mjs';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 16;
const TICKS_PER_SECOND = 100;
const say = (line) => console.log(line);

await ensureDependencies(say);
const { default: autocannon } = await import('autocannon'); // installed by the line above
await buildAll(say);
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const children = [];
let product;
try {
  const ports = { gateway: await portNear(0), 'public-site': 0, 'dealer-portal': 0, 'consultant-portal': 0, api: 0, smtp: 0, mailbox: 0 };
  const began = Date.now();
  product = await launch({ ports, dataDir: join(folder, 'data'), env: { LOG_LEVEL: 'warn' } });
  say(`\nStart on an empty database, everything built: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  await benchHome();
  await benchSignIn();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Home page: the kept copy against nginx with the same bytes as a file, and against rendering at every request. */
async function benchHome() {
  const kept = await site('true');
  const rendering = await site('false');
  const nginx = await nginxWith(await bytesOf(kept.url));
  const contenders = [
    { name: 'public-site, kept copy', ...kept },
    { name: 'public-site, rendered per request', ...rendering },
    ...(nginx ? [{ name: 'nginx, the same bytes as a file', ...nginx }] : []),
  ];
  for (const one of contenders) await load(one, 1); // warm
  const runs = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) for (const one of contenders) runs.get(one.name).push(await load(one, SECONDS));
  say(`\nHome page, brotli, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`);
  const [first] = contenders;
  const base = medians(runs.get(first.name));
  for (const { name } of contenders) {
    const { perSecond, cpuMs } = medians(runs.get(name));
    const figures = `  ${name.padEnd(36)} ${Math.round(perSecond).toString().padStart(6)} requests/s${cpuMs === null ? '' : `, ${cpuMs.toFixed(3)} ms of processor a request`}`;
    if (name === first.name) say(figures);
    else say(`${figures}; the kept copy: ${ratio(base.perSecond, perSecond)} the requests${cpuMs === null ? '' : `, ${ratio(base.cpuMs, cpuMs)} the processor`}`);
  }
  if (!nginx) say('  nginx is not installed: that comparison was left out');
}

/** A wrong password and an unknown e-mail must take the same time (security-requirements A1). */
async function benchSignIn() {
  const times = { known: [], unknown: [] };
  for (let round = 0; round < 4; round += 1) {
    times.known.push(await timeOfSignIn('cliente@rodar.test'));
    times.unknown.push(await timeOfSignIn(`ninguem${round}@rodar.test`));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  say(`\nSign-in with a wrong password: known e-mail ${known.toFixed(0)} ms, unknown e-mail ${unknown.toFixed(0)} ms (${(known / unknown).toFixed(2)} ×)`);
}

async function timeOfSignIn(email) {
  const headers = { 'x-api-key': 'rodar-demo', 'x-brand-id': '1', 'x-session-id': crypto.randomUUID(), 'content-type': 'application/json' };
  const first = await fetch(`${product.apiOrigin}/api/v1/content-version`, { headers });
  const cookie = first.headers.getSetCookie().map((line) => line.split(';')[0]).find((pair) => pair.startsWith('XSRF-TOKEN=')) ?? '';
  const token = decodeURIComponent(cookie.slice('XSRF-TOKEN='.length));
  const began = performance.now();
  const answer = await fetch(`${product.apiOrigin}/api/v1/authentications`, {
    method: 'POST',
    headers: { ...headers, cookie, 'x-xsrf-token': token },
    body: JSON.stringify({ email, password: 'senha-errada-de-proposito' }),
  });
  if (answer.status !== 401) throw new Error(`expected 401, got ${answer.status}`);
  return performance.now() - began;
}

async function site(keepPages) {
  const port = await portNear(0);
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'fatal', API_ORIGIN: product.apiOrigin, KEEP_PAGES: keepPages };
  const child = spawn(process.execPath, ['dist/apps/public-site/server/server.js'], { env, stdio: 'ignore' });
  children.push(child);
  const url = `http://127.0.0.1:${port}/`;
  await answers(url);
  return { url, pids: () => [child.pid] };
}

async function nginxWith({ body, type }) {
  if (spawnSync('nginx', ['-v']).error) return null;
  const port = await portNear(0);
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www/index.html'), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/www; types {} default_type "${type}"; add_header Content-Encoding br; etag on; }
}
`,
  );
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), ...user], { stdio: 'ignore' });
  children.push(child);
  const url = `http://127.0.0.1:${port}/`;
  await answers(url);
  return { url, pids: () => workersOf(child.pid) };
}

/** Requests a second, and processor time of the serving processes a request (Linux only). */
async function load({ url, pids }, seconds) {
  const before = cpuSeconds(pids());
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: { 'accept-encoding': 'br' } });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers that were not 2xx, ${errors} errors`);
  const after = cpuSeconds(pids());
  return { perSecond: requests.total / seconds, cpuMs: before === null || after === null ? null : ((after - before) * 1000) / requests.total };
}

async function bytesOf(url) {
  // A raw request: fetch would decompress.
  const { get } = await import('node:http');
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => done({ body: Buffer.concat(chunks), type: response.headers['content-type'] }));
    }).on('error', failed);
  });
}

function cpuSeconds(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    }, 0);
  } catch {
    return null;
  }
}

function workersOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  } catch {
    return [];
  }
}

async function answers(url) {
  for (let tries = 0; tries < 200; tries += 1) {
    const good = await fetch(url).then((response) => response.ok, () => false);
    if (good) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} did not answer`);
}

function ratio(ours, theirs) {
  return `${(ours / theirs).toFixed(2)} ×`;
}

function medians(runs) {
  const cpu = runs.map(({ cpuMs }) => cpuMs);
  return { perSecond: median(runs.map(({ perSecond }) => perSecond)), cpuMs: cpu.includes(null) ? null : median(cpu) };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
