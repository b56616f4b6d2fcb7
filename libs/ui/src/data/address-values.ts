import { isIsoDate } from '@site/api-contract/brazil';
import { UUID } from '@site/api-contract/uuid';
import { MOST_SEARCHED } from './filters';

/** Reads filters from the address; unknown values are undefined. */
export function addressValues<Name extends string>(params: URLSearchParams) {
  const matching = (name: Name, isKnown: (text: string) => boolean) => {
    const text = params.get(name);
    return text !== null && isKnown(text) ? text : undefined;
  };
  return {
    /** Text of the search; undefined without one. */
    search: params.get('busca')?.trim().slice(0, MOST_SEARCHED) || undefined,
    /** One of `values`, by its word in the address. */
    oneOf: <T extends string>(
      values: readonly T[],
      name: Name,
      wordOf: (value: T) => string = (value) => value,
    ) => values.find((value) => wordOf(value) === params.get(name)),
    day: (name: Name) => matching(name, isIsoDate),
    id: (name: Name) => matching(name, (text) => UUID.test(text)),
  };
}

/** The same without what is undefined. */
export function withoutAbsent<T extends object>(values: T): T {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as T;
}
