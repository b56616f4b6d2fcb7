import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { signOut } from '@site/api-contract';
import { neverAnswer, stubTransport } from './index';
import { pressTwice } from './screen';

type Flaw = 'is disabled' | 'sends twice' | 'loses the focus';

/** Presses a button that signs out, with or without a flaw. */
async function press(flaw?: Flaw): Promise<void> {
  const transport = stubTransport({ answers: [neverAnswer(signOut)] });
  const { method, path } = signOut;
  function SignOut() {
    const [isSending, setIsSending] = useState(false);
    const send = () => {
      if (isSending && flaw !== 'sends twice') return;
      setIsSending(true);
      void transport.fetch(`http://localhost/api/v1/${path}`, { method });
    };
    return (
      <button
        ref={(button) => void (isSending && flaw === 'loses the focus' && button?.blur())}
        disabled={isSending && flaw === 'is disabled'}
        aria-disabled={isSending || undefined}
        onClick={send}
      >
        Sair
      </button>
    );
  }
  render(<SignOut />);
  const user = userEvent.setup({ delay: null });
  await pressTwice({ user, transport }, screen.getByRole('button'), signOut);
}

describe('pressTwice', () => {
  it('is content with a button that waits in its place', async () => {
    await expect(press()).resolves.toBeUndefined();
  });

  it.each<[Flaw, RegExp]>([
    ['is disabled', /toHaveProperty/],
    ['sends twice', /toHaveLength/],
    ['loses the focus', /<body>/],
  ])('refuses one that %s', async (flaw, why) => {
    await expect(press(flaw)).rejects.toThrow(why);
  });
});
