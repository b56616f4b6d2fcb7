import { type ConsultantRight, type StaffMember } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_FINES_PATH,
  CONSULTANT_LEADS_PATH,
} from '@site/api-contract/site-paths';
import {
  HELD_SECOND_STEP,
  secondStepResetCopy,
} from '@site/back-office/second-step-reset';
import { AppLink, type Column, EmailText, RowAct, Tag } from '@site/ui';
import { staffCopy as copy } from './staff.copy';

export type StaffAct = 'rights' | 'reset' | 'end';

/**
 * `onAct` opens the dialog of an act for a member. `opened` are the rights of the reader,
 * who is led to a member's work in the lists that these open.
 */
export function staffColumns(
  onAct: (act: StaffAct, member: StaffMember) => void,
  opened: readonly ConsultantRight[],
): Column<StaffMember>[] {
  return [
    {
      key: 'name',
      head: copy.columns.name,
      cell: ({ name, email }) => (
        <>
          <b>{name}</b>
          <small className="staff-email">
            <EmailText>{email}</EmailText>
          </small>
        </>
      ),
    },
    { key: 'role', head: copy.columns.role, phone: 'wide', cell: copy.role },
    {
      key: 'rights',
      head: copy.columns.rights,
      phone: 'wide',
      cell: (member) =>
        member.role === 'CONSULTANT' && (
          <>
            {copy.rights(member.rights)}
            <div className="staff-acts">
              {workOf(member, opened).map(({ label, to }) => (
                <AppLink
                  key={to}
                  className="link"
                  to={to}
                  aria-label={copy.ofMember(label, member.name)}
                >
                  {label}
                </AppLink>
              ))}
            </div>
          </>
        ),
    },
    {
      key: 'app',
      head: copy.columns.app,
      phone: 'end',
      cell: ({ hasApp, passwordRecoveredAt }) => {
        if (hasApp) return <Tag tone="ok">{copy.app.connected}</Tag>;
        return passwordRecoveredAt ? (
          <Tag tone="warn">{HELD_SECOND_STEP}</Tag>
        ) : (
          <Tag>{copy.app.missing}</Tag>
        );
      },
    },
    {
      key: 'lastSignIn',
      head: copy.columns.lastSignIn,
      phone: 'hide',
      cell: ({ lastSignInAt }) => copy.at(lastSignInAt),
    },
    {
      key: 'act',
      head: copy.columns.act,
      phone: 'wide',
      cell: (member) =>
        member.isSelf ? (
          <small>{copy.self}</small>
        ) : (
          <div className="staff-acts">
            {actsFor(member).map(([act, label]) => (
              <RowAct
                key={act}
                quiet
                danger={act === 'end'}
                name={copy.ofMember(label, member.name)}
                onClick={() => onAct(act, member)}
              >
                {label}
              </RowAct>
            ))}
          </div>
        ),
    },
  ];
}

const WORK = [
  ['leads', copy.work.leads, CONSULTANT_LEADS_PATH, 'meus'],
  ['analysis', copy.work.fines, CONSULTANT_FINES_PATH, 'minhas'],
] as const;

/** The lists of a member's work that the reader may open. */
const workOf = (
  { id, rights, isSelf }: StaffMember,
  opened: readonly ConsultantRight[],
) =>
  WORK.filter(([right]) => rights.includes(right) && opened.includes(right)).map(
    ([, label, path, own]) => ({
      label,
      to: `${pathInApp('consultant-portal', path)}?de=${isSelf ? own : id}`,
    }),
  );

function actsFor(member: StaffMember): (readonly [StaffAct, string])[] {
  const isConsultant = member.role === 'CONSULTANT';
  const reset = secondStepResetCopy(member);
  return [
    ...(isConsultant ? [['rights', copy.change.act] as const] : []),
    ...(reset ? [['reset', reset.act] as const] : []),
    ...(isConsultant ? [['end', copy.end.act] as const] : []),
  ];
}
