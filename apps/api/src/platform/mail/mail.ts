import { createTransport } from 'nodemailer';
import { type FileAnswer } from '@site/api-contract';
import { type Drawings } from '../brand/drawings';
import { type Config, isDemo } from '../config';
import { isLoopback } from '../security/loopback';
import { headOf } from './mail-head';

export type Mail = {
  to: string;
  subject: string;
  /** Digits to type: the subject opens with them, so that a phone shows them at once. */
  code?: string;
  text: string;
  html?: string;
  attachments?: readonly FileAnswer[];
};

/** Hands one mail over; rejects when it was not accepted. */
export type MailSender = {
  send(mail: Mail & { id: string }): Promise<void>;
  close(): void;
};

/**
 * Sends by SMTP with short time limits, so that a slow mail server delays only its own
 * mails. In production a server elsewhere gets no mail before STARTTLS (H7).
 */
export function smtpSender(
  { APP_MODE, SMTP_URL, MAIL_FROM }: Pick<Config, 'APP_MODE' | 'SMTP_URL' | 'MAIL_FROM'>,
  drawings: Pick<Drawings, 'head'>,
): MailSender {
  const transport = createTransport({
    url: SMTP_URL,
    requireTLS: !isDemo({ APP_MODE }) && !isLoopback(new URL(SMTP_URL).hostname),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, code, text, html, attachments = [] }) => {
      const head = headOf(html);
      // The same id for each try, so that a mailbox can recognize a repeat.
      await transport.sendMail({
        from: MAIL_FROM,
        to: { name: '', address: to },
        subject: code ? `${code}: ${subject}` : subject,
        text,
        html,
        attachments: [
          ...attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
          ...(head
            ? [
                {
                  cid: head.cid,
                  filename: 'cabecalho.png',
                  contentType: 'image/png',
                  contentDisposition: 'inline' as const,
                  content: await drawings.head(head.car),
                },
              ]
            : []),
        ],
        messageId: `<outbox-${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' }, // prevents automatic answers
      });
    },
    close: () => transport.close(),
  };
}
