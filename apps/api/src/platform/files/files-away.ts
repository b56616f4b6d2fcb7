import { codeOf } from '../error-facts';

/** The bucket did not answer, or said that it can't now: the same call may work soon. */
export class FilesAway extends Error {}

type OfBucket = { $metadata?: { httpStatusCode?: number } };

/**
 * Rethrows an error of a store of files: as `FilesAway` when it came on the way to the
 * bucket or out of it, else as it is, such as a refusal or bytes that were changed.
 */
export function rethrowAsAway(error: unknown): never {
  const { cause, $metadata } = error as { cause?: OfBucket } & OfBucket;
  const isOfStore = codeOf(error)?.startsWith('E_CANNOT_') || $metadata !== undefined;
  const status = ($metadata ?? cause?.$metadata)?.httpStatusCode;
  if (!isOfStore || (status !== undefined && status < 500)) throw error;
  throw new FilesAway("The bucket can't be reached", { cause: error });
}
