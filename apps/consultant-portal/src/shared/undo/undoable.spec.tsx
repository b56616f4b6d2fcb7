import { screen, waitFor, within } from '@testing-library/react';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, guardConsole, refuse, stopClock } from '@site/testing';
import { routes } from '../../app/routes';
import { bar, sendNow } from '../testing/undo-bar';
import { type Decision, DECISIONS, viewer, WORDS } from '../testing/undoable-decisions';

guardConsole();
// The decisions contain days that are checked against today before they wait.
beforeEach(() => stopClock(Date.UTC(2027, 4, 4, 15)));

const { open } = portalForSpecs('consultant-portal', routes);

function expectFocusIn(form: Element | null) {
  expect(form).not.toBeNull();
  expect(document.activeElement?.closest('form')).toBe(form);
}

async function decides(decision: Decision, more: Answer[] = []) {
  const { path, reads, choose: chooseIn, label, button, words = WORDS } = decision;
  let isOver = false;
  const view = open(path, { viewer, answers: [...reads(() => isOver), ...more] });
  await chooseIn(view.user);
  await view.user.type(await screen.findByLabelText(label), words);
  await view.user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('region', { name: 'A enviar' });
  return { ...view, end: () => void (isOver = true) };
}

describe.each(DECISIONS)('a decision about %s', (_, decision) => {
  it('waits, and undone stands again with what was typed', async () => {
    const { user, transport, location } = await decides(decision);
    bar().getByText('Rita Lemos');
    bar().getByText(decision.waits);
    screen.getByText(
      /O cliente só fica sabendo depois do envio; até lá dá para desfazer\.$/,
    );
    expect(screen.queryByRole('button', { name: decision.button })).toBeNull();
    await user.keyboard('z');
    const field = await screen.findByLabelText(decision.label);
    expect(field).toHaveProperty('value', decision.words ?? WORDS);
    expectFocusIn(field.closest('form'));
    expect(location()).toBe(decision.path);
    expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: decision.button }));
    await screen.findByRole('region', { name: 'A enviar' });
    expect(transport.requestsOf(decision.call)).toEqual([]);
  });

  it('undone on another page, leads the focus back into its form', async () => {
    const { user } = await decides(decision);
    await user.click(screen.getByRole('link', { name: /^Carteira/ }));
    await screen.findByRole('heading', { name: 'Clientes' });
    await user.click(bar().getByRole('button', { name: 'Desfazer' }));
    const field = await screen.findByLabelText(decision.label);
    await waitFor(() => expectFocusIn(field.closest('form')));
    await user.click(screen.getByRole('button', { name: decision.button }));
    await user.click(screen.getByRole('link', { name: /^Carteira/ }));
    await screen.findByRole('heading', { name: 'Clientes' });
    // The focus is still moving to that page when the key is pressed.
    await user.keyboard('z');
    const again = await screen.findByLabelText(decision.label);
    await waitFor(() => expectFocusIn(again.closest('form')));
  });

  it('that a colleague came before shows why, and the words, also on a page opened later', async () => {
    const message = 'Caio Reis decidiu em 22/11/2026, 09:00.';
    const { user, end } = await decides(decision, [
      refuse(decision.call, 409, { message, reason: 'changed-meanwhile' }),
    ]);
    if (decision.list !== undefined) {
      await user.click(screen.getByRole('link', { name: decision.list }));
      const row = await screen.findByRole('row', { name: /Rita Lemos/ });
      within(row).getByText('A enviar');
    }
    await user.click(screen.getByRole('link', { name: /^Carteira/ }));
    await screen.findByRole('heading', { name: 'Clientes' });
    end();
    await sendNow(user);
    await user.click(await bar().findByRole('link', { name: 'Abrir' }));
    await screen.findByRole('heading', { name: 'O que você tinha decidido' });
    screen.getByText(decision.said ?? WORDS);
    expect(screen.getByRole('alert').textContent).toContain(message);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'A enviar' })).toBeNull(),
    );
  });
});
