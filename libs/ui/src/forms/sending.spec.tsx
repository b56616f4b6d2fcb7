import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { leadForm } from '@site/api-contract';
import { Form, SubmitButton, useZodForm } from './index';

/** A complete form, so that one press sends it. */
function Filled({
  onSubmit,
  children,
}: {
  onSubmit: () => Promise<void>;
  children: ReactNode;
}) {
  const form = useZodForm(leadForm, {
    defaultValues: {
      name: 'Marina Prado',
      email: 'marina@rodar.test',
      cellphone: '11987654321',
      interest: 'quero para uso pessoal',
    },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      {children}
    </Form>
  );
}

describe('a form that is being sent', () => {
  it("the button reads 'Enviando...', keeps the focus and sends nothing more while pending", async () => {
    let finish: () => void = () => undefined;
    const sent = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(
      <Filled onSubmit={sent}>
        <SubmitButton pendingLabel="Enviando...">Enviar</SubmitButton>
      </Filled>,
    );
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Enviar' }).focus();
    await user.keyboard('{Enter}');
    const button = await screen.findByRole('button', {
      name: 'Enviando...',
    });
    expect(document.activeElement).toBe(button);
    expect(button).toHaveProperty('disabled', false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    expect(sent).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    await screen.findByRole('button', { name: 'Enviar' });
  });

  it('keeps the focus while it sends, while the server asks to wait and afterwards, and sends nothing meanwhile', async () => {
    const sent = jest.fn(() => new Promise<void>((resolve) => (answered = resolve)));
    let answered: () => void = () => undefined;
    const Ask = ({ waitSeconds }: { waitSeconds: number }) => (
      <Filled onSubmit={sent}>
        <SubmitButton waitSeconds={waitSeconds} pendingLabel="Enviando...">
          Enviar
        </SubmitButton>
      </Filled>
    );
    const user = userEvent.setup();
    const { rerender } = render(<Ask waitSeconds={0} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' });
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Enviando...' });
    await user.keyboard('{Enter}');
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(sent.mock.calls.length).toBe(1);
    rerender(<Ask waitSeconds={65} />);
    await act(async () => answered());
    expect(screen.getByRole('button', { name: 'Tente de novo em 1:05' })).toBe(
      document.activeElement,
    );
    await user.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
    rerender(<Ask waitSeconds={0} />);
    expect(screen.getByRole('button', { name: 'Enviar' })).toBe(document.activeElement);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });
});
