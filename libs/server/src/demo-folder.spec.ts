import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoBankKeys } from './demo-folder';

let place: string;
beforeEach(() => void (place = mkdtempSync(join(tmpdir(), 'demo-folder-'))));
afterEach(() => rmSync(place, { recursive: true }));
const folder = () => mkdtempSync(join(place, 'of-a-demo-'));

describe("the keys of the demo's bank", () => {
  it('are made once, for the owner alone, and stay', () => {
    const here = folder();
    const first = demoBankKeys(here);
    expect(demoBankKeys(here)).toEqual(first);
    expect(first.key).not.toBe(first.webhookKey);
    expect(Buffer.from(first.webhookKey, 'base64url')).toHaveLength(32);
    expect(statSync(join(here, 'bank-keys.json')).mode & 0o777).toBe(0o600);
    expect(demoBankKeys(folder())).not.toEqual(first);
  });

  it('are not guessed when their file is broken', () => {
    const here = folder();
    writeFileSync(join(here, 'bank-keys.json'), '{"key":1}');
    expect(() => demoBankKeys(here)).toThrow('holds no keys');
  });
});
