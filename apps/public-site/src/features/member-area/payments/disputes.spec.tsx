import { screen, within } from '@testing-library/react';
import { contestCharge, getContractPayments, getLoggedUser } from '@site/contracts';
import {
  A_UUID,
  type Answer,
  answer,
  aUser,
  aViewer,
  guardConsole,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { aBill, somePayments } from '../../../testing/payments';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const KM = { item: 'km:1', label: '500 km a mais', amount: 350, contestable: true };
const BOTH = somePayments({
  bill: aBill({
    label: 'Mensalidade 1 de 36 e 500 km a mais',
    amount: 2987,
    items: [...aBill().items, KM],
  }),
});
const CONTESTED = somePayments({
  disputes: [
    {
      id: A_UUID,
      label: KM.label,
      amount: KM.amount,
      contested: KM.amount,
      credited: null,
      reason: 'Eu não comprei estes km.',
      openedAt: '2026-11-23T12:00:00.000Z',
      state: 'aberta',
      answer: null,
      answeredAt: null,
      newDueDate: null,
    },
  ],
});

function open(answers: Answer[]) {
  const { wire } = siteScene();
  return renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${A_UUID}/pagar`,
    {
      wire,
      viewer: aViewer('customer'),
      answers: [answer(getLoggedUser, aUser()), ...answers],
    },
  );
}
const CONTEST = { name: 'Contestar: 500 km a mais' };

describe('contesting a charge', () => {
  it('asks what is wrong with one item, and shows that it is being looked at', async () => {
    let isSent = false;
    const { user } = open([
      answer(getContractPayments, () => (isSent ? CONTESTED : BOTH)),
      answer(contestCharge, ({ body }) => {
        expect(body).toEqual({
          item: 'km:1',
          reason: 'Eu não comprei estes km.',
          amount: 100.1,
        });
        isSent = true;
        return CONTESTED;
      }),
    ]);
    await user.click(await screen.findByRole('button', CONTEST));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = await dialog.findByLabelText('Conte o que aconteceu');
    await user.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect(await dialog.findByText(/Conte o que está errado/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Quanto está errado/), '100,10');
    await user.type(reason, 'Eu não comprei estes km.');
    await user.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect(await screen.findByText(/Contestação enviada/)).toBeTruthy();
    expect(await screen.findByText('Em análise')).toBeTruthy();
    expect(screen.queryByRole('button', CONTEST)).toBeNull();
  });

  it('says in the dialog why it is refused', async () => {
    const why = 'Esta cobrança já foi contestada. Veja a resposta nela.';
    const { user } = open([
      answer(getContractPayments, BOTH),
      refuse(contestCharge, 409, { message: why }),
    ]);
    await user.click(await screen.findByRole('button', CONTEST));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Conte o que aconteceu'), 'De novo.');
    await user.click(dialog.getByRole('button', { name: 'Enviar contestação' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(why);
  });

  it('shows what was contested of it, and what of that was taken back', async () => {
    const [dispute] = CONTESTED.disputes;
    if (!dispute) throw new Error('One was contested');
    const inPart = {
      ...dispute,
      state: 'aceita',
      contested: 100.1,
      credited: 60.1,
      answer: 'Uma parte foi engano.',
      newDueDate: '2026-12-31',
    } as const;
    open([answer(getContractPayments, somePayments({ disputes: [inPart] }))]);
    const section = await screen.findByRole('region', { name: 'Suas contestações' });
    for (const text of [
      'Aceita em parte',
      'Você contesta R$ 100,10 disso.',
      'Desfizemos R$ 60,10.',
      'Vence de novo em 31/12/2026.',
    ])
      expect(section.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  });

  it('shows the answer, and when what was kept falls due again', async () => {
    const [dispute] = CONTESTED.disputes;
    if (!dispute) throw new Error('One was contested');
    open([
      answer(
        getContractPayments,
        somePayments({
          disputes: [
            {
              ...dispute,
              state: 'mantida',
              answer: 'A compra está registrada.',
              newDueDate: '2026-12-31',
            },
          ],
        }),
      ),
    ]);
    const section = within(
      await screen.findByRole('region', { name: 'Suas contestações' }),
    );
    expect(section.getByText('Cobrança mantida')).toBeTruthy();
    expect(section.getByText('Resposta: A compra está registrada.')).toBeTruthy();
    expect(section.getByText('Vence de novo em 31/12/2026.')).toBeTruthy();
  });
});
