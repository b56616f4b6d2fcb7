import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config } from '../config';
import { sealerFor } from '../security/sealing';
import { StartError } from '../start-error';
import { rethrowAsAway } from './files-away';

/**
 * Stores files outside any public folder, encrypted, under random names
 * (security-requirements F3).
 */
export type FileStore = {
  /** A name that says nothing about the file or its owner. */
  newName(): string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when the file is missing or was changed from outside. */
  get(name: string): Promise<Buffer>;
  /** Removing a missing name is no error. */
  remove(name: string): Promise<void>;
  /**
   * Encrypts a file with FILE_KEY; false when it was already. A simultaneous reader gets
   * it whole, by either key. Rejects as `get` does.
   */
  renew(name: string): Promise<boolean>;
  /** Removes the remains of an interrupted `renew`. */
  clearDrafts(): Promise<void>;
  /** The encrypted bytes, for a backup; null when the file is missing. */
  getSealed(name: string): Promise<Uint8Array | null>;
  /** Stores encrypted bytes of a backup as they are. */
  putSealed(name: string, sealed: Uint8Array): Promise<void>;
  /** Whether no file is stored. */
  isEmpty(): Promise<boolean>;
};

type StoreConfig = Pick<
  Config,
  | 'DATA_DIR'
  | 'FILE_KEY'
  | 'OLD_FILE_KEYS'
  | 'FILE_STORE'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
>;

/** Opens the folder `files` of DATA_DIR, or the bucket that the configuration names. */
export async function openFileStore(config: StoreConfig): Promise<FileStore> {
  const disk = new Disk(
    config.FILE_STORE === 's3' ? await bucket(config) : folder(config),
  );
  const sealer = sealerFor('files', config);
  const store = storeOn(disk, sealer, config);
  return config.FILE_STORE === 's3' ? sayingWhenAway(store) : store;
}

function storeOn(
  disk: Disk,
  sealer: ReturnType<typeof sealerFor>,
  config: StoreConfig,
): FileStore {
  return {
    newName: () => {
      const name = randomBytes(16).toString('hex');
      return `${name.slice(0, 2)}/${name}`;
    },
    put: (name, bytes) => disk.put(name, sealer.seal(name, bytes)),
    get: async (name) => sealer.open(name, await disk.getBytes(name)),
    remove: (name) => disk.delete(name),
    renew: async (name) => {
      const sealed = sealer.renew(name, await disk.getBytes(name));
      // A bucket replaces a file at once; a folder could show half of it.
      if (sealed && config.FILE_STORE === 's3') await disk.put(name, sealed);
      else if (sealed) await replaceInFolder(config, name, sealed);
      return sealed !== null;
    },
    clearDrafts: () => disk.deleteAll(DRAFTS),
    getSealed: async (name) => ((await disk.exists(name)) ? disk.getBytes(name) : null),
    putSealed: (name, sealed) => disk.put(name, sealed),
    isEmpty: async () => {
      if (config.FILE_STORE === 'local' && !existsSync(folderOf(config))) return true;
      const { objects } = await disk.listAll('', { recursive: true });
      return [...objects].length === 0;
    },
  };
}

/** The store of a bucket; each call rejects with `FilesAway` while the bucket is away. */
function sayingWhenAway(store: FileStore): FileStore {
  return {
    newName: store.newName,
    put: (...given) => store.put(...given).catch(rethrowAsAway),
    get: (...given) => store.get(...given).catch(rethrowAsAway),
    remove: (...given) => store.remove(...given).catch(rethrowAsAway),
    renew: (...given) => store.renew(...given).catch(rethrowAsAway),
    clearDrafts: () => store.clearDrafts().catch(rethrowAsAway),
    getSealed: (...given) => store.getSealed(...given).catch(rethrowAsAway),
    putSealed: (...given) => store.putSealed(...given).catch(rethrowAsAway),
    isEmpty: () => store.isEmpty().catch(rethrowAsAway),
  };
}

const folderOf = ({ DATA_DIR }: StoreConfig) => resolve(join(DATA_DIR, 'files'));

function folder(config: StoreConfig): FSDriver {
  return new FSDriver({ location: folderOf(config), visibility: 'private' });
}

/** Folder of files that will replace others. */
const DRAFTS = 'drafts';

async function replaceInFolder(
  config: StoreConfig,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const draft = join(folderOf(config), DRAFTS, basename(name));
  await mkdir(dirname(draft), { recursive: true });
  await writeFile(draft, bytes, { flush: true });
  await rename(draft, join(folderOf(config), name));
}

/**
 * By default the SDK would wait for ever for a silent bucket; a failed request is tried
 * once more.
 */
const PATIENCE = {
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 3000,
    requestTimeout: 15_000,
    throwOnRequestTimeout: true,
  },
};

/**
 * Credentials come from the environment as the AWS SDK reads them. Its packages are
 * loaded only where this is used.
 */
async function bucket({ S3_BUCKET, S3_REGION, S3_ENDPOINT }: StoreConfig) {
  if (!S3_BUCKET) throw new StartError('FILE_STORE=s3 needs S3_BUCKET.');
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartError(
      'FILE_STORE=s3 needs @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner, which npm ci installs.',
    );
  });
  const endpoint = S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {};
  return new S3Driver({
    bucket: S3_BUCKET,
    region: S3_REGION,
    visibility: 'private',
    supportsACL: false,
    ...endpoint,
    ...PATIENCE,
  });
}
