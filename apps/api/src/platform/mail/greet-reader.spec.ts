import { testApi } from '../../testing/api';
import { enqueueMail } from '../jobs/outbox';
import { writeMail } from './mail-template';

const api = testApi();

/** The mail that this address gets, with its HTML. */
async function mailTo(to: string, first = 'Recebemos seu pagamento.') {
  const content = { to, subject: 'Recibo', paragraphs: [first, 'Até mais.'] };
  await enqueueMail(api.ports, api.db, writeMail(api.ports.config, content));
  return (await api.mails()).at(-1);
}

describe('a mail greets', () => {
  it.each([
    ['a person by the first name', 'PF', 'Ana Souza Lima', 'Olá, Ana.'],
    [
      'a company by its name',
      'PJ',
      'Padaria Três & Irmãos',
      'Olá, Padaria Três & Irmãos.',
    ],
    [
      'a company whose name has the full stop',
      'PJ',
      'Massa Fresca Ltda.',
      'Olá, Massa Fresca Ltda.',
    ],
  ] as const)('%s', async (_who, personType, name, greeting) => {
    const email = 'ana.lima@exemplo.test';
    const emailConfirmedAt = api.clock.now();
    await api.asRole('customer', { personType, name, email, emailConfirmedAt });
    const mail = await mailTo('Ana.Lima@exemplo.test');
    expect(mail?.bodyText).toMatch(
      `${greeting}\n\nRecebemos seu pagamento.\n\nAté mais.`,
    );
    const words = mail?.bodyHtml?.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
    expect(words).toMatch(`Recibo\n${greeting}\nRecebemos seu pagamento.`);
  });

  it('nobody at an address that was never confirmed: the name may be anybody’s', async () => {
    const email = 'alvo@exemplo.test';
    const name = 'Clique-aqui.test Souza';
    await api.asRole('customer', { name, email, emailConfirmedAt: null });
    for (const to of [email, 'ninguem@exemplo.test'])
      expect((await mailTo(to))?.bodyText).toMatch(/^Recebemos seu pagamento\./);
  });

  it('nobody twice', async () => {
    const email = 'vera@exemplo.test';
    await api.asRole('SELLER', {
      name: 'Vera Nunes',
      email,
      emailConfirmedAt: new Date(),
    });
    const mail = await mailTo(email, 'Olá, Vera Nunes. A loja convidou você.');
    expect(mail?.bodyText.match(/Olá/g)).toHaveLength(1);
  });
});
