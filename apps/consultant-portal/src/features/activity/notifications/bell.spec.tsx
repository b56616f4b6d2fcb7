import { screen, within } from '@testing-library/react';
import {
  countNotifications,
  getNotificationDigest,
  listAuditLooks,
  listNotifications,
} from '@site/api-contract';
import { CONSULTANT_KINDS } from '@site/api-contract/activity';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';

it('every kind of notification for consultants has a text and a link', async () => {
  const items = CONSULTANT_KINDS.map((kind, at) => ({
    ...{ id: String(at + 1), kind, at: '2026-10-21T12:00:00.000Z' },
    ...{ isRead: false, subjectId: ID, label: 'X-1' },
  }));
  const { user } = open('/consultor/auditoria', {
    viewer: aViewer('consultant'),
    answers: [
      answer(getNotificationDigest, { digest: 'business-days' }),
      answer(listAuditLooks, { items: [], nextCursor: null }),
      answer(countNotifications, { unread: items.length }),
      answer(listNotifications, { items, nextCursor: null }),
    ],
  });
  await user.click(
    await screen.findByRole('button', { name: 'Notificações, 20 não lidas' }),
  );
  const panel = within(await screen.findByRole('dialog', { name: 'Notificações' }));
  const links = await panel.findAllByRole('link');
  expect(
    links.map((link) => [
      link.firstChild?.lastChild?.textContent,
      link.getAttribute('href'),
    ]),
  ).toEqual([
    ['Chegaram os documentos da proposta X-1', `/consultor/propostas/${ID}`],
    ['Revisão pedida na proposta X-1', `/consultor/propostas/${ID}`],
    ['Sócios mudaram depois da aprovação da proposta X-1', `/consultor/propostas/${ID}`],
    ['Mensagem nova no atendimento X-1', `/consultor/atendimentos/${ID}`],
    ['Um colega passou multas para você', '/consultor/multas?de=minhas'],
    ['Cobrança do contrato X-1 contestada', `/consultor/contestacoes/${ID}`],
    ['O banco avisou algo que não confere no contrato X-1', `/consultor/contratos/${ID}`],
    [
      'Devolução do contrato X-1 que nenhum pagamento no banco cobre',
      `/consultor/contratos/${ID}`,
    ],
    ['Um lead seu escreveu de novo', `/consultor/leads/${ID}`],
    ['Um colega passou leads para você', `/consultor/leads/${ID}`],
    ['Página publicada: X-1', `/consultor/paginas/${ID}`],
    ['Publicação de página agendada: X-1', `/consultor/paginas/${ID}`],
    ['Publicação de página cancelada: X-1', `/consultor/paginas/${ID}`],
    ['Tabela de preços importada: X-1', `/consultor/precos/${ID}`],
    ['Tabela de preços retirada: X-1', `/consultor/precos/${ID}`],
    ['Loja nova: X-1', `/consultor/lojas/${ID}`],
    ['Loja alterada: X-1', `/consultor/lojas/${ID}`],
    ['Loja encerrada: X-1', `/consultor/lojas/${ID}`],
    ['Loja reaberta: X-1', `/consultor/lojas/${ID}`],
    ['X-1 entrou na equipe', '/consultor/equipe'],
  ]);
});
