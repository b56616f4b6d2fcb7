import { portalWirings } from '@site/shell';

export const { wireServer, wirePage } = portalWirings('dealer-portal');
