import { fireEvent, render, screen } from '@testing-library/react';
import { Modal } from '../dialog/modal';
import { Failure } from './failure';
import { NotFoundNotice } from './not-found-notice';
import { StepProgress } from './step-progress';
import { StateTag } from './tag';

describe('a modal', () => {
  it('is named by its title, starts there, and gives the focus back when it closes', () => {
    const onClose = jest.fn();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const { rerender } = render(
      <Modal open title="Desconto para Assinar" onClose={onClose}>
        conteúdo
      </Modal>,
    );
    screen.getByRole('dialog', { name: 'Desconto para Assinar' });
    expect(document.activeElement?.textContent).toBe('Desconto para Assinar');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(
      <Modal open={false} title="Desconto para Assinar" onClose={onClose}>
        conteúdo
      </Modal>,
    );
    expect(document.activeElement).toBe(button);
  });

  it('Esc asks to close', () => {
    const onClose = jest.fn();
    render(
      <Modal open title="Título" onClose={onClose}>
        conteúdo
      </Modal>,
    );
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('what a screen says', () => {
  it('a failure gives the trace id and a way to try again', () => {
    const onRetry = jest.fn();
    render(<Failure traceId="abc" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Código de atendimento: abc');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it("the steps name the current one: 'Passo 2 de 3'", () => {
    render(
      <StepProgress
        label="Cadastro"
        current={1}
        steps={[{ label: 'Conta' }, { label: 'CNH' }, { label: 'Endereço' }]}
      />,
    );
    expect(screen.getByText(/^Passo 2 de 3/).textContent).toBe('Passo 2 de 3: CNH');
    expect(
      screen
        .getByRole('list', { name: 'Cadastro' })
        .querySelector('[aria-current="step"]')?.textContent,
    ).toBe('CNH');
  });

  it('a step is marked as done even where steps before it are not', () => {
    render(
      <StepProgress
        label="Cadastro"
        current={2}
        steps={[
          { label: 'CNH', done: false },
          { label: 'Endereço', done: true },
          { label: 'Documentos', done: false },
        ]}
      />,
    );
    expect(
      screen.getAllByRole('listitem').map((step) => step.getAttribute('data-state')),
    ).toEqual([null, 'done', null]);
  });

  it('a state is shown as a word in the color of its urgency', () => {
    render(<StateTag state="documentos_pendentes" />);
    expect(screen.getByText('Documentos pendentes').className).toBe('tag tag--warn');
  });

  it('a contract that was ended for unpaid bills is not shown as active', () => {
    render(<StateTag state="ativa" returnKind="inadimplencia" />);
    expect(screen.getByText('Encerrada por falta de pagamento').className).toBe(
      'tag tag--err',
    );
  });

  it("not found: 'Ops, a página que você procura não está aqui. =/'", () => {
    render(<NotFoundNotice />);
    screen.getByRole('heading', {
      level: 1,
      name: 'Ops, a página que você procura não está aqui. =/',
    });
    expect(
      screen.getByRole('link', { name: 'Ir para a home' }).getAttribute('href'),
    ).toBe('/');
  });
});
