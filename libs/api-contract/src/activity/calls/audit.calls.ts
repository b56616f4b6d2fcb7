import { call } from '../../wire/call';
import type * as schemas from '../audit.schemas';

export const listAuditLooks = call<typeof schemas.listAuditLooks>('GET', 'audit-looks', {
  quiet: true, // shown in place of the list
});
