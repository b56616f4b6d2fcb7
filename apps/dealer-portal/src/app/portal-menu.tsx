import { useSelector } from 'react-redux';
import { useGetDealershipTodayCountQuery } from '@site/api-client';
import { formatCount } from '@site/api-contract/brazil';
import { selectViewer } from '@site/auth';
import { EntriesMenu } from '@site/ui/portal-menu';
import { menuFor } from './portal-menu-items';
import { shellCopy as copy } from './shell.copy';

/** The menu of the portal; 'Hoje' shows how much is due. */
export function PortalMenu() {
  const { kind } = useSelector(selectViewer);
  const { data } = useGetDealershipTodayCountQuery();
  const due = data?.due ?? 0;
  const figure = due === 0 ? '' : `${formatCount(due)}${data?.hasMore ? '+' : ''}`;
  const entries = menuFor(kind).map((entry) =>
    entry.label === copy.today ? { ...entry, figure } : entry,
  );
  return <EntriesMenu name={copy.menu} entries={entries} />;
}
