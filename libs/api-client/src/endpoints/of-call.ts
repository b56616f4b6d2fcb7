import { type Call, type QueryOf, type RequestOf } from '@site/api-contract';

/** Argument of a hook: what the call needs, or nothing when it needs nothing. */
export type ArgOf<C> =
  unknown extends RequestOf<C>
    ? void
    : Record<never, never> extends RequestOf<C>
      ? RequestOf<C> | void
      : RequestOf<C>;

/**
 * Tags of a write that changes nothing a query answers (it sends a mail, it renews the
 * access): said, so that a new write can't forget to name what it makes stale.
 */
export const NOTHING_READ = [] as const;

/** The `query` of an endpoint that sends a call as it stands in the contract. */
export function sends<C extends Call>(
  call: C,
): { query: (request: ArgOf<C>) => { call: Call; request: unknown } } {
  return { query: (request) => ({ call, request: request ?? {} }) };
}

type CursorPage = { nextCursor: string | null };
type Filters<C extends Call> = Omit<QueryOf<C>, 'cursor'>;

/**
 * The same for a list that is read page by page: the argument is the filters, the cursor
 * is added here.
 */
export function sendsPages<C extends Call>(call: C) {
  return {
    infiniteQueryOptions: {
      initialPageParam: null as string | null,
      getNextPageParam: (page: CursorPage) => page.nextCursor,
    },
    query: ({
      queryArg,
      pageParam,
    }: {
      queryArg: Filters<C>;
      pageParam: string | null;
    }) => ({
      call,
      request: {
        query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) },
      },
    }),
  };
}
