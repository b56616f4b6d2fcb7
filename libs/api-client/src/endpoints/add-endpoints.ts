import {
  type EndpointBuilder,
  type EndpointDefinitions,
  type MutationDefinition,
  type QueryDefinition,
  type TagDescription,
} from '@reduxjs/toolkit/query/react';
import { type Call, type DataOf, type QueryOf, type RequestOf } from '@site/api-contract';
import { api, type ContractQuery, type Tag } from '../api';

/** Argument of a hook: what the call needs, or nothing when it needs nothing. */
type ArgOf<C> =
  unknown extends RequestOf<C>
    ? void
    : Record<never, never> extends RequestOf<C>
      ? RequestOf<C> | void
      : RequestOf<C>;
type Reading<C> = QueryDefinition<ArgOf<C>, ContractQuery, Tag, DataOf<C>>;
type Writing<C> = MutationDefinition<ArgOf<C>, ContractQuery, Tag, DataOf<C>>;

type TagDescriptions = readonly TagDescription<Tag>[];
type CursorPage = { nextCursor: string | null };
type GivesPages = { schemas?: { data: { parse: (value: unknown) => CursorPage } } };

/**
 * Tags of a write that changes no query's answer (it sends a mail, or refreshes the
 * access). Writing them down shows that none was forgotten.
 */
export const NOTHING_READ = [] as const;

/**
 * Adds endpoints to the one API. An endpoint sends its call as the contract declares it,
 * and takes its types from there: `getReturn: reads(getReturn, ['Returns'])`.
 */
export function addEndpoints<Definitions extends EndpointDefinitions>(
  define: (helpers: ReturnType<typeof helpersOf>) => Definitions,
) {
  return api.injectEndpoints({ endpoints: (build) => define(helpersOf(build)) });
}

function helpersOf(build: EndpointBuilder<ContractQuery, Tag, 'api'>) {
  return {
    /**
     * The library's own builder, for an endpoint whose argument differs from its call's.
     */
    build,
    /** A query that gives the data of the call. */
    reads: <C extends Call>(
      call: C,
      providesTags: Reading<C>['providesTags'] & {} = [],
      options: Partial<Pick<Reading<C>, 'query' | 'keepUnusedDataFor'>> = {},
    ) =>
      build.query<DataOf<C>, ArgOf<C>>({
        query: (request) => ({ call, request: request ?? {} }),
        providesTags,
        ...options,
      }),
    /** A mutation; its tags name the queries that it makes stale. */
    writes: <C extends Call>(
      call: C,
      invalidatesTags: Writing<C>['invalidatesTags'] & {},
      options: Pick<Writing<C>, 'onQueryStarted'> = {},
    ) =>
      build.mutation<DataOf<C>, ArgOf<C>>({
        query: (request) => ({ call, request: request ?? {} }),
        invalidatesTags,
        ...options,
      }),
    /**
     * A list that is read page by page: the argument is the filters, and the cursor is
     * added here.
     */
    readsPages: <C extends Call & GivesPages>(
      call: C,
      providesTags: TagDescriptions,
      options: Pick<Reading<C>, 'keepUnusedDataFor'> = {},
    ) =>
      build.infiniteQuery<
        DataOf<C> & CursorPage,
        Omit<QueryOf<C>, 'cursor'>,
        string | null
      >({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (page) => page.nextCursor,
        },
        query: ({ queryArg, pageParam }) => ({
          call,
          request: {
            query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) },
          },
        }),
        providesTags,
        ...options,
      }),
  };
}
