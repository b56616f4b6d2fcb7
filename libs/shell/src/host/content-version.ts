import { withinMs } from '@site/server';

/** `down`: the API did not answer, so the cached pages are the newest available. */
export type ContentVersion = { version: string } | 'down';

type Options = {
  /** Asks the API; rejects when it is unreachable. */
  read: () => Promise<string>;
  onChange?: (state: ContentVersion) => void;
  /** Maximum age of an answer. */
  maxAgeMs?: number;
  timeoutMs?: number;
  now?: () => number;
};

/**
 * The version of CMS and prices, read at most once a second and shared by all waiting
 * requests. While the API is unreachable no request waits: the next read runs in the
 * background.
 */
export function createContentVersion({
  read,
  onChange,
  maxAgeMs = 1000,
  timeoutMs = 2000,
  now = () => performance.now(),
}: Options) {
  let askedAt = -Infinity;
  let last: ContentVersion | undefined;
  let asking: Promise<ContentVersion> | undefined;

  const ask = async (): Promise<ContentVersion> => {
    const next = await withinMs(read(), timeoutMs).then(
      (version): ContentVersion => ({ version }),
      (): ContentVersion => 'down',
    );
    if (JSON.stringify(next) !== JSON.stringify(last)) onChange?.(next);
    last = next;
    asking = undefined;
    return next;
  };

  return async function contentVersion(): Promise<ContentVersion> {
    if (!asking && now() - askedAt >= maxAgeMs) {
      askedAt = now();
      asking = ask();
    }
    if (asking && last !== 'down') return asking;
    return last ?? 'down';
  };
}
