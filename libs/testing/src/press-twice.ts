import { waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Call } from '@site/api-contract';
import { type StubTransport } from './stub-transport';

/**
 * Presses a button by Enter, and once more while its call is on its way. Expects that it
 * waits in its place: it keeps the focus, says by `aria-disabled` that it waits without
 * being disabled, and sends the call once. The call takes `neverAnswer` or `heldBack`,
 * else the state passes by itself.
 */
export async function pressTwice(
  { user, transport }: { user: UserEvent; transport: StubTransport },
  button: HTMLElement,
  call: Call,
): Promise<void> {
  const before = transport.requestsOf(call).length;
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(transport.requestsOf(call)).toHaveLength(before + 1);
  });
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(transport.requestsOf(call)).toHaveLength(before + 1);
}
