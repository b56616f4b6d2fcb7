import { refuseFields } from '#platform/errors';

/** Refuses an uploaded file (422), and says what its sender can do. */
export function refuseFile(message: string): never {
  return refuseFields([{ key: 'File', message }]);
}
