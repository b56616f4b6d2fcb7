import { fireEvent, screen } from '@testing-library/react';
import { showNotice, showPopup } from './index';

afterEach(() => jest.useRealTimers());

const confirm = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const popup = () => {
  const element = document.querySelector('.swal2-popup');
  if (!element) throw new Error('no popup');
  return element;
};

describe('a popup', () => {
  it("shows title, text and the button, and resolves when it is closed: 'Obrigada pelo envio!'", async () => {
    const closed = showPopup({
      kind: 'sucesso',
      title: 'Obrigada pelo envio!',
      text: 'Em breve um de nossos especialistas entrará em contato',
    });
    await screen.findByText('Obrigada pelo envio!');
    screen.getByText('Em breve um de nossos especialistas entrará em contato');
    expect(popup().className).toContain('rd-pop--sucesso');
    confirm('Ok');
    await expect(closed).resolves.toBeUndefined();
  });

  it("lists the fields of an error with the trace id, as text: 'Erro nos campos:'", async () => {
    const closed = showPopup({
      title: 'Erro nos campos:',
      items: [{ label: 'CPF', text: 'inválido <img src=x onerror=alert(1)>' }],
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    });
    await screen.findByText('CPF: inválido <img src=x onerror=alert(1)>');
    screen.getByRole('heading', { name: 'Erro nos campos:' });
    screen.getByText('Código de atendimento: 4bf92f3577b34da6a3ce929d0e0e4736');
    expect(popup().querySelector('.swal2-html-container img')).toBeNull();
    expect(popup().className).toContain('rd-pop--erro');
    confirm('Ok');
    await closed;
  });

  it('the trace id can be copied', async () => {
    const writeText = jest.fn((_: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText },
    });
    const closed = showPopup({ title: 'Alerta!', text: 'Espere.', traceId: 'abc' });
    await screen.findByText('Espere.');
    confirm('Copiar código');
    await screen.findByText('Copiado');
    expect(writeText).toHaveBeenCalledWith('abc');
    confirm('Ok');
    await closed;
  });
});

it('a popup does not move after it appears, and disappears when its button is pressed', async () => {
  jest.useFakeTimers();
  const closed = showPopup({ title: 'Alerta!', text: 'Enviamos um código.' });
  for (let turn = 0; turn < 20 && !document.querySelector('.swal2-popup'); turn++)
    await jest.advanceTimersByTimeAsync(0);
  const look = () => [popup().className, popup().getAttribute('style')];
  const first = look();
  await jest.advanceTimersByTimeAsync(1000);
  expect(look()).toEqual(first);
  confirm('Ok');
  expect(document.querySelector('.swal2-popup')).toBeNull();
  await jest.advanceTimersByTimeAsync(1000);
  await closed;
});

describe('a message that is no error', () => {
  it("has the id of spec §8, but invites nobody to copy it: 'Código de atendimento'", async () => {
    const closed = showPopup({
      title: 'Alerta!',
      text: 'Enviamos um código de 6 números para m•••@rodar.test.',
      traceId: 'abc',
      isError: false,
    });
    await screen.findByText('Código de atendimento: abc');
    expect(screen.queryByRole('button', { name: 'Copiar código' })).toBeNull();
    confirm('Ok');
    await closed;
  });
});

describe('a notice in the page', () => {
  it('says what failed with its trace id, takes no focus, and stays until it is closed', () => {
    const before = document.activeElement;
    showNotice({ text: 'Sem rede.', traceId: 'abc' });
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('Sem rede.');
    expect(notice.textContent).toContain('Código de atendimento: abc');
    expect(document.activeElement).toBe(before);
    confirm('Fechar aviso');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the place of the one before, and stands inside an open dialog', () => {
    showNotice({ text: 'A primeira.' });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    showNotice({ text: 'A segunda.' });
    expect(
      screen.getAllByRole('alert').map(({ parentElement }) => parentElement),
    ).toEqual([dialog]);
    screen.getByText('A segunda.');
    dialog.remove();
  });
});
