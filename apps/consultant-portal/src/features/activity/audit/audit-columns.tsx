import { useSelector } from 'react-redux';
import { type AuditLookEntry, type ConsultantRight } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  ACTOR_PARAM,
  CONSULTANT_AUDIT_PATH,
  consultantContractPath,
  consultantDisputePath,
  consultantFinePath,
  consultantLeadPath,
  consultantProposalPath,
  consultantServicePath,
  CUSTOMER_PARAM,
} from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { AppLink, type Column } from '@site/ui';
import { hasRight } from '../../../shared/rights';
import { auditCopy as copy } from './audit.copy';
import { actOf, detailOf } from './audit-details.copy';

type Page = { pathOf: (id: string) => string; right: ConsultantRight };
const PAGES: Record<string, Page> = {
  proposal: { pathOf: consultantProposalPath, right: 'analysis' },
  contract: { pathOf: consultantContractPath, right: 'analysis' },
  // `driver:<contract>:<driver>`: drivers are shown on the page of their contract.
  driver: { pathOf: consultantContractPath, right: 'analysis' },
  'traffic-fine': { pathOf: consultantFinePath, right: 'analysis' },
  'service-request': { pathOf: consultantServicePath, right: 'analysis' },
  dispute: { pathOf: consultantDisputePath, right: 'analysis' },
  lead: { pathOf: consultantLeadPath, right: 'leads' },
};

/**
 * Columns of the audit trail; the viewer and the person are links that filter by them.
 */
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
      cell: (entry) => (
        <>
          {actOf(entry)}
          <div className="audit-about">
            <Subject entry={entry} />
            {detailOf(entry) && <small>{detailOf(entry)}</small>}
          </div>
        </>
      ),
    },
    {
      key: 'person',
      head: copy.columns.person,
      phone: 'wide',
      cell: ({ personId, personName, subject, subjectName }) =>
        personId === null ? (
          isPerson(subject) ? (
            (subjectName ?? copy.gonePerson)
          ) : (
            copy.nobody
          )
        ) : (
          <AppLink className="link" to={narrowed(CUSTOMER_PARAM, personId)}>
            {personName ?? copy.gone}
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

/** Whether the subject is a person without an account. */
const isPerson = (subject: string | null) => /^(lead|invitation):/.test(subject ?? '');

/** Names the subject; a link to its page if this consultant may open it. */
function Subject({ entry: { subject, subjectName } }: { entry: AuditLookEntry }) {
  const [kind = '', id = ''] = subject?.split(':') ?? [];
  const viewer = useSelector(selectViewer);
  const page = PAGES[kind];
  const words = copy.subject(kind, isPerson(subject) ? null : subjectName);
  if (words === undefined) return null;
  const isOpen = page !== undefined && hasRight(viewer, page.right);
  if (!isOpen && (subjectName === null || isPerson(subject))) return null;
  return (
    <small>
      {isOpen ? (
        <AppLink className="link" to={pathInApp('consultant-portal', page.pathOf(id))}>
          {words}
        </AppLink>
      ) : (
        words
      )}
    </small>
  );
}
