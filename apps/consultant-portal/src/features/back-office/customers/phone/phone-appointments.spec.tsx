import { within } from '@testing-library/react';
import {
  bookByPhone,
  bookWorkshopByPhone,
  cancelReturnByPhone,
  cancelWorkshopByPhone,
  listDealerships,
  listSlotsByPhone,
  listWorkshopSlots,
  moveWorkshopByPhone,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aDealership, answer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { ID } from '../testing/a-customer';
import { AROEIRA, KNOWN, panelBy, params } from '../testing/phone-panel';

guardConsole();

const panel = panelBy(portalForSpecs('consultant-portal', routes).open);

const VISIT = 'c0ffee03-5d47-4a6e-9b0f-1c2d3e4f5a61';
const WORKSHOP_DAYS = {
  days: [{ day: '2026-11-26', times: [{ time: '10:00', free: 2 }] }],
};

describe('an appointment for who phones', () => {
  it('books the return with the cost that was said', async () => {
    const days = [
      {
        day: '2026-11-26',
        times: [{ time: '10:00', free: 2 }],
        cost: 5274,
        more: 2637,
      },
    ];
    const slot = { day: '2026-12-01', time: '09:00' };
    const appointment = { kind: 'return' as const, slot, canCancel: true };
    const { user, region, transport } = await panel(
      { ...KNOWN, contracts: [{ ...AROEIRA, appointment }] },
      [
        answer(listSlotsByPhone, { days }),
        answer(bookByPhone, { ok: true }),
        answer(cancelReturnByPhone, { ok: true }),
      ],
    );
    await user.click(await region.findByRole('button', { name: 'Mudar devolução' }));
    await region.findByText('Marcada para 01/12/2026, às 09:00');
    const form = within(await region.findByRole('form', { name: 'Dia da devolução' }));
    await user.selectOptions(form.getByLabelText('Dia'), '2026-11-26');
    await user.selectOptions(form.getByLabelText('Hora'), '10:00');
    form.getByText(
      (text) =>
        text.replace(/\s/g, ' ') ===
        'Diga o custo antes de marcar: R$ 7.911,00, com R$ 2.637,00 de meses e dias até lá.',
    );
    await user.click(form.getByRole('button', { name: 'Marcar' }));
    await region.findByText(
      'Marcado para 26/11/2026, às 10:00. O cliente recebe o e-mail.',
    );
    expect(transport.requestsOf(bookByPhone)).toMatchObject([
      { params, body: { kind: 'return', day: '2026-11-26', time: '10:00', cost: 5274 } },
    ]);
    await user.click(region.getByRole('button', { name: 'Mudar devolução' }));
    await user.click(await region.findByRole('button', { name: 'Desmarcar devolução' }));
    await region.findByText('Devolução desmarcada. O cliente recebe o e-mail.');
  });

  it('reads the days with their costs again after a refusal', async () => {
    const message = 'O custo de sair nesse dia é outro. Confira e confirme de novo.';
    const appointment = { kind: 'return' as const, slot: null, canCancel: false };
    let cost = 5274;
    const { user, region } = await panel(
      { ...KNOWN, contracts: [{ ...AROEIRA, appointment }] },
      [
        answer(listSlotsByPhone, () => ({
          days: [
            { day: '2026-11-26', times: [{ time: '10:00', free: 2 }], cost, more: 0 },
          ],
        })),
        refuse(bookByPhone, 409, { message, reason: 'terms-moved' }),
      ],
    );
    await user.click(await region.findByRole('button', { name: 'Marcar devolução' }));
    await user.selectOptions(await region.findByLabelText('Dia'), '2026-11-26');
    await user.selectOptions(region.getByLabelText('Hora'), '10:00');
    cost = 6000;
    await user.click(region.getByRole('button', { name: 'Marcar' }));
    await region.findByText(message);
    await region.findByText(/^Diga o custo antes de marcar: R\$\s6\.000,00/);
  });

  it('books a visit to the workshop, in the person’s words', async () => {
    const workshop = { visit: null, workshops: ['1'], dealershipId: '1' };
    const { user, region, transport } = await panel(
      { ...KNOWN, contracts: [{ ...AROEIRA, workshop }] },
      [
        answer(listDealerships, [
          aDealership({ id: '1', name: 'Loja Batel' }),
          aDealership({ id: '2', name: 'Loja sem oficina' }),
        ]),
        answer(listWorkshopSlots, WORKSHOP_DAYS),
        answer(bookWorkshopByPhone, { ok: true }),
      ],
    );
    await user.click(await region.findByRole('button', { name: 'Marcar oficina' }));
    await region.findByRole('option', { name: /^Loja Batel/ });
    expect(region.queryByRole('option', { name: /^Loja sem oficina/ })).toBeNull();
    region.getByLabelText('O que a pessoa conta do carro (opcional)');
    await user.click(region.getByRole('radio', { name: 'Reparo' }));
    region.getByLabelText('O que a pessoa conta do carro');
    await user.selectOptions(await region.findByLabelText('Dia'), '2026-11-26');
    await user.selectOptions(region.getByLabelText('Horário'), '10:00');
    await user.click(region.getByRole('button', { name: 'Marcar visita' }));
    await region.findByText('Conte o que precisa de reparo.');
    await user.type(region.getByLabelText(/^O que a pessoa conta do carro/), 'Freio.');
    await user.click(region.getByRole('button', { name: 'Marcar visita' }));
    await region.findByText(
      'Visita marcada para 26/11/2026, às 10:00. O cliente recebe o e-mail.',
    );
    const body = { reason: 'reparo', note: 'Freio.', dealershipId: '1' };
    expect(transport.requestsOf(bookWorkshopByPhone)).toMatchObject([
      { params, body: { ...body, day: '2026-11-26', time: '10:00' } },
    ]);
  });

  it('books a revision that is asked for as a request into a free hour', async () => {
    const workshop = { visit: null, workshops: ['1'], dealershipId: '1' };
    const { user, region, transport } = await panel(
      { ...KNOWN, contracts: [{ ...AROEIRA, workshop }] },
      [
        answer(listDealerships, [aDealership({ id: '1', name: 'Loja Batel' })]),
        answer(listWorkshopSlots, WORKSHOP_DAYS),
        answer(bookWorkshopByPhone, { ok: true }),
      ],
    );
    await user.click(await region.findByRole('button', { name: 'Abrir atendimento' }));
    await user.selectOptions(region.getByLabelText('Assunto'), 'revisao');
    await user.selectOptions(await region.findByLabelText('Dia'), '2026-11-26');
    expect(region.queryByLabelText('O que a pessoa pede')).toBeNull();
    await user.selectOptions(region.getByLabelText('Horário'), '10:00');
    await user.click(region.getByRole('button', { name: 'Marcar visita' }));
    await region.findByText(
      'Visita marcada para 26/11/2026, às 10:00. O cliente recebe o e-mail.',
    );
    expect(transport.requestsOf(bookWorkshopByPhone)).toMatchObject([
      { params, body: { reason: 'revisao', day: '2026-11-26', time: '10:00' } },
    ]);
  });

  it('asks for no revision in words where the car has a visit today', async () => {
    const visit = {
      ...{ id: VISIT, revision: 3, dealershipId: '1', dealership: 'Loja Batel' },
      slot: { day: '2026-11-23', time: '15:00' },
      isToday: true as const,
    };
    const workshop = { visit, workshops: ['1'], dealershipId: '1' };
    const { user, region } = await panel({
      ...KNOWN,
      contracts: [{ ...AROEIRA, workshop }],
    });
    await user.click(await region.findByRole('button', { name: 'Abrir atendimento' }));
    expect(region.queryByRole('button', { name: 'Remarcar na oficina' })).toBeNull();
    await user.selectOptions(region.getByLabelText('Assunto'), 'revisao');
    await region.findByText('Marcada para 23/11/2026, às 15:00, em Loja Batel');
    region.getByText('A visita é hoje: quem ainda muda ou desmarca é a oficina.');
    expect(region.queryByLabelText('O que a pessoa pede')).toBeNull();
    expect(region.queryByRole('button', { name: 'Desmarcar visita' })).toBeNull();
  });

  it('moves the visit to the workshop, and cancels it', async () => {
    const visit = {
      ...{ id: VISIT, revision: 3, dealershipId: '1', dealership: 'Loja Batel' },
      slot: { day: '2026-11-25', time: '09:00' },
    };
    const workshop = { visit, workshops: ['1'], dealershipId: '1' };
    const { user, region, transport } = await panel(
      { ...KNOWN, contracts: [{ ...AROEIRA, workshop }] },
      [
        answer(listWorkshopSlots, WORKSHOP_DAYS),
        answer(moveWorkshopByPhone, { ok: true }),
        answer(cancelWorkshopByPhone, { ok: true }),
      ],
    );
    await user.click(await region.findByRole('button', { name: 'Remarcar na oficina' }));
    await region.findByText('Marcada para 25/11/2026, às 09:00, em Loja Batel');
    await user.selectOptions(await region.findByLabelText('Dia'), '2026-11-26');
    await user.selectOptions(region.getByLabelText('Horário'), '10:00');
    await user.click(region.getByRole('button', { name: 'Remarcar visita' }));
    await region.findByText(
      'Visita marcada para 26/11/2026, às 10:00. O cliente recebe o e-mail.',
    );
    await user.click(region.getByRole('button', { name: 'Remarcar na oficina' }));
    await user.click(await region.findByRole('button', { name: 'Desmarcar visita' }));
    await region.findByText('Visita desmarcada. O cliente recebe o e-mail.');
    const of = { id: ID, visitId: VISIT };
    expect(transport.requestsOf(moveWorkshopByPhone)).toMatchObject([
      { params: of, body: { revision: 3, day: '2026-11-26', time: '10:00' } },
    ]);
    expect(transport.requestsOf(cancelWorkshopByPhone)).toMatchObject([
      { params: of, body: { revision: 3 } },
    ]);
  });
});
