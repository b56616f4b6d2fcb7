import {
  ASSISTED_SALE_PARAM,
  CAMPAIGN_PARAM,
  DEALER_PARAM,
  SELLER_PARAM,
} from '@site/api-contract/entry-links';

/**
 * Keys of everything that this product stores in the browser. Nothing else writes to
 * local storage (spec §9, prefix ROD).
 */
export const STORAGE_KEYS = {
  token: 'ROD_TOKEN',
  /** Milliseconds by which the API's clock is ahead of this browser's. */
  clockOffset: 'ROD_CLOCK_OFFSET',
  user: 'ROD_USER',
  loggedClientToken: 'ROD_LOGGED_CLIENT',
  sessionId: 'ROD_SESSION_ID',
  assistedSale: 'ROD_ASSISTED_SALE',
  seller: 'ROD_SELLER',
  campaign: 'ROD_CAMPAIGN',
  /**
   * When the last dealer, seller or assisted-sale link was opened, in milliseconds since
   * 1970.
   */
  linkedAt: 'ROD_LINKED_AT',
  simulation: 'ROD_SIMULATION',
  hasSimulations: 'hasSimulations',
  /** The shared cart, and the last line of its history that the customer has read. */
  readCartLine: 'ROD_READ_CART_LINE',
  dealerLandingId: 'ROD_DEALER_LANDING_ID',
  dealerLandingData: 'ROD_DEALER_LANDING_DATA',
  dealershipName: 'ROD_DEALERSHIP_NAME',
  mfaEmail: 'ROD_MFA_EMAIL',
  pendingEmail: 'ROD_PENDING_EMAIL',
  pendingUserId: 'ROD_PENDING_USER_ID',
} as const;

/** Key of the drafts in a tab's storage: values that were typed and not sent. */
const TYPED_KEY = 'ROD_TYPED';
/** The build and address for which a tab was reloaded, so that it reloads only once. */
export const LOADED_FOR_KEY = 'ROD_LOADED_FOR';

/**
 * Query parameters that change stored values (spec §4): a page with one of them loads
 * React at once, without waiting for the visitor.
 */
export const ENTRY_PARAMETERS = [
  DEALER_PARAM,
  SELLER_PARAM,
  ASSISTED_SALE_PARAM,
  CAMPAIGN_PARAM,
] as const;

export type StorageKey = keyof typeof STORAGE_KEYS;

const SIMULATION: readonly StorageKey[] = ['simulation', 'hasSimulations'];
const SESSION: readonly StorageKey[] = [
  'token',
  'clockOffset',
  'user',
  'loggedClientToken',
  'dealershipName',
];

/** The part of the Web Storage interface that is needed. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

export type BrowserStorage = {
  read: (key: StorageKey) => string | null;
  write: (key: StorageKey, value: string) => void;
  remove: (key: StorageKey) => void;
  /** A JSON value; null when absent or unreadable. The caller checks its shape. */
  readJson: (key: StorageKey) => unknown;
  writeJson: (key: StorageKey, value: unknown) => void;
  /**
   * The GUID of this browser's session: made once and kept; a new one after everything
   * was cleared.
   */
  sessionId: () => string;
  /** Drafts of this tab; the caller checks their shape. */
  readTyped: () => unknown;
  /** Null removes it. A full storage keeps its contents. */
  writeTyped: (typed: object | null) => void;
  /** Logout, and arriving by a dealer or seller link: everything is removed (spec §4). */
  clearAll: () => void;
  /**
   * 401: session, stored user data and simulation keys are removed; campaign, seller and
   * dealer landing stay (spec §4).
   */
  clearSession: () => void;
  /**
   * 'A simulation can be cleaned: the stored simulation and flag are removed' (spec §4).
   */
  resetSimulation: () => void;
};

/**
 * The only access to local storage, and to the tab's. Storage and random source are
 * handed in, so that tests and servers can pass others.
 */
export function browserStorage(
  storage: StorageLike,
  randomId: () => string,
  tab: StorageLike = memoryStorage(),
): BrowserStorage {
  const read = (key: StorageKey) => storage.getItem(STORAGE_KEYS[key]);
  const write = (key: StorageKey, value: string) =>
    storage.setItem(STORAGE_KEYS[key], value);
  const remove = (key: StorageKey) => storage.removeItem(STORAGE_KEYS[key]);

  return {
    read,
    write,
    remove,
    readJson: (key) => parse(read(key)),
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    sessionId: () => {
      const known = read('sessionId');
      if (known) return known;
      const made = randomId();
      write('sessionId', made);
      return made;
    },
    readTyped: () => parse(tab.getItem(TYPED_KEY)),
    writeTyped: (typed) => {
      if (typed === null) return tab.removeItem(TYPED_KEY);
      try {
        tab.setItem(TYPED_KEY, JSON.stringify(typed));
      } catch {
        // the storage is full
      }
    },
    clearAll: () => {
      storage.clear();
      tab.removeItem(TYPED_KEY);
    },
    clearSession: () => [...SESSION, ...SIMULATION].forEach(remove),
    resetSimulation: () => SIMULATION.forEach(remove),
  };
}

/**
 * The browser's local storage, or memory where the browser refuses it (blocked cookies,
 * full disk).
 */
export function openStorage(open: () => StorageLike): StorageLike {
  try {
    const storage = open();
    storage.setItem('ROD_PROBE', '1');
    storage.removeItem('ROD_PROBE');
    return storage;
  } catch {
    return memoryStorage();
  }
}

/**
 * Storage that lasts as long as the object: servers, tests, browsers that refuse the real
 * one.
 */
export function memoryStorage(
  entries: Readonly<Record<string, string>> = {},
): StorageLike {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
