import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { secretBytes, type Config } from './config';
import { StartError } from './start-error';

/** Where files lie: outside any public folder, encrypted, under random names (security-requirements F3). */
export type FileStore = {
  /** A name that says nothing about the file or its owner. */
  newName(): string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when the file is gone or was changed by anybody else. */
  get(name: string): Promise<Buffer>;
  /** A name that is not there is no trouble. */
  remove(name: string): Promise<void>;
};

type StoreConfig = Pick<Config, 'DATA_DIR' | 'FILE_KEY' | 'FILE_STORE' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT'>;

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Opens the folder `files` of DATA_DIR, or the bucket that the configuration names. */
export async function openFileStore(config: StoreConfig): Promise<FileStore> {
  const disk = new Disk(config.FILE_STORE === 's3' ? await bucket(config) : folder(config));
  const key = Buffer.from(hkdfSync('sha256', secretBytes(config.FILE_KEY), '', 'rodar:files:v1', 32));
  return {
    newName: () => {
      const name = randomBytes(16).toString('hex');
      return `${name.slice(0, 2)}/${name}`;
    },
    put: (name, bytes) => disk.put(name, seal(key, name, bytes)),
    get: async (name) => open(key, name, Buffer.from(await disk.getBytes(name))),
    remove: (name) => disk.delete(name),
  };
}

/** Version, random IV, tag, ciphertext. The name is authenticated with it, so that files can't be swapped. */
function seal(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
}

function open(key: Buffer, name: string, sealed: Buffer): Buffer {
  if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) throw new Error('A stored file has no readable head');
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}

function folder({ DATA_DIR }: StoreConfig): FSDriver {
  return new FSDriver({ location: resolve(join(DATA_DIR, 'files')), visibility: 'private' });
}

/** Credentials come from the environment as the AWS SDK reads them. Its packages are not installed unless this is used. */
async function bucket({ S3_BUCKET, S3_REGION, S3_ENDPOINT }: StoreConfig) {
  if (!S3_BUCKET) throw new StartError('FILE_STORE=s3 needs S3_BUCKET.');
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartError('FILE_STORE=s3 needs two packages more: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner');
  });
  const endpoint = S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {};
  return new S3Driver({ bucket: S3_BUCKET, region: S3_REGION, visibility: 'private', supportsACL: false, ...endpoint });
}
