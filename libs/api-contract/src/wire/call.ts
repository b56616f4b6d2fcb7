import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Schemas of a call, in the file of schemas of its slice and with its name. `data` is the
 * shape inside the answer's `data`, `summary` a sentence for the API's document.
 */
export type CallSchemas = {
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  data: Schema;
};

/**
 * One call of the API, which server, client and test stub all use (spec §7). `path` is
 * relative to `/api/v1` and has `:name` for parameters. A call has only the types of its
 * schemas, so that a browser loads it without them; `schemasOf` gives the schemas.
 */
export type Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
> = {
  readonly method: Method;
  readonly path: string;
  /** Always absent: it carries types. */
  readonly schemas?: { params: Params; query: Query; body: Body; data: Data };
  /** Status of a success; 200 by default. */
  readonly status: 200 | 201;
  /**
   * Accepts an `Idempotency-Key` (security-requirements G1). A call that charges a
   * person, notes a coming charge or signs for them is refused without one (G9).
   */
  readonly idempotent: boolean | 'required';
  /**
   * A failure opens no general popup (spec §7 and §8, docs/product): the screen of the
   * call shows it. Rows of §8 that name a call, and 429, still show. `without-message`: a
   * sentence of the server has its popup, as §8 says of the calls that §7 names; an
   * unreachable server, about which §8 says nothing, is the screen's.
   */
  readonly quiet: boolean | 'without-message';
  /**
   * Media types of an answer that is a file instead of `{ data }`; `data` is then
   * `fileAnswer`.
   */
  readonly file?: readonly string[];
  /**
   * The body is `multipart/form-data` with a part for each field, since it contains a
   * file; every other body is JSON.
   */
  readonly multipart?: boolean;
};

type Out<S> = S extends Schema ? z.output<S> : undefined;
export type ParamsOf<C> =
  C extends Call<infer P, infer _Q, infer _B, infer _D> ? Out<P> : never;
export type QueryOf<C> =
  C extends Call<infer _P, infer Q, infer _B, infer _D> ? Out<Q> : never;
export type BodyOf<C> =
  C extends Call<infer _P, infer _Q, infer B, infer _D> ? Out<B> : never;
export type DataOf<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer D> ? z.output<D> : never;

/** The parts of a request that the call declares. */
export type RequestOf<C> = (ParamsOf<C> extends undefined
  ? unknown
  : { params: ParamsOf<C> }) &
  (QueryOf<C> extends undefined ? unknown : { query?: Partial<QueryOf<C>> }) &
  (BodyOf<C> extends undefined ? unknown : { body: BodyOf<C> });

/**
 * Declares a call with the schemas of the same name:
 * `call<typeof schemas.getLead>('GET', 'leads/:id')`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<S extends CallSchemas>(
  method: Method,
  path: string,
  options: Partial<
    Pick<Call, 'status' | 'idempotent' | 'quiet' | 'file' | 'multipart'>
  > = {},
): Call<Part<S, 'params'>, Part<S, 'query'>, Part<S, 'body'>, S['data']> {
  return { method, path, status: 200, idempotent: false, quiet: false, ...options };
}

type Part<S, Name extends string> =
  S extends Record<Name, infer P extends Schema> ? P : undefined;

/**
 * Fills the `:name` parts and the query of a call's path. Values are URI-encoded; absent
 * query values are left out.
 */
export function pathOf(
  target: Pick<Call, 'path'>,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const path = target.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null)
      throw new Error(`Missing parameter ${name} of ${target.path}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
