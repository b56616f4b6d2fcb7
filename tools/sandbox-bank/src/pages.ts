import { formatCentavos, formatDate, formatDateTime } from '@site/api-contract/brazil';
import { TEST_NUMBERS } from './card-number';
import { type Html, html } from './html';
import { type Mode, MODES } from './modes';
import {
  type BankEvent,
  type Card,
  type Charge,
  type Payment,
  type Recurrence,
} from './rows';

const KINDS: Readonly<Record<Charge['kind'], string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  card: 'Cartão',
  automatic: 'Pix Automático',
};
const STATES: Readonly<Record<Charge['state'], string>> = {
  open: 'Em aberto',
  scheduled: 'Agendada',
  paid: 'Paga',
  declined: 'Recusada',
  failed: 'Falhou',
  canceled: 'Cancelada',
};
const JOURNEYS: Readonly<Record<number, string>> = {
  1: 'aviso no aplicativo',
  2: 'QR da recorrência',
  3: 'QR que paga e autoriza',
  4: 'oferecida após o pagamento',
};

/** A whole page of the bank. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Banco Demo</title>
        <link rel="stylesheet" href="/estilo.css" />
      </head>
      <body>
        <header>
          <a href="/">Banco Demo</a>
          <p>Um banco fictício: nenhum dinheiro passa por aqui.</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;
}

export type Listed = {
  charges: readonly {
    charge: Charge;
    payments: readonly Payment[];
    events: readonly BankEvent[];
  }[];
  recurrences: readonly Recurrence[];
  cards: readonly Card[];
  waiting: number;
  mode: Mode;
  now: Date;
  searched: string;
};

/** All of the bank's records, newest first, with buttons for each. */
export function overview(listed: Listed): Html {
  const { charges, recurrences, cards, waiting, mode, now, searched } = listed;
  return html`<h1>Cobranças</h1>
    <p class="soft">
      Hoje é ${formatDateTime(now)}.
      ${waiting > 0 && html`${waiting === 1 ? '1 aviso aguarda' : `${waiting} avisos aguardam`} entrega.`}
    </p>
    <div class="tools">
      <form method="get" action="/" role="search">
        <label>
          Pix copia e cola, ou nome da cobrança
          <input name="busca" value="${searched}" />
        </label>
        <button>Procurar</button>
      </form>
      <form method="post" action="/modo">
        <fieldset>
          <legend>O banco responde</legend>
          ${Object.entries(MODES).map(
            ([value, label]) =>
              html`<button
                name="modo"
                value="${value}"
                aria-pressed="${String(value === mode)}"
              >
                ${label}
              </button>`,
          )}
        </fieldset>
      </form>
    </div>
    ${
      recurrences.length > 0 &&
      html`<h2>Recorrências do Pix Automático</h2>
        <ul class="cards">
          ${recurrences.map(recurrenceCard)}
        </ul>`
    }
    ${
      cards.length > 0 &&
      html`<h2>Cartões salvos</h2>
        <ul class="cards">
          ${cards.map(keptCard)}
        </ul>`
    }
    <h2>${searched === '' ? 'Todas as cobranças' : 'Encontradas'}</h2>
    ${
      charges.length === 0
        ? html`<p>
            Nenhuma cobrança ainda. Elas aparecem quando alguém escolhe como pagar.
          </p>`
        : html`<ul class="cards">
            ${charges.map(chargeCard)}
          </ul>`
    }`;
}

function chargeCard({ charge, payments, events }: Listed['charges'][number]): Html {
  const { id, kind, state, centavos, description, payer, due_on, pay_on } = charge;
  const act = (action: string, label: string) =>
    html`<button formaction="/cobrancas/${id}/${action}">${label}</button>`;
  const last = events.at(-1);
  return html`<li id="${id}">
    <p class="state ${state}">${STATES[state]}</p>
    <h3>${formatCentavos(centavos)} · ${KINDS[kind]}</h3>
    <p>${description}<br /><span class="soft">${payer}</span></p>
    ${due_on !== null && html`<p class="soft">Vence em ${formatDate(due_on)}${kind === 'automatic' && pay_on !== null && html`, será paga em ${formatDate(pay_on)}`}</p>`}
    ${payments.map(
      (payment) =>
        html`<p>
          Recebido ${formatCentavos(payment.centavos)} em
          ${formatDateTime(payment.paid_at)}${payment.refunded_centavos > 0 && html`, devolvido ${formatCentavos(payment.refunded_centavos)}`}
        </p>`,
    )}
    ${last !== undefined && html`<p class="soft">${noticeOf(last)}${last.last_answer !== null && html` (${last.last_answer})`}</p>`}
    <form method="post">
      ${
        (kind === 'pix' || kind === 'boleto') &&
        state !== 'canceled' &&
        html`${act('pagar', state === 'paid' ? 'Pagar de novo' : 'Pagar')}
          ${act('pagar-duas-vezes', 'Pagar duas vezes')}
          ${act('pagar-com-atraso', 'Pagar e avisar em 30 s')}
          ${state === 'open' && act('recusar', 'Recusar')}
          <span class="other">
            <label
              >Outro valor (R$) <input name="valor" inputmode="decimal" size="9"
            /></label>
            ${act('pagar-outro-valor', 'Pagar este valor')}
          </span>`
      }
      ${kind === 'automatic' && state === 'scheduled' && act('pagar', 'Pagar já')}
      ${last !== undefined && act('repetir', 'Repetir o aviso')}
    </form>
  </li>`;
}

