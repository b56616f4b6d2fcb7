import { type FastifyInstance } from 'fastify';
import {
  chooseNotificationDigest,
  countNotifications,
  getNotificationDigest,
  listNotifications,
  readNotification,
  readNotifications,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ALL_STAFF } from '#platform/security/access';
import { readDigest, saveDigest } from './digest-settings.repository';
import { countUnread, markReadUpTo, tellTabs } from './notifications.repository';
import { readOne, showNotifications } from './notifications.service';

export function notificationRoutes(api: FastifyInstance): void {
  serve(api, listNotifications, ALL_STAFF, ({ ports, db, viewer, query }) =>
    showNotifications(ports, db, { viewer, query }),
  );
  serve(api, countNotifications, ALL_STAFF, async ({ db, viewer }) => ({
    unread: await countUnread(db, viewer),
  }));
  serve(api, getNotificationDigest, ALL_STAFF, async ({ db, viewer }) => ({
    digest: await readDigest(db, viewer.id),
  }));
  serve(api, chooseNotificationDigest, ALL_STAFF, async ({ db, viewer, body }) => {
    await saveDigest(db, viewer.id, body.digest);
    return body;
  });
  serve(api, readNotification, ALL_STAFF, ({ ports, db, viewer, params }) =>
    readOne(ports, db, { viewer, id: params.id }),
  );
  serve(api, readNotifications, ALL_STAFF, async ({ ports, db, viewer, body }) => {
    const at = ports.clock.now();
    const upTo = Number(body.upTo);
    const reader = viewer;
    await markReadUpTo(db, { reader, upTo, at });
    await tellTabs(db, reader);
    return { ok: true as const };
  });
}
