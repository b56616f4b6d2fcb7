import { type Call, type RequestOf } from '@site/contracts';

/** Argument of a hook: what the call needs, or nothing when it needs nothing. */
export type ArgOf<C> = unknown extends RequestOf<C>
  ? void
  : Record<never, never> extends RequestOf<C>
    ? RequestOf<C> | void
    : RequestOf<C>;

/** The `query` of an endpoint that sends a call as it stands in the contract. */
export function sends<C extends Call>(call: C): { query: (request: ArgOf<C>) => { call: Call; request: unknown } } {
  return { query: (request) => ({ call, request: request ?? {} }) };
}
