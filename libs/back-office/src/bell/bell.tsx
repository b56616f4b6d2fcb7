import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCountNotificationsQuery } from '@site/api-client';
import { type Notification } from '@site/api-contract';
import { NOTIFICATIONS_HASH } from '@site/api-contract/site-paths';
import { BellIcon, useShortcuts } from '@site/ui';
import { bellCopy as copy } from './bell.copy';
import { type Line } from './bell-line';
import { BellPanel } from './bell-panel';
import './bell.css';

export { type Line };

type BellProps = { lineOf: (notification: Notification) => Line };

/**
 * Shows the number of unread notifications, and the list of notifications after a click,
 * after the key B, or at once for a visitor who comes from the morning mail.
 */
export function Bell({ lineOf }: BellProps) {
  const { data } = useCountNotificationsQuery();
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === NOTIFICATIONS_HASH);
  const open = () => setOpen(true);
  useShortcuts([{ key: 'b', label: copy.title, everywhere: true, run: open }]);
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className="bell"
        aria-label={copy.name(unread)}
        title={copy.title}
        aria-haspopup="dialog"
        onClick={open}
      >
        <BellIcon />
        {unread > 0 && <span aria-hidden="true">{copy.figure(unread)}</span>}
      </button>
      {isOpen && <BellPanel lineOf={lineOf} onClose={() => setOpen(false)} />}
    </>
  );
}