function noticeOf({ delivered_at, tries }: BankEvent): string {
  if (delivered_at !== null) return 'Aviso entregue';
  if (tries === 0) return 'Aviso a caminho';
  return `Aviso sem resposta, ${tries === 1 ? '1 tentativa' : `${tries} tentativas`}`;
}

function recurrenceCard({
  id,
  state,
  contract,
  payer,
  journey,
  short_of_money,
}: Recurrence): Html {
  const act = (action: string, label: string) =>
    html`<button formaction="/recorrencias/${id}/${action}">${label}</button>`;
  const open = state === 'criada' || state === 'enviada';
  return html`<li id="${id}">
    <p class="state ${state}">${state}</p>
    <h3>${contract}</h3>
    <p>
      ${payer}<br /><span class="soft"
        >Jornada ${journey}: ${JOURNEYS[journey] ?? ''}</span
      >
    </p>
    <form method="post">
      ${open && html`${act('aceitar', 'Aceitar')} ${act('rejeitar', 'Rejeitar')}`}
      ${
        state === 'aceita' &&
        html`${act('cancelar', 'Cancelar')}
        ${act('saldo', short_of_money ? 'Voltar a ter saldo' : 'Ficar sem saldo')}`
      }
    </form>
  </li>`;
}

/** A card that a receiver may charge, and how its bank reacts. */
function keptCard({ token, brand, last4, expiry, approves, asks }: Card): Html {
  const act = (action: string, label: string, isSo: boolean) =>
    html`<button formaction="/cartoes/${token}/${action}" aria-pressed="${String(isSo)}">
      ${label}
    </button>`;
  return html`<li id="${token}">
    <h3>${brand} final ${last4}</h3>
    <p class="soft">Validade ${expiry}. Nas próximas cobranças:</p>
    <form method="post">
      ${act('aprovar', 'Aprovar', approves === 1 && asks === 0)}
      ${act('recusar', 'Recusar', approves === 0)}
      ${act('confirmar', 'Pedir confirmação', approves === 1 && asks === 1)}
    </form>
  </li>`;
}

/** The only place where a card's number is typed. */
export function cardPage({
  id,
  charge,
  keeps,
  problem,
  typed = {},
}: {
  id: string;
  charge: Charge;
  /** Its owner agreed to later charges. */
  keeps: boolean;
  problem?: string;
  /**
   * Values that stay in the form after a mistake; only the security code is typed again.
   */
  typed?: { number?: string; expiry?: string };
}): Html {
  const paid = charge.centavos > 0;
  const { number = '', expiry = '' } = typed;
  const field = (name: string, label: string, more: Html) =>
    html`<label
      >${label}<input name="${name}" required inputmode="numeric" ${more}
    /></label>`;
  return html`<h1>${paid ? 'Pagar com cartão' : 'Salvar cartão'}</h1>
    <p>
      ${charge.description}${paid && html`: <strong>${formatCentavos(charge.centavos)}</strong>`}
    </p>
    ${
      keeps &&
      html`<p>
        Este cartão fica salvo aqui no banco, e o recebedor poderá cobrar nele as próximas
        parcelas. ${!paid && 'Agora nada é cobrado.'}
      </p>`
    }
    ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="/cartao/${id}" class="card-form" autocomplete="off">
      ${field('number', 'Número do cartão', html`maxlength="23" value="${number}"`)}
      ${field('expiry', 'Validade (MM/AA)', html`maxlength="9" placeholder="12/30" value="${expiry}"`)}
      ${field('cvv', 'Código de segurança', html`maxlength="4"`)}
      <button class="main">
        ${paid ? `Pagar ${formatCentavos(charge.centavos)}` : 'Salvar este cartão'}
      </button>
    </form>
    <h2>Números de teste</h2>
    <p class="soft">Qualquer validade futura e qualquer código servem.</p>
    <table>
      ${TEST_NUMBERS.map(
        ([number, , says]) =>
          html`<tr>
            <td><code>${number}</code></td>
            <td>${says}</td>
          </tr>`,
      )}
    </table>`;
}

/** The page on which a bank asks its customer to confirm (3-D Secure). */
export function challengePage(id: string, charge: Charge): Html {
  return html`<h1>Confirme esta compra</h1>
    <p>${charge.description}: <strong>${formatCentavos(charge.centavos)}</strong></p>
    <p>O banco do cartão pede a sua confirmação (3-D Secure).</p>
    <form method="post" action="/cartao/${id}/desafio" class="tools">
      <button class="main" name="resposta" value="sim">Sou eu, confirmar</button>
      <button name="resposta" value="nao">Não reconheço</button>
    </form>`;
}
