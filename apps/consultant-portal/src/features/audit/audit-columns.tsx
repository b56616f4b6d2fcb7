import { type AuditLookEntry } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import {
  ACTOR_PARAM,
  CONSULTANT_AUDIT_PATH,
  consultantContractPath,
  consultantLeadPath,
  consultantProposalPath,
  CUSTOMER_PARAM,
} from '@site/contracts/site-paths';
import { AppLink, type Column } from '@site/ui';
import { auditCopy as copy } from './audit.copy';

const PAGES: Record<string, (id: string) => string> = {
  proposal: consultantProposalPath,
  contract: consultantContractPath,
  lead: consultantLeadPath,
};

/** Columns of the trail; who looked and whose data it was narrow the list to them. */
export function auditColumns(params: URLSearchParams): Column<AuditLookEntry>[] {
  const narrowed = (name: string, id: string) => {
    const search = new URLSearchParams(params);
    search.set(name, id);
    return {
      pathname: pathInApp('consultant-portal', CONSULTANT_AUDIT_PATH),
      search: search.toString(),
    };
  };
  return [
    {
      key: 'actor',
      head: copy.columns.actor,
      cell: ({ actorId, actorName, actorRole }) => (
        <>
          {actorId === null ? (
            copy.role(actorRole)
          ) : (
            <AppLink to={narrowed(ACTOR_PARAM, actorId)}>
              {actorName ?? copy.gone}
            </AppLink>
          )}
          {actorId !== null && <small>{copy.role(actorRole)}</small>}
        </>
      ),
    },
    {
      key: 'action',
      head: copy.columns.action,
      phone: 'wide',
      cell: ({ action, subject }) => (
        <>
          {copy.action(action)}
          <Subject subject={subject} />
        </>
      ),
    },
    {
      key: 'person',
      head: copy.columns.person,
      phone: 'wide',
      cell: ({ personId }) =>
        personId === null ? (
          copy.nobody
        ) : (
          <AppLink className="link" to={narrowed(CUSTOMER_PARAM, personId)}>
            {copy.customer(personId)}
          </AppLink>
        ),
    },
    {
      key: 'at',
      head: copy.columns.at,
      figure: true,
      phone: 'end',
      cell: ({ at }) => <time dateTime={at}>{copy.at(at)}</time>,
    },
  ];
}

/** The page of what was looked at, where consultants have one. */
function Subject({ subject }: Pick<AuditLookEntry, 'subject'>) {
  const [kind = '', id = ''] = subject?.split(':') ?? [];
  const path = PAGES[kind];
  if (!path) return null;
  return (
    <small>
      <AppLink className="link" to={pathInApp('consultant-portal', path(id))}>
        {copy.subject(kind)}
      </AppLink>
    </small>
  );
}
