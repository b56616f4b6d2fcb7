import { createHash } from 'node:crypto';
import { type Ports } from '#platform/ports';
import { type SignedPaper } from '../sign/sign-contract';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A signed paper whose file lies in the store. */
export async function somePaper({
  clock,
  files,
  random,
}: Pick<Ports, 'clock' | 'files' | 'random'>): Promise<SignedPaper> {
  const fileName = files.newName();
  await files.put(fileName, Buffer.from('%PDF'));
  return {
    textVersion: '2026-12-02',
    textHash: hashOf(`text ${random.uuid()}`),
    fileHash: hashOf(`file ${random.uuid()}`),
    fileName,
    evidence: {
      address: '203.0.113.7',
      at: clock.now().toISOString(),
      email: 'a•••@exemplo.test',
      userAgent: 'Firefox',
    },
  };
}
