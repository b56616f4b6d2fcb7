import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  API_KEY_HEADER,
  ATTRIBUTION_HEADER,
  BRAND_HEADER,
  type Call,
  type DataOf,
  errorBody,
  getBegunSignIn,
  IDEMPOTENCY_HEADER,
  pathOf,
  proveByApp,
  type RefusalReason,
  type RequestOf,
  SERVER_TIME_HEADER,
  type Session,
  SESSION_HEADER,
  signIn,
  XSRF_COOKIE,
  XSRF_HEADER,
} from '@site/api-contract';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { STORAGE_KEYS } from '@site/auth/browser-storage';
import { DEMO_PASSWORD } from '../steps/people';

/** The demo's API key, which the pages send, too. */
const API_KEY = 'rodar-demo';

/** An error answer of the API. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly status: number,
    call: Call,
    readonly body: string,
  ) {
    super(`${status} of ${call.method} ${call.path}: ${body}`);
  }
}

/**
 * A client that uses the API through the gateway like a browser does. Journeys use it to
 * prepare their scene.
 */
export class ApiVisitor {
  private readonly sessionId = randomUUID();
  private readonly cookies = new Map<string, { value: string; path: string }>();
  private token = '';
  private user: Session['user'] | null = null;
  private serverTime = 0;

  /** `link` is the portal link that the browser remembers. */
  constructor(private readonly link = '') {}

  /**
   * Signs in, also again after the clock has passed the session. Returns the account's
   * id.
   */
  async signIn(email: string, password = DEMO_PASSWORD): Promise<string> {
    this.token = '';
    const session = this.send(signIn, { body: { email, password } });
    const { token, user } = await session.catch((error: unknown) => {
      if (isRefusedFor(error, 'second-step-needed')) return this.passSecondStep();
      throw error;
    });
    this.token = token;
    this.user = user;
    return user.id;
  }

  /** Sends the code that the demo shows, as soon as there is one that was not used. */
  private async passSecondStep(): Promise<Session> {
    for (let tries = 0; tries < 90; tries += 1) {
      const begun = await this.send(getBegunSignIn, {});
      const pin = begun?.demo?.code;
      const proof = pin ? await this.sendCode(pin) : null;
      if (proof?.session) return proof.session;
      await pause(1000);
    }
    throw new Error('The demo showed no code of the second step');
  }

  /** Null when a journey at the same time has used this code first. */
  private async sendCode(pin: string): Promise<DataOf<typeof proveByApp> | null> {
    try {
      return await this.send(proveByApp, { body: { pin } });
    } catch (error) {
      if (error instanceof Refused && error.body.includes('Este código já foi usado'))
        return null;
      throw error;
    }
  }

  /** Sends a call of the contract; throws on an error answer. */
  async send<C extends Call>(call: C, request: RequestOf<C>): Promise<DataOf<C>> {
    if (!this.cookies.has(XSRF_COOKIE)) await this.ask('content-version', {});
    const { params, query, body } = request as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const answer = await this.ask(pathOf(call, params, query), {
      method: call.method,
      headers: call.idempotent ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {},
      ...(body !== undefined && encoded(call, body)),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(answer.status, call, text);
    return (JSON.parse(text) as { data: DataOf<C> }).data;
  }

  /** The cookies of this session, for a browser that goes on with it. */
  cookiesOfBrowser(): { name: string; value: string; domain: string; path: string }[] {
    const { hostname } = new URL(String(process.env['BASE_URL']));
    return [...this.cookies].map(([name, cookie]) => ({
      name,
      ...cookie,
      domain: hostname,
    }));
  }

  /** Entries of the storage of a browser that goes on with this session. */
  storageOfBrowser(): Record<string, string> {
    const { token, user, sessionId } = this;
    if (!user) throw new Error('Nobody has signed in');
    return {
      [STORAGE_KEYS.sessionId]: sessionId,
      [STORAGE_KEYS.token]: token,
      [STORAGE_KEYS.user]: JSON.stringify(user),
      ...(user.role === undefined && { [STORAGE_KEYS.loggedClientToken]: token }),
      ...(user.dealershipName && { [STORAGE_KEYS.dealershipName]: user.dealershipName }),
    };
  }

  /** Today in São Paulo, by the API's time of its last answer. */
  today(): IsoDate {
    return saoPauloDay(new Date(this.serverTime));
  }

  private async ask(
    path: string,
    { headers, ...init }: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response> {
    const isJson = typeof init.body === 'string';
    const answer = await fetch(`${process.env['BASE_URL']}/api/v1/${path}`, {
      ...init,
      headers: {
        [API_KEY_HEADER]: API_KEY,
        [BRAND_HEADER]: '1',
        [SESSION_HEADER]: this.sessionId,
        [XSRF_HEADER]: this.cookies.get(XSRF_COOKIE)?.value ?? '',
        cookie: [...this.cookies]
          .map(([name, { value }]) => `${name}=${value}`)
          .join('; '),
        ...(this.link !== '' && { [ATTRIBUTION_HEADER]: this.link }),
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const [, path = '/'] = /; *path=([^;]*)/i.exec(cookie) ?? [];
      this.cookies.set(name, { value, path });
    }
    this.serverTime = Number(answer.headers.get(SERVER_TIME_HEADER) ?? this.serverTime);
    return answer;
  }
}

/** Whether an error is the API's refusal for this reason. */
export function isRefusedFor(error: unknown, reason: RefusalReason): boolean {
  if (!(error instanceof Refused) || error.status !== 409) return false;
  return errorBody.parse(JSON.parse(error.body)).reason === reason;
}

function encoded(call: Call, body: unknown): { body: string | FormData } {
  if (!call.multipart) return { body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | File>))
    form.append(name, value);
  return { body: form };
}
