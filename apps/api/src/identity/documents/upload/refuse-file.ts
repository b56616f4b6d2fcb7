import { refuseFields } from '#platform/errors';

/** Refuses a file that was sent (422), with what its sender may do about it. */
export function refuseFile(message: string): never {
  return refuseFields([{ key: 'File', message }]);
}
