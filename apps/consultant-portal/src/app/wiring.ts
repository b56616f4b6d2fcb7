import { portalWirings } from '@site/shell';

export const { wireServer, wirePage } = portalWirings('consultant-portal');
