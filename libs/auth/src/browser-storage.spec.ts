import {
  browserStorage,
  memoryStorage,
  openStorage,
  STORAGE_KEYS,
  type StorageKey,
} from './browser-storage';

function filled() {
  const storage = browserStorage(memoryStorage(), () => 'guid');
  for (const key of Object.keys(STORAGE_KEYS)) storage.write(key as StorageKey, 'x');
  const left = () =>
    Object.keys(STORAGE_KEYS).filter((key) => storage.read(key as StorageKey) !== null);
  return { storage, left };
}

describe('browser storage', () => {
  it('every key but the flag of the specification starts with ROD', () => {
    const others = Object.values(STORAGE_KEYS).filter((name) => !name.startsWith('ROD_'));
    expect(others).toEqual(['hasSimulations']);
  });
  it('has a key for all that the specification stores (spec §9)', () => {
    expect(STORAGE_KEYS).toMatchObject({
      token: expect.stringMatching(/^ROD_/),
      loggedClientToken: expect.stringMatching(/^ROD_/),
      assistedSale: expect.stringMatching(/^ROD_/),
      campaign: expect.stringMatching(/^ROD_/),
      simulation: expect.stringMatching(/^ROD_/),
      dealerLandingId: expect.stringMatching(/^ROD_/),
      dealerLandingData: expect.stringMatching(/^ROD_/),
    });
  });
  it('a logout clears everything', () => {
    const { storage, left } = filled();
    storage.clearAll();
    expect(left()).toEqual([]);
  });
  it('a 401 clears session, stored user data and simulation keys, and nothing else', () => {
    const { storage, left } = filled();
    storage.clearSession();
    expect(left()).toEqual([
      'sessionId',
      'assistedSale',
      'seller',
      'campaign',
      'linkedAt',
      'readCartLine',
      'dealerLandingId',
      'dealerLandingData',
      'mfaEmail',
      'pendingEmail',
      'pendingUserId',
    ]);
  });
  it('what was typed in the tab outlives a 401 and goes with a logout', () => {
    const { storage } = filled();
    storage.writeTyped({ a: 1 });
    storage.clearSession();
    expect(storage.readTyped()).toEqual({ a: 1 });
    storage.clearAll();
    expect(storage.readTyped()).toBeNull();
  });
  it('a tab that is full keeps what it has', () => {
    const full = {
      ...memoryStorage({ ROD_TYPED: '{}' }),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const storage = browserStorage(memoryStorage(), () => 'guid', full);
    expect(() => storage.writeTyped({ a: 1 })).not.toThrow();
    expect(storage.readTyped()).toEqual({});
  });
  it('a cleaned simulation leaves neither simulation nor flag', () => {
    const { storage, left } = filled();
    storage.resetSimulation();
    expect(left()).toHaveLength(Object.keys(STORAGE_KEYS).length - 2);
    expect(storage.read('simulation')).toBe(null);
    expect(storage.read('hasSimulations')).toBe(null);
  });
  it('the session id is made once, kept, and made again after everything was cleared', () => {
    let made = 0;
    const storage = browserStorage(memoryStorage(), () => `guid-${++made}`);
    expect(storage.sessionId()).toBe('guid-1');
    expect(storage.sessionId()).toBe('guid-1');
    storage.clearAll();
    expect(storage.sessionId()).toBe('guid-2');
  });
  it('keeps JSON and reads what is no JSON as nothing', () => {
    const storage = browserStorage(memoryStorage({ ROD_USER: '{broken' }), () => '');
    expect(storage.readJson('user')).toBeNull();
    storage.writeJson('user', { name: 'Ana' });
    expect(storage.readJson('user')).toEqual({ name: 'Ana' });
    expect(storage.readJson('campaign')).toBeNull();
  });
  it('a browser that refuses its storage gets one in memory', () => {
    const storage = openStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
  });
});
