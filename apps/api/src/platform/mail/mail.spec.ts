import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { testDrawings } from '../../testing/drawings';
import { type Mail, smtpSender } from './mail';
import { writeMail } from './mail-template';

/** Accepts one mail, whatever it is asked, and gives its text as it was sent. */
async function oneMailServer() {
  let heard = '';
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      heard += String(chunk);
      const isBody = /\r\nDATA\r\n/.test(heard) && !/\r\n\.\r\n/.test(heard);
      if (String(chunk) === 'DATA\r\n') socket.write('354 go on\r\n');
      else if (!isBody) socket.write('250 fine\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, heard: () => heard };
}

const CONFIG = {
  APP_MODE: 'demo',
  MAIL_FROM: 'Rodar <ola@rodar.test>',
  PUBLIC_ORIGIN: 'https://rodar.test',
} as const;

/** Everything that a mail server hears of one mail. */
async function heardOf(mail: Mail): Promise<string> {
  const { server, port, heard } = await oneMailServer();
  const sender = smtpSender(
    { ...CONFIG, SMTP_URL: `smtp://127.0.0.1:${port}` },
    testDrawings,
  );
  await sender.send({ id: '7', ...mail });
  sender.close();
  server.close();
  return heard();
}

it('says that a machine wrote the mail, so that no other machine answers it', async () => {
  const heard = await heardOf({
    to: 'ana@exemplo.test',
    subject: 'Oi',
    text: 'Bom dia.',
  });
  expect(heard).toContain('\r\nAuto-Submitted: auto-generated\r\n');
  expect(heard).toContain('\r\nMessage-ID: <outbox-7@rodar.test>\r\n');
});

it('carries the picture of its head, with the car that it is about', async () => {
  const heard = await heardOf(
    writeMail(CONFIG, {
      to: 'ana@exemplo.test',
      subject: 'Carro entregue',
      car: { modelSlug: 'tropeiro', paint: 'vermelho-ipe' },
      paragraphs: ['O Tropeiro está com você.'],
    }),
  );
  expect(heard).toContain('Content-ID: <head.tropeiro.vermelho-ipe>');
  expect(heard).toContain('Content-Type: image/png');
});

it('opens the subject of a code with the code', async () => {
  const heard = await heardOf(
    writeMail(CONFIG, {
      to: 'ana@exemplo.test',
      subject: 'Confirme seu e-mail',
      paragraphs: ['Use este código:'],
      code: '482913',
    }),
  );
  expect(heard).toContain('Subject: 482913: Confirme seu e-mail\r\n');
});

// security-requirements H7
it('gives a mail server elsewhere nothing in production before the line is encrypted', async () => {
  const { server, port, heard } = await oneMailServer();
  // The address reaches this machine but is none of its own names.
  const sender = smtpSender(
    {
      APP_MODE: 'production',
      SMTP_URL: `smtp://0.0.0.0:${port}`,
      MAIL_FROM: 'Rodar <ola@rodar.test>',
    },
    testDrawings,
  );
  const mail = { id: '7', to: 'ana@exemplo.test', subject: 'Oi', text: 'Bom dia.' };
  await expect(sender.send(mail)).rejects.toThrow(/TLS|wrong version|ssl/i);
  sender.close();
  server.close();
  expect(heard()).toContain('STARTTLS');
  expect(heard()).not.toContain('MAIL FROM');
});
