import { setTimeout as pause } from 'node:timers/promises';
import { signedIn, visitorOf } from '../bench/compare-sizes.mjs';
import { CHOICE, PLACE, send } from '../bench/servers.mjs';
import { brand } from '../build/brand.mjs';

const MAILS_MS = 60_000;
const PDF = Buffer.from('%PDF-');
/** How the subjects of the mails begin that are sent here. */
const SUBJECTS = [
  'Novo contato: ',
  'Recebemos o seu contato',
  'Simulação ',
  'Crie outra senha',
];
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
 * every mail that arrived, with its sender and attachments, and every paper.
 */
export async function mailsAndPapers({ baseUrl: origin, mailboxUrl }) {
  const { mailAt } = await brand();
  const visitor = await visitorOf({ origin });
  const to = 'visita@exemplo.test';
  const lead = { ...LEAD, email: to };
  await send(visitor, 'leads/notification/carro-por-assinatura/lp-vendas', lead);
  const { id } = await send(visitor, 'simulations', { clientType: 1, place: PLACE });
  const { basket } = await send(visitor, `simulations/${id}/baskets`, CHOICE);
  const basketPath = `simulations/${id}/baskets/${basket.id}`;
  await send(visitor, `${basketPath}/emails`, { email: to });
  await send(visitor, 'users/recoveries/passwords/emails', { email: mailAt('cliente') });

  const customer = await signedIn({ origin }, mailAt('cliente'));
  const [contract] = await send(customer, 'contracts', undefined, 'GET');
  const { payments } = await send(
    customer,
    `contracts/${contract.id}/payments`,
    undefined,
    'GET',
  );
  const dealer = await signedIn({ origin }, mailAt('dealer'));
  const papers = await Promise.all([
    paperOf(visitor, `${basketPath}/pdf`),
    paperOf(customer, `contracts/${contract.id}/document`),
    paperOf(customer, `contracts/${contract.id}/payments/receipts/${payments[0].id}`),
    paperOf(dealer, 'portal-links/posters?origin=link-da-loja'),
  ]);
  const mails = await arrived(mailboxUrl);
  const pieces = await attachmentsOf(mailboxUrl, mails);
  const isPaper = ({ bytes }) => bytes.subarray(0, 5).equals(PDF);
  return {
    mails: [
      ...mails.map(({ subject, from, html, text, headers }) => ({
        name: `mail '${subject}'`,
        text: JSON.stringify([subject, from, headers]) + html + text,
      })),
      ...pieces
        .filter((piece) => !isPaper(piece))
        .map(({ name, bytes }) => ({ name, text: String(bytes) })),
    ],
    papers: [...papers, ...pieces.filter(isPaper)],
  };
}

async function paperOf({ origin, headers }, path) {
  const answer = await fetch(`${origin}/api/v1/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { name: path, bytes: await answer.arrayBuffer() };
}

/** The mails of a mailbox, once all of those that were sent are there. */
async function arrived(mailboxUrl) {
  const end = Date.now() + MAILS_MS;
  for (;;) {
    const mails = await (await fetch(`${mailboxUrl}/email`)).json();
    const missing = SUBJECTS.filter((begin) =>
      mails.every(({ subject }) => !subject.startsWith(begin)),
    );
    if (missing.length === 0) return mails;
    if (Date.now() > end) throw new Error(`No mail has come of: ${missing.join(', ')}`);
    await pause(500);
  }
}

/** The attachments of mails, each with the subject of its mail. */
function attachmentsOf(mailboxUrl, mails) {
  return Promise.all(
    mails.flatMap(({ id, subject, attachments }) =>
      (attachments ?? []).map(async ({ generatedFileName: file }) => {
        const path = `email/${id}/attachment/${encodeURIComponent(file)}`;
        const answer = await fetch(`${mailboxUrl}/${path}`);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        const bytes = Buffer.from(await answer.arrayBuffer());
        return { name: `${file} of mail '${subject}'`, bytes };
      }),
    ),
  );
}
