import { share } from './picture-geometry.json';

/** Size of the pictures for links that are shared, in pixels. */
export const SHARE_SIZE = { width: share.width, height: share.height };
