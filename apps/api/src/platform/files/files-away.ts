/** The bucket did not answer, or said that it can't now: the same call may work soon. */
export class FilesAway extends Error {}

/** Rethrows an error of a bucket, as `FilesAway` unless the bucket refused the request. */
export function rethrowAsAway(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const status = statusIn(cause);
  if (status !== undefined && status < 500) throw error;
  throw new FilesAway("The bucket can't be reached", { cause: error });
}

/** Status of a bucket's answer, which the AWS SDK keeps with its errors. */
function statusIn(error: unknown): number | undefined {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
