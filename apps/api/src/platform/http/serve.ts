import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  type BodyOf,
  type Call,
  type DataOf,
  type FileAnswer,
  IDEMPOTENCY_HEADER,
  type ParamsOf,
  type QueryOf,
} from '@site/api-contract';
import { type RateName } from '../config';
import { type Database } from '../data/database';
import { readFrom } from '../data/replica/read-from';
import { type Ports } from '../ports';
import { type Access, type NeededRight } from '../security/access';
import { type Actor, actorIn } from '../security/audit';
import { type Caller, type SignedIn, signedIn } from '../security/authentication';
import { type Attribution, attributionOf } from './client-headers';
import { sendFile, type StreamedFile } from './files';
import { isAnswered, onceForKey, type Repeatable, requireKey } from './idempotency';
import { type AccountCalls, callKindOf } from './limits/limit-account-calls';
import { openApiOf } from './openapi/openapi';
import { type GateOptions, guardCall } from './request-guard';
import { retryWhenStale } from './retry-when-stale';

/** The caller of a call: a signed-in one, unless 'anyone' may call. */
export type CallerOf<A extends readonly Access[]> = 'anyone' extends A[number]
  ? Caller
  : SignedIn;

export type Context<C, Ahead = unknown, Who extends Caller = Caller> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  viewer: Who;
  /** The caller for the audit trail, with the address. */
  actor: Actor;
  /**
   * `x-session-id` of the browser: the GUID that owns an anonymous visitor's simulations.
   */
  sessionId: string | undefined;
  /**
   * Dealer, seller, assisted sale and campaign that the browser remembers; claims to be
   * checked.
   */
  attribution: Attribution;
  /** Address of the client, from the reverse proxy. */
  address: string;
  /**
   * The transaction of an idempotent call, else the database (see `writesOnce`). Never
   * use another handle in a handler.
   */
  db: Database;
  /** Result of the option `ahead`. */
  ahead: Ahead;
  ports: Ports;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The answer of a handler: a call with `file` may also give a file as a stream. */
type AnswerOf<C> = DataOf<C> | (DataOf<C> extends FileAnswer ? StreamedFile : never);

type Handler<C, Ahead = unknown, Who extends Caller = Caller> = (
  context: Context<C, Ahead, Who>,
) => Promise<AnswerOf<C>> | AnswerOf<C>;

type ServeOptions<C = Call, Ahead = unknown> = GateOptions & {
  /**
   * Keeps the whole answer under this key while the edition of the catalogue lasts: only
   * for answers that depend on nothing else.
   */
  keptAs?: (context: Pick<Context<C>, 'params' | 'ports'>) => string;
  /**
   * Work outside of the transaction of an idempotent call: slow work such as hashing a
   * password, or what a refusal must not undo. It runs for a repeat, too. A handler throws
   * `StaleAhead` when its result is out of date.
   */
  ahead?: (context: Pick<Context<C>, 'body' | 'ports' | 'viewer'>) => Promise<Ahead>;
  /**
   * Counts the call against a limit outside of its transaction, so that a refusal does not
   * undo the count. A repeat whose answer is stored is not counted.
   */
  count?: (context: Pick<Context<C>, 'body' | 'ports' | 'viewer'>) => Promise<void>;
  /**
   * The effect commits in steps, such as a row before the bank is asked, and a rule of
   * its own makes it happen once: the key is required, and no answer is stored under it.
   */
  commitsItself?: boolean;
  /**
   * An idempotent call that writes with one statement: without a key it needs no
   * transaction.
   */
  writesOnce?: boolean;
  /** The handler only reads, so that a replica may answer (`DATABASE_READ_URL`). */
  readsOnly?: boolean;
};

