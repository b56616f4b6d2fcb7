import { expect } from '@playwright/test';

type Mail = {
  id: string;
  to: { address: string }[];
  subject: string;
  text: string;
  date: string;
  attachments?: {
    fileName: string;
    generatedFileName: string;
    contentType: string;
    contentDisposition: string;
  }[];
};

/** The mails to one address, filtered by the mailbox, which has thousands. */
export async function mailsTo(mailbox: string, address: string): Promise<Mail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  return (await (await fetch(`${mailbox}/email?${query}`)).json()) as Mail[];
}

/**
 * Waits for the newest mail to an address in the embedded mailbox whose text matches
 * `pattern`.
 */
export async function mailTo(
  mailbox: string,
  address: string,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const texts = (await mailsTo(mailbox, address)).map(
      ({ subject, text }) => `${subject}\n${text}`,
    );
    found =
      texts
        .reverse()
        .map((text) => pattern.exec(text))
        .find((match) => match !== null) ?? null;
    expect(found, `a mail to ${address} with ${pattern}`).not.toBeNull();
  }).toPass({ timeout: 20_000, intervals: [100, 250] });
  if (!found) throw new Error('no mail');
  return found;
}

/**
 * Files attached to the mails that an address has already received: name, type and first
 * characters.
 */
export async function filesTo(
  mailbox: string,
  address: string,
): Promise<{ name: string; type: string; begin: string }[]> {
  const files = (await mailsTo(mailbox, address)).flatMap(({ id, attachments = [] }) =>
    attachments
      // Inline pictures of the head belong to the text.
      .filter(({ contentDisposition }) => contentDisposition !== 'inline')
      .map((file) => ({ id, ...file })),
  );
  return Promise.all(
    files.map(async ({ id, fileName: name, generatedFileName, contentType: type }) => {
      const bytes = await (
        await fetch(
          `${mailbox}/email/${id}/attachment/${encodeURIComponent(generatedFileName)}`,
        )
      ).arrayBuffer();
      return { name, type, begin: Buffer.from(bytes).subarray(0, 5).toString() };
    }),
  );
}
