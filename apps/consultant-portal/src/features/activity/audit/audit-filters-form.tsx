import { AUDIT_LOOKS } from '@site/api-contract/activity';
import { pathInApp } from '@site/api-contract/site-map';
import {
  ACTOR_PARAM,
  consultantCustomerPath,
  CUSTOMER_PARAM,
} from '@site/api-contract/site-paths';
import {
  AppLink,
  ChoiceFilter,
  ClearFilters,
  DateRangeFilter,
  Filters,
  useAddressFilters,
} from '@site/ui';
import { auditCopy } from './audit.copy';
import { type AuditFilters, type FilterName } from './audit-filters';

const copy = auditCopy.filters;

/**
 * Filters for action and days in a row, and below them the chosen person and colleague.
 */
export function AuditFiltersForm({
  filters: { personId, actorId },
  actorName,
}: {
  filters: AuditFilters;
  /** Name of the chosen colleague, known once a row with it is loaded. */
  actorName: string | undefined;
}) {
  const { params, change, clear } = useAddressFilters<FilterName>();
  const valueOf = (name: FilterName) => params.get(name) ?? '';
  return (
    <>
      <Filters className="filters audit-filters">
        <ChoiceFilter
          id="fez"
          label={copy.action}
          value={valueOf('fez')}
          onChoose={(value) => change('fez', value)}
          options={[
            ['', copy.anyAction],
            ...AUDIT_LOOKS.map((look) => [look, auditCopy.action(look)] as const),
          ]}
        />
        <DateRangeFilter labels={copy} valueOf={valueOf} onChoose={change} />
        <ClearFilters params={params} clear={clear} label={copy.clear} />
      </Filters>
      {actorId && (
        <p className="audit-chosen">
          <strong>{actorName ? copy.actor(actorName) : copy.oneActor}</strong>
          <button type="button" className="link" onClick={() => change(ACTOR_PARAM, '')}>
            {copy.anyone}
          </button>
        </p>
      )}
      {personId && (
        <p className="audit-chosen">
          <strong>{copy.customer(personId)}</strong>
          <AppLink
            className="link"
            to={pathInApp('consultant-portal', consultantCustomerPath(personId))}
          >
            {copy.open}
          </AppLink>
          <button
            type="button"
            className="link"
            onClick={() => change(CUSTOMER_PARAM, '')}
          >
            {copy.everybody}
          </button>
        </p>
      )}
    </>
  );
}
