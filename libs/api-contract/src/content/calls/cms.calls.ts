import { call } from '../../wire/call';
import type * as schemas from '../cms.schemas';

export const fetchCms = call<typeof schemas.fetchCms>('POST', 'cms', {
  quiet: true, // docs/product/content.md
});

export const getContentVersion = call<typeof schemas.getContentVersion>(
  'GET',
  'content-version',
);
