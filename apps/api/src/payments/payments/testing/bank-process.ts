import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';

const ROOT = resolve(__dirname, '../../../../../..');
/** Inside node_modules, so that unbundled packages are found from there. */
const BUNDLES = join(ROOT, 'node_modules/.cache/bank-process');
const KEYS = { BANK_KEY: 'ab'.repeat(32), BANK_WEBHOOK_KEY: 'ef'.repeat(32) };

/** When a call between bank and API may be cut: before or after its effect. */
export type Cut = 'before' | 'after';
type Line = {
  /** The receiver of the call. */
  to: 'bank' | 'api';
  path: RegExp;
  cut: Cut;
};

/**
 * The sandbox bank as a process of its own. A test can kill it in the middle of a call:
 * before the call arrives, or after its effect and before the answer. It starts again by
 * itself, with its stored data.
 */
export class BankProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'bank-process-'));
  private readonly bundles = newFolderIn(BUNDLES);
  private readonly bundle = join(this.bundles, 'bank.mjs');
  private bank: ChildProcess | null = null;
  /** The port of the running bank, another one after each start; 0 while none runs. */
  private port = 0;
  private wires: Server[] = [];
  private restarting = Promise.resolve();
  private cut: Line | null = null;
  cuts = 0;
  /** URL of the bank for the API, and of the API for the bank. */
  url = '';
  private callback = '';

  /** `apiUrl` gives the API's address, once it listens. */
  async open(apiUrl: () => string): Promise<void> {
    await build({
      absWorkingDir: ROOT,
      entryPoints: [join(ROOT, 'tools/sandbox-bank/src/main.ts')],
      outfile: this.bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      external: ['@fastify/cookie', 'pg-native', 'sharp'],
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      tsconfig: join(ROOT, 'tsconfig.base.json'),
      logLevel: 'error',
    });
    this.url = await this.wire('bank', () => `http://127.0.0.1:${this.port}`);
    this.callback = await this.wire('api', apiUrl);
    await this.begin();
  }

  async close(): Promise<void> {
    // Also when a test failed in the middle of a cut: no bank outlives its spec.
    await this.restarting.catch(() => undefined);
    await this.kill();
    for (const wire of this.wires) {
      wire.closeAllConnections();
      await new Promise((done) => wire.close(done));
    }
    for (const folder of [this.folder, this.bundles]) rmSync(folder, { recursive: true });
  }

  readonly keys = KEYS;

  /** Kills the bank at the next call of this kind, once. */
  cutOn(line: Line): void {
    this.cut = line;
  }

  /**
   * Presses a button of the bank's page, as the payer's browser would; directly at the
   * bank.
   */
  async press(path: string, form: Record<string, string> = {}): Promise<number> {
    await this.restarting;
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      redirect: 'manual',
    });
    return answer.status;
  }

  /** Whether it has undelivered news, or is just starting. */
  async hasNews(): Promise<boolean> {
    try {
      const overview = await fetch(`http://127.0.0.1:${this.port}/`);
      return /aviso aguarda|avisos aguardam/.test(await overview.text());
    } catch {
      return true;
    }
  }

  private async begin(): Promise<void> {
    const bank = spawn(process.execPath, [this.bundle], {
      env: {
        ...process.env,
        ...KEYS,
        NODE_ENV: 'production',
        APP_MODE: 'demo',
        LOG_LEVEL: 'info', // its port is in the log
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: this.folder,
        PUBLIC_ORIGIN: 'http://localhost:8080',
        API_ORIGIN: this.callback,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.bank = bank;
    this.port = await new Promise<number>((listens, fails) => {
      createInterface(bank.stdout).on('line', (line) => {
        const [, port] = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
        if (port) listens(Number(port));
        if (/"level":"(error|fatal)"/.test(line)) process.stderr.write(`${line}\n`);
      });
      bank.once('exit', () => fails(new Error('The bank did not start')));
    });
  }

  private async kill(): Promise<void> {
    const { bank } = this;
    this.port = 0;
    if (!bank || bank.signalCode !== null || bank.exitCode !== null) return;
    const gone = once(bank, 'exit');
    bank.kill('SIGKILL');
    await gone;
  }

  /**
   * Kills the bank if this call is the one to cut; tells whether it did. The bank starts
   * again meanwhile, and later calls wait for that.
   */
  private async cutsHere(to: Line['to'], path: string, cut: Cut): Promise<boolean> {
    const { cut: line } = this;
    if (line?.to !== to || line.cut !== cut || !line.path.test(path)) return false;
    this.cut = null;
    this.cuts += 1;
    await this.kill();
    this.restarting = this.begin();
    // A failed start fails the calls that wait for it.
    this.restarting.catch(() => undefined);
    return true;
  }

  private async wire(to: Line['to'], target: () => string): Promise<string> {
    const server = createServer((request, response) => {
      void (async () => {
        const path = request.url ?? '';
        const body = await textOf(request);
        // Nobody gets the answer: either the caller or the receiver is gone.
        if (await this.cutsHere(to, path, 'before')) return response.destroy();
        if (to === 'bank') await this.restarting;
        const {
          host: _,
          connection: __,
          'content-length': ___,
          ...headers
        } = request.headers;
        const answer = await fetch(`${target()}${path}`, {
          method: request.method ?? 'GET',
          headers: headers as Record<string, string>,
          ...(body !== '' && { body }),
        });
        const text = await answer.text();
        if (await this.cutsHere(to, path, 'after')) return response.destroy();
        response.statusCode = answer.status;
        const type = answer.headers.get('content-type');
        if (type) response.setHeader('content-type', type);
        return response.end(text);
      })().catch(() => response.destroy());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    this.wires.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function newFolderIn(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(join(folder, 'run-'));
}
