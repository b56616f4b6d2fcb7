import { screen, within } from '@testing-library/react';
import { findCustomers, getCustomer } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { file, LIST, PAGE, rita, viewer } from './testing/a-customer';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const FIELD = 'CPF, CNPJ, e-mail ou nome';

describe('the search for customers', () => {
  it('searches only on the button, masks the results, and keeps the document out of the address', async () => {
    const { user, transport } = open(LIST, {
      viewer,
      answers: [answer(findCustomers, { items: [rita], hasMore: true })],
    });
    await user.type(await screen.findByLabelText(FIELD), ' 529.982.247-25 ');
    expect(transport.requestsOf(findCustomers)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    const row = within(await screen.findByRole('row', { name: /Rita Lemos/ }));
    row.getByText('•••.982.247-••');
    expect(row.getByRole('link').getAttribute('href')).toBe(PAGE);
    screen.getByText(/^Há mais clientes com esse nome\./);
    expect(transport.requestsOf(findCustomers).map(({ query }) => query)).toEqual([
      { search: '529.982.247-25' },
    ]);
  });

  it('says what it needs without a request, and that no customer was found', async () => {
    const { user, transport } = open(LIST, {
      viewer,
      answers: [answer(findCustomers, { items: [], hasMore: false })],
    });
    await user.type(await screen.findByLabelText(FIELD), 'Jo{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('três letras');
    expect(transport.requestsOf(findCustomers)).toEqual([]);
    await user.type(screen.getByLabelText(FIELD), 'ão{Enter}');
    await screen.findByRole('heading', { name: 'Nenhum cliente encontrado' });
  });

  it('is restored when going back from a customer', async () => {
    const { user, back, location } = open(LIST, {
      viewer,
      answers: [
        answer(findCustomers, { items: [rita], hasMore: false }),
        answer(getCustomer, file),
      ],
    });
    await user.type(await screen.findByLabelText(FIELD), 'lemos rita{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Rita Lemos' }));
    await screen.findByRole('heading', { level: 1, name: 'Rita Lemos' });
    await back();
    expect(location()).toBe(LIST);
    await screen.findByDisplayValue('lemos rita');
    await screen.findByRole('link', { name: 'Rita Lemos' });
  });

  it.each([
    [429, /^Muitas consultas na última hora\./],
    [503, 'Não conseguimos procurar.'],
  ])('says when it is too often, or broken (%s)', async (status, name) => {
    const { user } = open(LIST, {
      viewer,
      answers: [refuse(findCustomers, status, { message: 'Espere.' })],
    });
    await user.type(await screen.findByLabelText(FIELD), 'Rita{Enter}');
    await screen.findByRole('heading', { name });
  });
});
