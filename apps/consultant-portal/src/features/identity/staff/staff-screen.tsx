import { useState } from 'react';
import { serverSentence } from '@site/api-client';
import {
  useListStaffQuery,
  useResetStaffAppMutation,
} from '@site/api-client/consultant-calls';
import { type StaffMember } from '@site/api-contract';
import { LostPhone, lostPhoneCopy } from '@site/back-office/lost-phone';
import { type Column, OutcomeNotice, type OutcomeText, RowAct, Tag } from '@site/ui';
import { FetchedList } from '../../../shared/table/fetched-list';
import { RowsTable } from '../../../shared/table/rows-table';
import { staffCopy as copy } from './staff.copy';

/** Consultants and dealers; who has the right `people` helps after a lost phone. */
export function Component() {
  const staff = useListStaffQuery(undefined, { refetchOnMountOrArgChange: true });
  const [lost, setLost] = useState<StaffMember | null>(null);
  const [said, setSaid] = useState<OutcomeText>(null);
  const [reset, { isLoading }] = useResetStaffAppMutation();

  async function takeApp({ id, name }: StaffMember) {
    setSaid(null);
    try {
      await reset({ params: { id } }).unwrap();
      setSaid({ kind: 'ok', text: lostPhoneCopy.done(name) });
    } catch (error) {
      setSaid({ kind: 'err', text: serverSentence(error, lostPhoneCopy.failed) });
    }
    setLost(null);
  }

  return (
    <FetchedList answer={staff} words={copy}>
      {({ items }) => (
        <div className="stack">
          <OutcomeNotice saying={said} />
          <RowsTable
            words={copy}
            columns={columnsWith(setLost)}
            rows={items}
            rowKey={({ id }) => id}
          />
          {lost && (
            <LostPhone
              name={lost.name}
              isPending={isLoading}
              onClose={() => setLost(null)}
              onReset={() => void takeApp(lost)}
            />
          )}
        </div>
      )}
    </FetchedList>
  );
}

const columnsWith = (onLost: (member: StaffMember) => void): Column<StaffMember>[] => [
  {
    key: 'name',
    head: copy.columns.name,
    cell: ({ name, email }) => (
      <>
        <b>{name}</b>
        <small>{email}</small>
      </>
    ),
  },
  { key: 'role', head: copy.columns.role, phone: 'wide', cell: copy.role },
  {
    key: 'app',
    head: copy.columns.app,
    phone: 'end',
    cell: ({ hasApp }) => <Tag tone={hasApp ? 'ok' : 'neutral'}>{copy.app(hasApp)}</Tag>,
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
        member.hasApp && (
          <RowAct
            name={copy.ofMember(lostPhoneCopy.act, member.name)}
            onClick={() => onLost(member)}
          >
            {lostPhoneCopy.act}
          </RowAct>
        )
      ),
  },
];
