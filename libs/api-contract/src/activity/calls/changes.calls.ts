import { call } from '../../wire/call';
import type * as schemas from '../changes.schemas';

export const listChanges = call<typeof schemas.listChanges>('GET', 'changes', {
  quiet: true, // nobody asked for it
});

/** Each event is `changes`, with an id for `Last-Event-ID`. */
export const streamChanges = call<typeof schemas.streamChanges>('GET', 'changes/stream', {
  file: ['text/event-stream'],
  quiet: true, // nobody asked for it
});
