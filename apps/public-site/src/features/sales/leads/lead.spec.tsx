import { act, screen, waitFor, within } from '@testing-library/react';
import { listPrices, sendLead } from '@site/api-contract';
import { type Answer, answer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { routes } from '../../../app/routes';
import { aHomeContent, cmsWith } from '../../../testing/cms-pages';
import { siteScene } from '../../../testing/site-scene';

guardConsole();
afterEach(() => jest.useRealTimers());

const HOME = [cmsWith({ 'home-v3': aHomeContent() }), answer(listPrices, [])];
const ACCEPTED = answer(sendLead, { id: '1' });

async function openLead(answers: Answer[] = []) {
  const scene = siteScene();
  const view = renderRoute(routes, '/desconto-assinar', {
    wire: scene.wire,
    answers: [...HOME, ...answers],
  });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Desconto para Assinar' }),
  );
  const fill = async () => {
    await view.user.type(dialog.getByLabelText('Nome'), 'Ana Souza');
    await view.user.type(dialog.getByLabelText('E-mail'), 'ana@example.com');
    await view.user.type(dialog.getByLabelText('Celular'), '41998765432');
    await view.user.selectOptions(
      dialog.getByLabelText('Interesse'),
      'quero para uso pessoal',
    );
    await waitFor(() => expect(button(dialog).disabled).toBe(false));
  };
  return { ...scene, ...view, dialog, fill };
}

/** The button by its accessible name, since the label of its other state is hidden. */
const button = (
  dialog: ReturnType<typeof within>,
  name: string | RegExp = /Enviar|Enviando/,
) => dialog.getByRole('button', { name }) as HTMLButtonElement;

describe('the lead modal', () => {
  it('opens over the home page with its text and four fields', async () => {
    const { dialog } = await openLead();
    dialog.getByText('Deixe seu contato para acessar condições especiais:');
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(
      'Primeiro',
    );
    const fields = [
      ...dialog.getAllByRole<HTMLInputElement>('textbox'),
      ...dialog.getAllByRole<HTMLSelectElement>('combobox'),
    ];
    expect(fields.map(({ name }) => name)).toEqual([
      'name',
      'email',
      'cellphone',
      'interest',
    ]);
    const options = within(dialog.getByLabelText('Interesse'))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
    expect(options).toEqual([
      '',
      'quero para uso pessoal',
      'quero trabalhar com aplicativos',
    ]);
  });

  it('keeps the button disabled while the form is invalid', async () => {
    const { dialog, fill } = await openLead();
    expect(button(dialog, 'Enviar').disabled).toBe(true);
    await fill();
    expect(button(dialog, 'Enviar').disabled).toBe(false);
  });

  it('marks every field touched when an invalid form is submitted', async () => {
    const { dialog, user, transport } = await openLead();
    await user.type(dialog.getByLabelText('Nome'), '{Enter}');
    for (const message of [
      'Informe um nome.',
      'Informe um e-mail válido.',
      'Informe um telefone.',
      'Informe um interesse.',
    ]) {
      await dialog.findByText(message);
    }
    expect(transport.requestsOf(sendLead)).toHaveLength(0);
  });

  it('says what is wrong with a field once it was touched', async () => {
    const { dialog, user } = await openLead();
    await user.type(dialog.getByLabelText('E-mail'), 'ana@');
    await user.tab();
    await dialog.findByText('Informe um e-mail válido.');
    expect(dialog.queryByText('Informe um nome.')).toBeNull();
  });

  it.each([
    ['Nome', '', 'Informe um nome.'],
    ['Nome', '   ', 'Informe um nome.'],
    ['E-mail', '', 'Informe um e-mail válido.'],
    ['E-mail', 'ana@rodar', 'Informe um e-mail válido.'],
    ['Celular', '', 'Informe um telefone.'],
    ['Celular', '4199876', 'Informe um telefone.'],
    ['Interesse', '', 'Informe um interesse.'],
  ])('refuses %s %j with %s', async (label, typed, message) => {
    const { dialog, user } = await openLead();
    await user.click(dialog.getByLabelText(label));
    if (typed) await user.keyboard(typed);
    await user.tab();
    await dialog.findByText(message);
    expect(dialog.getAllByText(/^Informe um /)).toHaveLength(1);
  });

  it('waits 1000 ms before it complains about what is still being typed', async () => {
    const { dialog, user } = await openLead();
    jest.useFakeTimers();
    await user.type(dialog.getByLabelText('E-mail'), 'ana@');
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await wait(0); // the typed text is checked
    await wait(999);
    expect(dialog.queryByText('Informe um e-mail válido.')).toBeNull();
    await wait(1);
    dialog.getByText('Informe um e-mail válido.');
  });

  it('masks the cellphone as (00) 00000-0000', async () => {
    const { dialog, fill } = await openLead();
    await fill();
    expect(dialog.getByLabelText<HTMLInputElement>('Celular').value).toBe(
      '(41) 99876-5432',
    );
  });

  it("reads 'Enviando...' and is disabled while pending", async () => {
    const { dialog, user, fill } = await openLead([neverAnswer(sendLead)]);
    await fill();
    await user.click(button(dialog));
    await waitFor(() => expect(button(dialog, 'Enviando...').disabled).toBe(true));
  });

  it('sends the lead with the four fields as null, thanks, and goes to root', async () => {
    const { dialog, user, fill, transport, location } = await openLead([ACCEPTED]);
    await fill();
    await user.click(button(dialog));
    await screen.findByText('Obrigada pelo envio!');
    screen.getByText('Em breve um de nossos especialistas entrará em contato');
    const [request] = transport.requestsOf(sendLead);
    expect(request?.params).toEqual({ product: 'carro-por-assinatura' });
    expect(request?.body).toEqual({
      name: 'Ana Souza',
      email: 'ana@example.com',
      cellphone: '41998765432',
      interest: 'quero para uso pessoal',
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    });
    expect(location()).toBe('/desconto-assinar');
    await user.click(screen.getByRole('button', { name: 'Ok', hidden: true }));
    await waitFor(() => expect(location()).toBe('/'));
  });

  it('stays silent when sending fails, and leaves pending', async () => {
    const { dialog, user, fill, popups, notices, location, transport } = await openLead([
      refuse(sendLead, 500, { message: 'Falhou' }),
    ]);
    await fill();
    await user.click(button(dialog));
    await waitFor(() => expect(transport.requestsOf(sendLead)).toHaveLength(1));
    await waitFor(() => expect(button(dialog, 'Enviar').disabled).toBe(false));
    expect(popups).toEqual([]);
    expect(notices).toEqual([]);
    for (const role of ['alert', 'status'])
      expect(
        dialog.queryAllByRole(role).filter(({ textContent }) => textContent),
      ).toEqual([]);
    expect(dialog.queryByText(/Falhou|Algo deu errado/)).toBeNull();
    expect(location()).toBe('/desconto-assinar');
  });

  it('goes to root when it is closed', async () => {
    const { dialog, user, location } = await openLead();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(location()).toBe('/'));
  });
});
