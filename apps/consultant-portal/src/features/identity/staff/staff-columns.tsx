import { type StaffMember } from '@site/api-contract';
import { lostPhoneCopy } from '@site/back-office/lost-phone';
import { type Column, RowAct, Tag } from '@site/ui';
import { staffCopy as copy } from './staff.copy';

export type StaffAct = 'rights' | 'lost-phone' | 'end';

/** `onAct` opens the dialog of an act for a member. */
export function staffColumns(
  onAct: (act: StaffAct, member: StaffMember) => void,
): Column<StaffMember>[] {
  return [
    {
      key: 'name',
      head: copy.columns.name,
      cell: ({ name, email }) => (
        <>
          <b>{name}</b>
          <small className="staff-email">{email}</small>
        </>
      ),
    },
    { key: 'role', head: copy.columns.role, phone: 'wide', cell: copy.role },
    {
      key: 'rights',
      head: copy.columns.rights,
      phone: 'wide',
      cell: ({ role, rights }) => role === 'CONSULTANT' && copy.rights(rights),
    },
    {
      key: 'app',
      head: copy.columns.app,
      phone: 'end',
      cell: ({ hasApp }) => (
        <Tag tone={hasApp ? 'ok' : 'neutral'}>{copy.app(hasApp)}</Tag>
      ),
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

function actsFor({ role, hasApp }: StaffMember): (readonly [StaffAct, string])[] {
  const isConsultant = role === 'CONSULTANT';
  return [
    ...(isConsultant ? [['rights', copy.change.act] as const] : []),
    ...(hasApp ? [['lost-phone', lostPhoneCopy.act] as const] : []),
    ...(isConsultant ? [['end', copy.end.act] as const] : []),
  ];
}
