import { expect } from '@playwright/test';

type Mail = { to: { address: string }[]; subject: string; text: string; date: string };

/** Waits for the newest mail to an address in the embedded mailbox whose text holds `pattern`. */
export async function mailTo(mailbox: string, address: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const mails = (await (await fetch(`${mailbox}/email`)).json()) as Mail[];
    const texts = mails.filter(({ to }) => to.some((one) => one.address === address)).map(({ subject, text }) => `${subject}\n${text}`);
    found = texts.reverse().map((text) => pattern.exec(text)).find((match) => match !== null) ?? null;
    expect(found, `a mail to ${address} with ${pattern}`).not.toBeNull();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error('no mail');
  return found;
}
