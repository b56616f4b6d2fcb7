import { type StaffMember } from '@site/api-contract';
import {
  HELD_SECOND_STEP,
  secondStepResetCopy,
} from '@site/back-office/second-step-reset';
import { type Column, EmailText, RowAct, Tag } from '@site/ui';
import { staffCopy as copy } from './staff.copy';

export type StaffAct = 'rights' | 'reset' | 'end';

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
      cell: ({ role, rights }) => role === 'CONSULTANT' && copy.rights(rights),
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

function actsFor(member: StaffMember): (readonly [StaffAct, string])[] {
  const isConsultant = member.role === 'CONSULTANT';
  const reset = secondStepResetCopy(member);
  return [
    ...(isConsultant ? [['rights', copy.change.act] as const] : []),
    ...(reset ? [['reset', reset.act] as const] : []),
    ...(isConsultant ? [['end', copy.end.act] as const] : []),
  ];
}
