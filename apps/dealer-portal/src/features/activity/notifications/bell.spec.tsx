import { screen, waitFor, within } from '@testing-library/react';
import {
  chooseNotificationDigest,
  countNotifications,
  getNotificationDigest,
  getTeam,
  listNotifications,
  type Notification,
  readNotification,
  readNotifications,
} from '@site/api-contract';
import { DEALERSHIP_KINDS, type Digest } from '@site/api-contract/activity';
import { portalForSpecs } from '@site/shell/testing';
import {
  answer,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
  unreachable,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = '/concessionarias/equipe';
const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const viewer = aViewer('dealer');
const noTeam = {
  ...{ currentMonth: '2026-11-01', previousMonth: '2026-10-01' },
  ...{ sellers: [], invitations: [] },
};
const told = (id: number, change: Partial<Notification> = {}): Notification => ({
  ...{ id: String(id), kind: 'proposal-approved', at: '2026-10-21T12:00:00.000Z' },
  ...{ isRead: false, subjectId: ID, label: 'P-2610-0007' },
  ...change,
});

/** A stub of the notifications API that remembers which rows were marked as read. */
function aBell(rows: Notification[]) {
  const read = new Set<string>();
  const isRead = (row: Notification) => row.isRead || read.has(row.id);
  return [
    answer(getTeam, noTeam),
    answer(getNotificationDigest, { digest: 'business-days' }),
    answer(countNotifications, () => ({
      unread: rows.filter((row) => !isRead(row)).length,
    })),
    answer(listNotifications, () => ({
      items: rows.map((row) => ({ ...row, isRead: isRead(row) })),
      nextCursor: null,
    })),
    answer(readNotification, ({ params }) => {
      read.add(params.id);
      return { ok: true as const };
    }),
    answer(readNotifications, () => {
      for (const { id } of rows) read.add(id);
      return { ok: true as const };
    }),
  ];
}

const bell = (name: string) => screen.findByRole('button', { name });
const panel = async () =>
  within(await screen.findByRole('dialog', { name: 'Notificações' }));

it('the bell shows the number of unread notifications, and B lists them with their time', async () => {
  const answers = aBell([told(3), told(2), told(1, { isRead: true })]);
  const { user } = open(PAGE, { viewer, answers });
  await bell('Notificações, 2 não lidas');
  await user.keyboard('b');
  const list = await panel();
  const lines = await list.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Não lida: Proposta P-2610-0007 aprovada21/10/2026, 09:00',
    'Não lida: Proposta P-2610-0007 aprovada21/10/2026, 09:00',
    'Proposta P-2610-0007 aprovada21/10/2026, 09:00',
  ]);
  list.getByText('3 notificações');
});

