import { demoProgress } from '../process/demo-progress.mjs';

function shownOn(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, write: (text: string) => written.push(text) };
  return { written, progress: demoProgress(out) };
}

describe('how far the accounts of the demo are', () => {
  it('stands in one line of the terminal, which is written over', () => {
    const { written, progress } = shownOn(true);
    progress.begin();
    for (const made of [0, 1, 2]) progress.show({ made, of: 2 });
    expect(written).toEqual([
      '\r\u001b[2K  Demo accounts: 0 of 2 are ready.',
      '\r\u001b[2K  Demo accounts: 1 of 2 are ready.',
      '\r\u001b[2K  Demo accounts: 2 of 2 are ready.\n',
    ]);
  });

  it('takes two lines of a file', () => {
    const { written, progress } = shownOn(false);
    progress.begin();
    for (const made of [0, 1, 2]) progress.show({ made, of: 2 });
    expect(written).toEqual([
      '  Demo accounts: 0 of 2 are ready.\n',
      '  Demo accounts: 2 of 2 are ready.\n',
    ]);
  });

  it('waits for the welcome', () => {
    const { written, progress } = shownOn(true);
    progress.show({ made: 1, of: 2 });
    expect(written).toEqual([]);
    progress.begin();
    expect(written).toEqual(['\r\u001b[2K  Demo accounts: 1 of 2 are ready.']);
  });
});
