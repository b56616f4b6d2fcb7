import { screen, waitFor, within } from '@testing-library/react';
import {
  changeDealership,
  endDealership,
  getDealershipRecord,
  reopenDealership,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { batel, conflict, pageOpener, records } from './testing/dealership-page';

guardConsole();

const openPage = pageOpener(portalForSpecs('consultant-portal', routes).open);

describe('the end of a dealership', () => {
  it('explains the consequences first, and then is saved', async () => {
    const { user, transport } = openPage([
      ...records(batel),
      answer(endDealership, { ...batel, active: false }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Encerrar esta loja' }));
    const group = within(screen.getByRole('group', { name: 'Encerrar a loja' }));
    const lines = group.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Ela sai do site na hora, e ninguém mais a escolhe. Os 7 carros livres dela deixam de ser oferecidos.',
      'Não recebe propostas nem atendimentos novos. Quem já a escolheu em uma simulação escolhe outra antes de enviar.',
      'Os links dela continuam abrindo o site, sem contar para a loja.',
      'Em aberto nesta loja: 3 propostas, 2 entregas e 1 devolução.',
      'As 4 contas da equipe continuam entrando, para terminar o que falta.',
    ]);
    expect(transport.requestsOf(endDealership)).toEqual([]);
    await user.click(group.getByRole('button', { name: 'Encerrar' }));
    await screen.findByText('Loja encerrada. Ela saiu do site.');
    expect(transport.requestsOf(endDealership)[0]?.body).toEqual({ revision: 3 });
  });

  it('keeps the focus on the pressed button while it ends, and asks the server only once', async () => {
    const page = openPage([...records(batel), neverAnswer(endDealership)]);
    await page.user.click(
      await screen.findByRole('button', { name: 'Encerrar esta loja' }),
    );
    await pressTwice(
      page,
      screen.getByRole('button', { name: 'Encerrar' }),
      endDealership,
    );
    screen.getByRole('button', { name: 'Encerrando...' });
  });

  it('moves the focus to the question, back to its button, and to what was done', async () => {
    let shown = batel;
    const { user } = openPage([
      answer(getDealershipRecord, () => shown),
      answer(endDealership, () => (shown = { ...batel, active: false })),
      answer(reopenDealership, () => (shown = batel)),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Encerrar esta loja' }));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Encerrar a loja' }),
    );
    await user.click(screen.getByRole('button', { name: 'Manter aberta' }));
    const opener = screen.getByRole('button', { name: 'Encerrar esta loja' });
    expect(document.activeElement).toBe(opener);

    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    const reopen = await screen.findByRole('button', { name: 'Reabrir esta loja' });
    expect(document.activeElement?.textContent).toBe('Loja encerrada. Ela saiu do site.');
    await user.click(reopen);
    await screen.findByRole('button', { name: 'Encerrar esta loja' });
    expect(document.activeElement?.textContent).toBe(
      'Loja reaberta. Ela já aparece no site, como era.',
    );
  });

  it('follows a change at once, before the page was read again', async () => {
    const stored = answer(getDealershipRecord, batel);
    let reads = 0;
    const readOnce: Answer = {
      ...stored,
      reply: (received) =>
        reads++ === 0 ? stored.reply(received) : new Promise(() => undefined),
    };
    const { user, transport } = openPage([
      readOnce,
      answer(changeDealership, { ...batel, revision: 4 }),
      answer(endDealership, { ...batel, revision: 5, active: false }),
    ]);
    await user.type(await screen.findByLabelText('Cidade'), ' ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo. O site já mostra.');
    await user.click(screen.getByRole('button', { name: 'Encerrar esta loja' }));
    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    await waitFor(() =>
      expect(transport.requestsOf(endDealership)[0]?.body).toEqual({ revision: 4 }),
    );
  });

  it('can be undone, and names a colleague who was faster', async () => {
    const message = 'Rui Sá reabriu esta loja em 23/11/2026, 10:01.';
    const { user } = openPage([
      ...records({ ...batel, active: false }),
      refuse(reopenDealership, 409, conflict(message)),
    ]);
    await screen.findByText(/^Esta loja está encerrada/);
    await user.click(screen.getByRole('button', { name: 'Reabrir esta loja' }));
    await screen.findByText(message);
  });
});
