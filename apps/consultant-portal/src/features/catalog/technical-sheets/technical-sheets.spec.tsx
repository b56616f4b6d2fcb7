import { screen, within } from '@testing-library/react';
import {
  changeTechnicalSheet,
  type DeskSheet,
  listTechnicalSheets,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aTechnicalSheet, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const LIST = '/consultor/precos/fichas';
const PAGE = `${LIST}/aroeira-evolucao`;
const viewer = { ...aViewer('consultant'), rights: ['desk'] };
const AROEIRA: DeskSheet = {
  slug: 'aroeira-evolucao',
  modelSlug: 'aroeira',
  name: 'Aroeira Evolução 1.0 Turbo AT',
  fuel: 'flex',
  sheet: aTechnicalSheet({ safety: ['Freios ABS', 'Isofix'] }),
  revision: 3,
  changed: { at: '2026-11-21T18:05:00.000Z', role: 'CONSULTANT', name: 'Dora Mesa' },
};
const LUME: DeskSheet = {
  slug: 'lume-eletrico',
  modelSlug: 'lume',
  name: 'Lume Elétrico',
  fuel: 'eletrico',
  sheet: null,
  revision: 0,
  changed: null,
};
const list = answer(listTechnicalSheets, { items: [AROEIRA, LUME] });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe('technical sheets at the desk', () => {
  it('are listed with who changed them last, and which is still to be written', async () => {
    open(LIST, { viewer, answers: [list] });
    const table = within(await screen.findByRole('table', { name: /^Fichas técnicas/ }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/400 litros125 cvDora Mesa21\/11\/2026, 15:05$/);
    expect(rows[2]).toBe('Lume ElétricoSem fichaSem mudança');
  });

  it('are changed with one item of equipment a line, and the page says so', async () => {
    const changed = answer(changeTechnicalSheet, ({ body }) => {
      const { revision, ...sheet } = body;
      return { ...AROEIRA, sheet, revision: revision + 1 };
    });
    const { user, transport } = open(PAGE, { viewer, answers: [list, changed] });
    const torque = await field('Torque, em kgfm');
    expect(torque.value).toBe('22,4');
    await user.clear(torque);
    await user.type(torque, '21,5');
    await user.type(await field('Segurança'), '{Enter} Alerta de ponto cego ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo. O site já mostra.');
    expect(transport.requestsOf(changeTechnicalSheet)).toMatchObject([
      {
        params: { versionSlug: 'aroeira-evolucao' },
        body: {
          torqueKgfm: 21.5,
          rangeKm: null,
          safety: ['Freios ABS', 'Isofix', 'Alerta de ponto cego'],
          revision: 3,
        },
      },
    ]);
  });

  it('begin from the sheet of now, not from the one that the list had', async () => {
    const now = { ...AROEIRA, sheet: aTechnicalSheet({ airbags: 7 }), revision: 4 };
    let isListed = false;
    const sheets = answer(listTechnicalSheets, () => {
      const items = [isListed ? now : AROEIRA];
      isListed = true;
      return { items };
    });
    const changed = answer(changeTechnicalSheet, now);
    const { user, transport } = open(LIST, { viewer, answers: [sheets, changed] });
    await user.click(await screen.findByRole('link', { name: AROEIRA.name }));
    expect((await field('Airbags')).value).toBe('7');
    await user.type(await field('Segurança'), '{Enter}Isofix na frente');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Salvo. O site já mostra.');
    expect(transport.requestsOf(changeTechnicalSheet)).toMatchObject([
      { body: { airbags: 7, revision: 4 } },
    ]);
  });

  it('ask an electric car for its range, and not for a tank', async () => {
    open(`${LIST}/lume-eletrico`, { viewer, answers: [list] });
    await field('Autonomia, em km');
    expect(screen.queryByLabelText('Tanque, em litros')).toBeNull();
  });

  it('refuse a figure out of its bounds at its field', async () => {
    const { user } = open(PAGE, { viewer, answers: [list] });
    const boot = await field('Porta-malas, caçamba ou volume de carga, em litros');
    await user.clear(boot);
    await user.type(boot, '5');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(boot.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getAllByText('Confira o porta-malas: o mínimo é 50.').length,
    ).toBeGreaterThan(0);
  });

  it('that a colleague changed meanwhile say who, and keep what was typed', async () => {
    const message = 'Rui Mesa mudou esta ficha em 23/11/2026, 12:00.';
    const theirs = {
      ...AROEIRA,
      sheet: aTechnicalSheet({ airbags: 7, powerCv: 128 }),
      revision: 4,
    };
    let isRead = false;
    const sheets = answer(listTechnicalSheets, () => {
      const items = [isRead ? theirs : AROEIRA];
      isRead = true;
      return { items };
    });
    const conflict = refuse(changeTechnicalSheet, 409, {
      message,
      reason: 'changed-meanwhile',
    });
    const { user } = open(PAGE, { viewer, answers: [sheets, conflict] });
    const airbags = await field('Airbags');
    await user.clear(airbags);
    await user.type(airbags, '8');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(message);
    await screen.findByText(/no site está “7”/);
    expect(airbags.value).toBe('8');
    expect((await field('Potência, em cv')).value).toBe('128');
  });
});