it('a notification links to its subject, and is then marked as read', async () => {
  const joined = told(2, { kind: 'seller-joined', label: 'Vera Nunes' });
  const { user, location, transport } = open('/concessionarias/equipe?x=1', {
    viewer,
    answers: aBell([joined, told(1)]),
  });
  await user.click(await bell('Notificações, 2 não lidas'));
  const list = await panel();
  await user.click(
    await list.findByRole('link', { name: /Vera Nunes entrou na equipe/ }),
  );
  await waitFor(() => expect(location()).toBe('/concessionarias/equipe'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await bell('Notificações, 1 não lida');
  expect(transport.requestsOf(readNotification)).toMatchObject([{ params: { id: '2' } }]);
});

it('all notifications up to the newest shown one are marked as read', async () => {
  const { user, transport } = open(PAGE, { viewer, answers: aBell([told(9), told(4)]) });
  await user.click(await bell('Notificações, 2 não lidas'));
  const list = await panel();
  await user.click(await list.findByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() =>
    expect(list.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull(),
  );
  expect(transport.requestsOf(readNotifications)).toMatchObject([
    { body: { upTo: '9' } },
  ]);
  await user.click(list.getByRole('button', { name: 'Fechar' }));
  await bell('Notificações');
});

it('the bell says that there are no notifications', async () => {
  const { user } = open(PAGE, { viewer, answers: aBell([]) });
  await user.click(await bell('Notificações'));
  const list = await panel();
  await list.findByRole('heading', { name: 'Nada por aqui ainda.' });
});

it('the bell says that its list is loading, or that it failed, with a button to try again', async () => {
  const usual = aBell([told(1)]);
  const { user, unmount } = open(PAGE, {
    viewer,
    answers: [...usual, neverAnswer(listNotifications)],
  });
  await user.click(await bell('Notificações, 1 não lida'));
  (await panel()).getByText('Carregando as notificações');
  unmount();
  const failing = open(PAGE, {
    viewer,
    answers: [...usual, refuse(listNotifications, 503, { message: 'Volte já.' })],
  });
  await failing.user.click(await bell('Notificações, 1 não lida'));
  const list = await panel();
  await list.findByRole('heading', {
    name: 'Não conseguimos carregar as notificações.',
  });
  list.getByRole('button', { name: 'Tentar de novo' });
});

it('the bell says when marking failed; a count that failed shows no number and no popup', async () => {
  const { user, log } = open(PAGE, {
    viewer,
    answers: [
      ...aBell([told(1)]),
      unreachable(countNotifications),
      refuse(readNotifications, 503, { message: 'Volte já.' }),
    ],
  });
  await user.click(await bell('Notificações'));
  const list = await panel();
  await user.click(await list.findByRole('button', { name: 'Marcar todas como lidas' }));
  expect((await list.findByRole('alert')).textContent).toBe(
    'Não conseguimos marcar como lidas. Tente de novo em instantes.',
  );
  expect(log.popups).toEqual([]);
});

it('every kind of notification for a dealership has a text and a link', async () => {
  const rows = DEALERSHIP_KINDS.map((kind, at) => told(at + 1, { kind, label: 'P-1' }));
  const { user } = open(PAGE, { viewer, answers: aBell(rows) });
  await user.click(await bell('Notificações, 24 não lidas'));
  const links = await (await panel()).findAllByRole('link');
  const proposal = `/concessionarias/propostas/${ID}`;
  const delivery = `/concessionarias/entregas/${ID}`;
  const visit = `/concessionarias/oficina/${ID}`;
  const back = `/concessionarias/devolucoes/${ID}`;
  const cart = `/concessionarias/seller/atendimentos/${ID}`;
  expect(
    links.map((link) => [
      link.firstChild?.lastChild?.textContent,
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['Chegou a proposta P-1', proposal],
    ['A análise pediu documentos da proposta P-1', proposal],
    ['Proposta P-1 aprovada', proposal],
    ['Proposta P-1 reprovada', proposal],
    ['Contrato da proposta P-1 assinado', proposal],
    ['Primeira parcela da proposta P-1 paga', proposal],
    ['Entrega da proposta P-1 marcada', delivery],
    ['Entrega da proposta P-1 remarcada', delivery],
    ['Carro da proposta P-1 entregue', proposal],
    ['Proposta P-1 cancelada', proposal],
    ['Proposta P-1 expirada', proposal],
    ['P-1 entrou na equipe', '/concessionarias/equipe'],
    ['Visita à oficina marcada, contrato P-1', visit],
    ['Visita à oficina remarcada, contrato P-1', visit],
    ['Visita à oficina desmarcada, contrato P-1', visit],
    ['Devolução marcada, contrato P-1', back],
    ['Devolução remarcada, contrato P-1', back],
    ['Devolução desmarcada, contrato P-1', '/concessionarias/devolucoes'],
    ['O cliente contestou danos, contrato P-1', back],
    ['Contestação de danos respondida, contrato P-1', back],
    ['O cliente aceitou o atendimento de P-1', cart],
    ['O cliente recusou o convite do atendimento de P-1', cart],
    ['O cliente mudou o carrinho do atendimento de P-1', cart],
    ['O cliente encerrou o atendimento de P-1', '/concessionarias/seller'],
  ]);
});

it('a line of a proposal leads to the page that its reader may open', async () => {
  const rows = [
    told(4, { kind: 'proposal-signed', opens: 'delivery' }),
    told(3, { kind: 'proposal-signed', opens: 'proposal' }),
    told(2, { kind: 'delivery-booked', opens: 'proposal' }),
    told(1, { kind: 'delivery-booked', opens: 'delivery' }),
  ];
  const { user } = open(PAGE, { viewer, answers: aBell(rows) });
  await user.click(await bell('Notificações, 4 não lidas'));
  const links = await (await panel()).findAllByRole('link');
  const [proposal, delivery] = ['propostas', 'entregas'].map(
    (page) => `/concessionarias/${page}/${ID}`,
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    delivery,
    proposal,
    proposal,
    delivery,
  ]);
});

describe('the mail of a morning', () => {
  it('is changed and turned off beside the list', async () => {
    let digest: Digest = 'business-days';
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        ...aBell([]),
        answer(getNotificationDigest, () => ({ digest })),
        answer(chooseNotificationDigest, ({ body }) => {
          digest = body.digest;
          return body;
        }),
      ],
    });
    await user.click(await bell('Notificações'));
    const list = await panel();
    const choice = await list.findByRole('combobox', { name: 'E-mail da manhã' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Em dias úteis', 'Todos os dias', 'Não quero receber']);
    await user.selectOptions(choice, 'Não quero receber');
    await list.findByText('Pronto, salvamos a sua escolha.');
    expect(transport.requestsOf(chooseNotificationDigest)).toMatchObject([
      { body: { digest: 'off' } },
    ]);
    expect((choice as HTMLSelectElement).value).toBe('off');
  });

  it('keeps the earlier choice when the new one could not be saved, and says so', async () => {
    const { user } = open(PAGE, {
      viewer,
      answers: [...aBell([]), refuse(chooseNotificationDigest, 503)],
    });
    await user.click(await bell('Notificações'));
    const list = await panel();
    const choice = await list.findByRole('combobox', { name: 'E-mail da manhã' });
    await user.selectOptions(choice, 'Todos os dias');
    expect((await list.findByRole('alert')).textContent).toBe(
      'Não conseguimos salvar a escolha. Tente de novo em instantes.',
    );
    expect((choice as HTMLSelectElement).value).toBe('business-days');
  });

  it('says when it could not be loaded, and is loaded again', async () => {
    let isDown = true;
    const { user, log } = open(PAGE, {
      viewer,
      answers: [
        ...aBell([]),
        answer(getNotificationDigest, () => {
          if (isDown) throw new Error('down');
          return { digest: 'every-day' as const };
        }),
      ],
    });
    await user.click(await bell('Notificações'));
    const list = await panel();
    await list.findByRole('heading', {
      name: 'Não conseguimos carregar a sua escolha do e-mail da manhã.',
    });
    isDown = false;
    await user.click(list.getByRole('button', { name: 'Tentar de novo' }));
    const choice = await list.findByRole('combobox', { name: 'E-mail da manhã' });
    expect((choice as HTMLSelectElement).value).toBe('every-day');
    expect(log.popups).toEqual([]);
  });

  it('leads to the open list', async () => {
    open(`${PAGE}#notificacoes`, { viewer, answers: aBell([told(1)]) });
    await (await panel()).findByText('1 notificação');
  });
});
