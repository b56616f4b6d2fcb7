import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { smtpSender } from './mail';

/** Takes one mail over, whatever it is asked, and gives its text as it was sent. */
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

it('says that a machine wrote the mail, so that no other machine answers it', async () => {
  const { server, port, heard } = await oneMailServer();
  const sender = smtpSender({
    APP_MODE: 'demo',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Rodar <ola@rodar.test>',
  });
  await sender.send({ id: '7', to: 'ana@exemplo.test', subject: 'Oi', text: 'Bom dia.' });
  sender.close();
  server.close();
  expect(heard()).toContain('\r\nAuto-Submitted: auto-generated\r\n');
  expect(heard()).toContain('\r\nMessage-ID: <outbox-7@rodar.test>\r\n');
});

// security-requirements H7
it('gives a mail server elsewhere nothing in production before the line is encrypted', async () => {
  const { server, port, heard } = await oneMailServer();
  // The address reaches this machine without being one of its own names.
  const sender = smtpSender({
    APP_MODE: 'production',
    SMTP_URL: `smtp://0.0.0.0:${port}`,
    MAIL_FROM: 'Rodar <ola@rodar.test>',
  });
  const mail = { id: '7', to: 'ana@exemplo.test', subject: 'Oi', text: 'Bom dia.' };
  await expect(sender.send(mail)).rejects.toThrow(/TLS|wrong version|ssl/i);
  sender.close();
  server.close();
  expect(heard()).toContain('STARTTLS');
  expect(heard()).not.toContain('MAIL FROM');
});
