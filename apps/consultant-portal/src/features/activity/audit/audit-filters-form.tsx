import { auditWords, auditWordsOf } from '@site/api-contract/activity';
import { pathInApp } from '@site/api-contract/site-map';
import {
  ACTOR_PARAM,
  AUDIT_KIND_PARAM,
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

type AuditFiltersFormProps = {
  filters: AuditFilters;
  /** Name of the chosen colleague, known once a row with it is loaded. */
  actorName: string | undefined;
  /** Name of the chosen person, known once a row with it is loaded. */
  person: { name: string | null; isStaff: boolean } | undefined;
};

/**
 * Filters for the part of the trail, action and days in a row, and below them the chosen
 * person and colleague.
 */
export function AuditFiltersForm({
  filters: { kind, personId, actorId },
  actorName,
  person,
}: AuditFiltersFormProps) {
  const { params, change, clear, clearings } = useAddressFilters<FilterName>();
  const valueOf = (name: FilterName) => params.get(name) ?? '';
  return (
    <>
      <Filters className="filters audit-filters">
        <ChoiceFilter
          id="ver"
          label={copy.kind}
          value={valueOf(AUDIT_KIND_PARAM)}
          onChoose={(value) => change(AUDIT_KIND_PARAM, value)}
          options={[
            ['', copy.acts],
            ['consultas', copy.looks],
            ['tudo', copy.all],
          ]}
        />
        <ChoiceFilter
          id="fez"
          label={copy.action}
          value={valueOf('fez')}
          onChoose={(value) => change('fez', value)}
          options={[
            ['', copy.anyAction],
            ...auditWordsOf(kind)
              .map((word) => [word, auditWords(word)] as const)
              .sort(([, one], [, other]) => one.localeCompare(other, 'pt-BR')),
          ]}
        />
        <DateRangeFilter
          key={clearings}
          labels={copy}
          valueOf={valueOf}
          onChoose={change}
        />
        <ClearFilters params={params} clear={clear} label={copy.clear} />
      </Filters>
      {actorId && (
        <p className="audit-chosen">
          <strong>{actorName ? copy.only(actorName) : copy.oneActor}</strong>
          <button type="button" className="link" onClick={() => change(ACTOR_PARAM, '')}>
            {copy.anyone}
          </button>
        </p>
      )}
      {personId && (
        <p className="audit-chosen">
          <strong>{person?.name ? copy.only(person.name) : copy.onePerson}</strong>
          {!person?.isStaff && (
            <AppLink
              className="link"
              to={pathInApp('consultant-portal', consultantCustomerPath(personId))}
            >
              {copy.open}
            </AppLink>
          )}
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