export type RouteRow = {
  method: string;
  path: string;
  access: readonly Access[];
  limit?: RateName;
  right?: NeededRight;
  idempotent: Call['idempotent'];
  readsOnly: boolean;
};

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merging into Fastify's types needs interfaces
  interface FastifyInstance {
    ports: Ports;
    /** Limits how much of one account runs in this process. */
    accountCalls: AccountCalls;
    /**
     * Every served call with its allowed callers; the tests run each cell
     * (security-requirements D1).
     */
    routeTable: RouteRow[];
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- as above
  interface FastifyRequest {
    viewer: Caller | null;
    sessionId: string | undefined;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- as above
  interface FastifyContextConfig {
    access?: readonly Access[];
    options?: ServeOptions;
  }
}

/**
 * Serves a call of the contract: method, path, validation, access, answer filtering and
 * OpenAPI come from the call and `access`; the answer is wrapped in `{ data }` here. A
 * call with `file` answers with the file itself.
 */
export function serve<
  C extends Call,
  Ahead = unknown,
  const A extends readonly Access[] = readonly Access[],
>(
  app: FastifyInstance,
  call: C,
  { access, ...options }: { access: A } & ServeOptions<C, Ahead>,
  handler: Handler<C, Ahead, CallerOf<A>>,
): void {
  const { keptAs } = options;
  if (access.length === 0)
    throw new Error(`${call.method} ${call.path} names nobody who may call it`);
  app.routeTable.push({
    method: call.method,
    path: call.path,
    access,
    idempotent: call.idempotent,
    readsOnly: options.readsOnly === true,
    ...(options.limit && { limit: options.limit }),
    ...(options.right && { right: options.right }),
  });
  app.route({
    method: call.method,
    url: `/${call.path}`,
    config: { access, options },
    schema: openApiOf(call, access),
    onRequest: async (request) => {
      await guardCall(app, request, access, options);
      if (call.idempotent === 'required') requireKey(request.headers[IDEMPOTENCY_HEADER]);
    },
    handler: async (request, reply) => {
      const { ports } = app;
      const work = () =>
        retryWhenStale(async () => {
          const body = request.body as BodyOf<C>;
          const viewer = request.viewer ?? { kind: 'anonymous' as const };
          if (options.count && !(await isAnswered(ports, repeatableOf(call, request))))
            await options.count({ body, ports, viewer });
          const ahead = (await options.ahead?.({ body, ports, viewer })) as Ahead;
          const handle: Handler<C> = (context) =>
            handler({ ...context, ahead } as Context<C, Ahead, CallerOf<A>>);
          return run(ports, { call, handler: handle, request, reply, access, options });
        });
      const answer = () =>
        app.accountCalls.take(request.viewer?.id, callKindOf(call), work);
      if (call.file)
        return sendFile(reply, (await answer()) as FileAnswer | StreamedFile);
      reply.status(call.status);
      if (!keptAs) {
        const data = await answer();
        // A handler may have answered itself with a 304.
        return reply.sent ? reply : reply.send({ data });
      }
      const params = request.params as ParamsOf<C>;
      const key = `${call.method} ${call.path} ${keptAs({ params, ports })}`;
      const catalogue = await app.ports.catalogue.now(app.ports.database.db);
      const bytes = await catalogue.keep(key, async () =>
        Buffer.from(reply.serialize({ data: await answer() }) as string),
      );
      return reply.type('application/json; charset=utf-8').send(bytes);
    },
  });
}

function run<C extends Call>(
  ports: Ports,
  {
    call,
    handler,
    request,
    reply,
    access,
    options,
  }: {
    call: C;
    handler: Handler<C>;
    request: FastifyRequest;
    reply: FastifyReply;
    access: readonly Access[];
    options: Pick<ServeOptions, 'writesOnce' | 'commitsItself' | 'readsOnly'>;
  },
): Promise<unknown> | unknown {
  const caller = request.viewer ?? { kind: 'anonymous' as const };
  const viewer = access.includes('anyone') ? caller : signedIn(caller);
  const handle = (db: Database) =>
    handler({
      // Parsed by the contract's schemas before this point.
      params: request.params as ParamsOf<C>,
      query: request.query as QueryOf<C>,
      body: request.body as BodyOf<C>,
      viewer,
      actor: actorIn(request, viewer),
      sessionId: request.sessionId,
      attribution: attributionOf(request),
      address: request.ip,
      db,
      ahead: undefined,
      ports,
      request,
      reply,
    });
  const { db } = ports.database;
  if (options.readsOnly) {
    // Hosts keep public answers by the content version, which the primary tells.
    const age = access.includes('anyone') ? { mostAgeMs: 0 } : {};
    return readFrom(ports.database, age, async (from) => handle(from));
  }
  if (!call.idempotent) return handle(db);
  if (options.commitsItself) return handle(db);
  const repeatable = repeatableOf(call, request);
  if (!repeatable)
    return options.writesOnce
      ? handle(db)
      : db.transaction((tx) => Promise.resolve(handle(tx)));
  return onceForKey(ports, db, repeatable, (tx) => Promise.resolve(handle(tx)));
}

/** A request as its repeats are known; null for one without a key. */
function repeatableOf(call: Call, request: FastifyRequest): Repeatable | null {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (typeof key !== 'string' || key === '') return null;
  const callerId = request.viewer?.id;
  const who = callerId
    ? `user:${callerId}`
    : request.sessionId
      ? `session:${request.sessionId}`
      : `address:${request.ip}`;
  return {
    key,
    scope: `${who} ${call.method} ${call.path}`,
    request: { params: request.params, query: request.query, body: request.body },
    status: call.status,
  };
}
