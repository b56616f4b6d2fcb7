import { refuse } from '../../platform/errors';
import { type Position } from './proposals.repository';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the next page starts, as text for the client to hand back. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

export function readCursor(text: string): Position {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString().split('.');
  if (!/^\d{1,14}$/.test(time) || !UUID.test(id)) refuse('invalid', 'Cursor inválido.');
  return { at: new Date(Number(time)), id };
}
