import { screen, within } from '@testing-library/react';
import {
  choosePreparedBills,
  getContract,
  getContractPayments,
  getLoggedUser,
  listContracts,
} from '@site/api-contract';
import { A_UUID, aContract, answer, aUser, aViewer, guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { somePayments } from '../../../testing/payments';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { pickWay } from '../testing/open-payments';

guardConsole();

it('the next bills come ready by e-mail, once that is chosen', async () => {
  let prepared: 'pix' | null = null;
  const { user } = renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${A_UUID}/pagar`,
    {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [
        answer(getLoggedUser, aUser()),
        answer(getContract, aContract()),
        answer(listContracts, []),
        answer(getContractPayments, () => somePayments({ prepared })),
        answer(choosePreparedBills, ({ body }) => {
          expect(body).toEqual({ method: 'pix' });
          prepared = 'pix';
          return somePayments({ prepared });
        }),
      ],
    },
  );
  const section = within(
    await screen.findByRole('region', { name: 'Eu pago cada conta' }),
  );
  const none = section.getByRole('button', { name: 'Só na área logada' });
  expect(none.getAttribute('aria-pressed')).toBe('true');
  expect(none.querySelector('svg')).not.toBeNull();
  const pix = () => section.getByRole('button', { name: 'Pix por e-mail' });
  expect(pix().getAttribute('aria-pressed')).toBe('false');
  expect(pix().querySelector('svg')).toBeNull();
  await user.click(pix());
  expect(await section.findByText(/com o código Pix, 10 dias antes/)).toBeTruthy();
  expect(pix().getAttribute('aria-pressed')).toBe('true');
  expect(pix().querySelector('svg')).not.toBeNull();
  expect(none.querySelector('svg')).toBeNull();
});

it.each([
  ['pix-automatico', 'O Pix Automático paga as contas enquanto estiver ativo.'],
  ['cartao-salvo', 'O cartão salvo paga as contas enquanto estiver aqui.'],
] as const)('%s leaves nothing to choose', async (nextBillsBy, sentence) => {
  const { user } = renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${A_UUID}/pagar`,
    {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [
        answer(getLoggedUser, aUser()),
        answer(getContract, aContract()),
        answer(listContracts, []),
        answer(getContractPayments, somePayments({ nextBillsBy })),
      ],
    },
  );
  const section = within(await pickWay(user, 'Eu pago cada conta'));
  expect(section.getByText(sentence)).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
});
