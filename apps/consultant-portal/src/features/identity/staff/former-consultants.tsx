import { type FormerConsultant } from '@site/api-contract';
import { type Column, DataTable, EmailText, RowAct } from '@site/ui';
import { staffCopy } from './staff.copy';

const copy = staffCopy.former;

type FormerConsultantsProps = {
  former: readonly FormerConsultant[];
  /** The one whose access is being restored. */
  restoringId: string | undefined;
  onRestore: (consultant: FormerConsultant) => void;
};

/** Consultants whose access has ended, and can be restored. */
export function FormerConsultants({
  former,
  restoringId,
  onRestore,
}: FormerConsultantsProps) {
  if (former.length === 0) return null;
  const columns: Column<FormerConsultant>[] = [
    {
      key: 'name',
      head: staffCopy.columns.name,
      cell: ({ name, email }) => (
        <>
          <b>{name}</b>
          <small className="staff-email">
            <EmailText>{email}</EmailText>
          </small>
        </>
      ),
    },
    { key: 'ended', head: copy.ended, phone: 'wide', cell: copy.endedAt },
    {
      key: 'act',
      head: staffCopy.columns.act,
      phone: 'wide',
      cell: (consultant) => {
        const isPending = restoringId === consultant.id;
        return (
          <RowAct
            name={staffCopy.ofMember(copy.act, consultant.name)}
            isPending={isPending}
            onClick={() => onRestore(consultant)}
          >
            {isPending ? copy.pending : copy.act}
          </RowAct>
        );
      },
    },
  ];
  return (
    <section className="staff-former" aria-labelledby="former-consultants">
      <h2 id="former-consultants">{copy.title}</h2>
      <DataTable
        caption={copy.title}
        columns={columns}
        rows={former}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
