import { setTimeout as pause } from 'node:timers/promises';
import { signedIn, visitorOf } from '../bench/compare-sizes.mjs';
import { CHOICE, PLACE, send } from '../bench/servers.mjs';
import { brand } from '../build/brand.mjs';

const MAILS_MS = 60_000;
const LEAD = {
  name: 'Bia Souza',
  cellphone: '(41) 99876-5432',
  interest: 'quero para uso pessoal',
  cpf: null,
  state: null,
  months: null,
  hasAcceptedNewsletter: null,
};

/**
 * Does on the running product what sends mails and makes papers: a lead, a simulation by
 * e-mail, a forgotten password; the simulation, a contract, its receipt, a poster. Gives
 * every mail that arrived, with its sender, and every paper.
 */
export async function mailsAndPapers({ baseUrl: origin, mailboxUrl }) {
  const { mailAt } = await brand();
  const visitor = await visitorOf({ origin });
  const to = `visita@${new URL('http://exemplo.test').host}`;
  const lead = { ...LEAD, email: to };
  await send(visitor, 'leads/notification/carro-por-assinatura/lp-vendas', lead);
  const { id } = await send(visitor, 'simulations', { clientType: 1, place: PLACE });
  const { basket } = await send(visitor, `simulations/${id}/baskets`, CHOICE);
  const basketPath = `simulations/${id}/baskets/${basket.id}`;
  await send(visitor, `${basketPath}/emails`, { email: to });
  await send(visitor, 'users/recoveries/passwords/emails', { email: mailAt('cliente') });

  const customer = await signedIn({ origin }, mailAt('cliente'));
  const [contract] = await send(customer, 'contracts', undefined, 'GET');
  const dealer = await signedIn({ origin }, mailAt('dealer'));
  const papers = await Promise.all([
    paperOf(visitor, `${basketPath}/pdf`),
    paperOf(customer, `contracts/${contract.id}/document`),
    paperOf(dealer, 'portal-links/posters?origin=link-da-loja'),
  ]);
  return { mails: await arrived(mailboxUrl), papers };
}

async function paperOf({ origin, headers }, path) {
  const answer = await fetch(`${origin}/api/v1/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { name: path, bytes: await answer.arrayBuffer() };
}

/** The mails of a mailbox, once the last of those that were sent is there. */
async function arrived(mailboxUrl) {
  const end = Date.now() + MAILS_MS;
  for (;;) {
    const mails = await (await fetch(`${mailboxUrl}/email`)).json();
    if (mails.length >= 4)
      return mails.map(({ subject, from, html, text, headers }) => ({
        name: `mail '${subject}'`,
        text: JSON.stringify([subject, from, headers]) + html + text,
      }));
    if (Date.now() > end) throw new Error(`Only ${mails.length} mails have arrived.`);
    await pause(500);
  }
}
