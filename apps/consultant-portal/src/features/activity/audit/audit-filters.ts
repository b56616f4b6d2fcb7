import {
  type AuditKind,
  type AuditWord,
  auditWordsOf,
} from '@site/api-contract/activity';
import {
  ACTOR_PARAM,
  AUDIT_KIND_PARAM,
  AUDIT_KINDS_BY_WORD,
  CUSTOMER_PARAM,
} from '@site/api-contract/site-paths';
import { addressValues, withoutAbsent } from '@site/ui';

/** Names of the filters in the address. */
export type FilterName =
  | typeof ACTOR_PARAM
  | typeof CUSTOMER_PARAM
  | typeof AUDIT_KIND_PARAM
  | 'fez'
  | 'de'
  | 'ate';

export type AuditFilters = {
  kind: AuditKind;
  personId?: string;
  actorId?: string;
  action?: AuditWord;
  from?: string;
  to?: string;
};

const WORDS = Object.keys(AUDIT_KINDS_BY_WORD) as (keyof typeof AUDIT_KINDS_BY_WORD)[];

/** Reads the filters from the address; unknown values are ignored. */
export function filtersFrom(params: URLSearchParams): AuditFilters {
  const { oneOf, day, id } = addressValues<FilterName>(params);
  const word = oneOf(WORDS, AUDIT_KIND_PARAM);
  const kind = word ? AUDIT_KINDS_BY_WORD[word] : 'acts';
  return {
    kind,
    ...withoutAbsent({
      personId: id(CUSTOMER_PARAM),
      actorId: id(ACTOR_PARAM),
      action: oneOf(auditWordsOf(kind), 'fez'),
      from: day('de'),
      to: day('ate'),
    }),
  };
}
