import { type FastifyInstance } from 'fastify';
import {
  countNotifications,
  listNotifications,
  readNotification,
  readNotifications,
} from '@site/contracts';
import { serve } from '../../platform/http/serve';
import { signedIn } from '../../platform/security/authentication';
import { countUnread, markReadUpTo } from './notifications.repository';
import { readOne, showNotifications } from './notifications.service';

const STAFF = { access: ['DEALER', 'SELLER', 'CONSULTANT'] } as const;

export function notificationRoutes(api: FastifyInstance): void {
  serve(api, listNotifications, STAFF, ({ db, viewer, query }) =>
    showNotifications(db, { viewer: signedIn(viewer), query }),
  );
  serve(api, countNotifications, STAFF, async ({ db, viewer }) => ({
    unread: await countUnread(db, signedIn(viewer)),
  }));
  serve(api, readNotification, STAFF, ({ ports, db, viewer, params }) =>
    readOne(ports, db, { viewer: signedIn(viewer), id: params.id }),
  );
  serve(api, readNotifications, STAFF, async ({ ports, db, viewer, body }) => {
    const at = ports.clock.now();
    const upTo = Number(body.upTo);
    await markReadUpTo(db, { reader: signedIn(viewer), upTo, at });
    return { ok: true as const };
  });
}
