import { join } from 'node:path';
import { drawingsOf } from '#platform/brand/drawings';

/** The drawings of the source tree. */
export const testDrawings = drawingsOf(join(__dirname, '../../../../libs/ui/src'));
