import { AUDIT_LOOKS, type AuditLook } from '@site/contracts/audit-looks';
import { isIsoDate } from '@site/contracts/brazil';
import { ACTOR_PARAM, CUSTOMER_PARAM } from '@site/contracts/site-paths';

/** Names of the filters in the address. */
export type FilterName =
  typeof ACTOR_PARAM | typeof CUSTOMER_PARAM | 'fez' | 'de' | 'ate';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type AuditFilters = {
  personId?: string;
  actorId?: string;
  action?: AuditLook;
  from?: string;
  to?: string;
};

/** Reads the filters from the address; what is not a known value is ignored. */
export function filtersFrom(params: URLSearchParams): AuditFilters {
  const idOf = (name: FilterName) => {
    const id = params.get(name);
    return id !== null && UUID.test(id) ? id : undefined;
  };
  const dayOf = (name: FilterName) => {
    const day = params.get(name);
    return day !== null && isIsoDate(day) ? day : undefined;
  };
  const personId = idOf(CUSTOMER_PARAM);
  const actorId = idOf(ACTOR_PARAM);
  const action = AUDIT_LOOKS.find((known) => known === params.get('fez'));
  const from = dayOf('de');
  const to = dayOf('ate');
  return {
    ...(personId && { personId }),
    ...(actorId && { actorId }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
