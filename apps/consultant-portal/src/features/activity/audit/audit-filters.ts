import { AUDIT_LOOKS, type AuditLook } from '@site/api-contract/activity';
import { ACTOR_PARAM, CUSTOMER_PARAM } from '@site/api-contract/site-paths';
import { addressValues, withoutAbsent } from '@site/ui';

/** Names of the filters in the address. */
export type FilterName =
  typeof ACTOR_PARAM | typeof CUSTOMER_PARAM | 'fez' | 'de' | 'ate';

export type AuditFilters = {
  personId?: string;
  actorId?: string;
  action?: AuditLook;
  from?: string;
  to?: string;
};

/** Reads the filters from the address; unknown values are ignored. */
export function filtersFrom(params: URLSearchParams): AuditFilters {
  const { oneOf, day, id } = addressValues<FilterName>(params);
  return withoutAbsent({
    personId: id(CUSTOMER_PARAM),
    actorId: id(ACTOR_PARAM),
    action: oneOf(AUDIT_LOOKS, 'fez'),
    from: day('de'),
    to: day('ate'),
  });
}
