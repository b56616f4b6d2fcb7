import { withinMs } from '@site/server';

/** `down`: the API did not answer, so nothing newer than what is kept can be had. */
export type ContentVersion = { version: string } | 'down';

type Options = {
  /** Asks the API; rejects when it is away. */
  read: () => Promise<string>;
  onChange?: (state: ContentVersion) => void;
  /** How old an answer may be. */
  maxAgeMs?: number;
  timeoutMs?: number;
  now?: () => number;
};

/**
 * The version of CMS and prices, asked at most once a second and shared by all requests
 * that wait for it. While the API is away nobody waits: the next question is asked in the
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
