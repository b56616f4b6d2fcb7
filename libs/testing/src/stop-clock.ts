let stopped: jest.SpyInstance | undefined;

/**
 * Stops `Date.now()` until the end of the test.
 * @param now milliseconds since 1970; the present moment where it is missing
 */
export function stopClock(now = Date.now()): void {
  stopped = jest.spyOn(Date, 'now').mockReturnValue(now);
}

if (typeof afterEach === 'function') afterEach(() => stopped?.mockRestore());
