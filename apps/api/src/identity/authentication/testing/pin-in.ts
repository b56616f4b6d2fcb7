/** The PIN of the newest mail that has one: six figures on a line of their own. */
export function pinIn(mails: readonly { bodyText: string }[]): string {
  const pin = mails
    .map(({ bodyText }) => /^\d{6}$/m.exec(bodyText)?.[0])
    .findLast(Boolean);
  if (!pin) throw new Error('No mail has a PIN');
  return pin;
}
