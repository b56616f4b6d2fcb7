import { screen, within } from '@testing-library/react';
import {
  getProposal,
  listProposals,
  noteProposal,
  type ProposalDetail,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aProposal, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const PAGE = `/concessionarias/propostas/${aProposal().id}`;
const viewer = aViewer('dealer');
const next = { step: 'Ligar sobre a entrega', day: '2026-11-20' };
const aDetail = (changes: Partial<ProposalDetail> = {}): ProposalDetail => ({
  ...aProposal(),
  income: null,
  deliveryDate: null,
  history: [],
  followUp: { revision: 0, notes: [] },
  ...changes,
});
const noted = aDetail({
  next,
  followUp: {
    revision: 1,
    notes: [
      { at: '2026-11-19T15:00:00.000Z', by: 'Vera Nunes', note: 'Liguei.', next },
      { at: '2026-11-18T15:00:00.000Z', by: null, note: null, next: null },
    ],
  },
});
const list = answer(listProposals, {
  items: [aProposal({ next })],
  nextCursor: null,
  total: 1,
  counts: { em_analise: 1 },
});
const section = async () =>
  within(await screen.findByRole('form', { name: 'Acompanhamento' }));

it('the list shows the next step and its day', async () => {
  open('/concessionarias/propostas', { viewer, answers: [list] });
  const row = within(await screen.findByRole('row', { name: /Ana Souza/ }));
  row.getByText('Ligar sobre a entrega');
  row.getByText('20/11/2026');
});

it('a note is shown with its author and time', async () => {
  open(PAGE, { viewer, answers: [list, answer(getProposal, noted)] });
  const notes = within(
    await screen.findByRole('list', { name: 'Anotações, da mais recente à mais antiga' }),
  );
  expect(notes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Liguei.Próximo passo em 20/11/2026: Ligar sobre a entregaVera Nunes, 19/11/2026, 12:00',
    'Próximo passo feito.Ex-colega, 18/11/2026, 12:00',
  ]);
});

it('a note is sent with the shown revision and the present next step', async () => {
  const { user, transport } = open(PAGE, {
    viewer,
    answers: [list, answer(getProposal, noted), answer(noteProposal, noted)],
  });
  const form = await section();
  await user.type(form.getByLabelText(/^Anotação/), 'Passou na loja.');
  await user.click(form.getByRole('button', { name: 'Registrar' }));
  await form.findByText('Registrado.');
  expect(transport.requestsOf(noteProposal).map(({ body }) => body)).toEqual([
    {
      revision: 1,
      note: 'Passou na loja.',
      nextStep: next.step,
      nextDay: next.day,
    },
  ]);
  expect(form.getByLabelText(/^Anotação/)).toHaveProperty('value', '');
});

it('a colleague who saved first is named, and typed values stay', async () => {
  const message = 'Vera Nunes anotou nesta proposta em 19/11/2026, 12:00.';
  let current = aDetail();
  const { user } = open(PAGE, {
    viewer,
    answers: [
      list,
      answer(getProposal, () => current),
      refuse(noteProposal, 409, { message, reason: 'changed-meanwhile' }),
    ],
  });
  const form = await section();
  await user.type(form.getByLabelText(/^Anotação/), 'Passou na loja.');
  current = noted;
  await user.click(form.getByRole('button', { name: 'Registrar' }));
  expect((await form.findByRole('alert')).textContent).toBe(message);
  await screen.findByText('Liguei.');
  expect(form.getByLabelText(/^Anotação/)).toHaveProperty('value', 'Passou na loja.');
  expect(form.getByLabelText(/^Próximo passo/)).toHaveProperty('value', next.step);
});

it('the page asks before an unsaved note is lost', async () => {
  const { user } = open(PAGE, {
    viewer,
    answers: [list, answer(getProposal, aDetail())],
  });
  await user.type((await section()).getByLabelText(/^Anotação/), 'Passou na loja.');
  await user.click(screen.getByRole('link', { name: 'gerar link portal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }));
  expect((await section()).getByLabelText(/^Anotação/)).toHaveProperty(
    'value',
    'Passou na loja.',
  );
});

it('signing out asks before a note is lost', async () => {
  const { user, log } = open(PAGE, {
    viewer,
    answers: [list, answer(getProposal, aDetail())],
  });
  await user.type((await section()).getByLabelText(/^Anotação/), 'Passou na loja.');
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuar aqui' }));
  expect((await section()).getByLabelText(/^Anotação/)).toHaveProperty(
    'value',
    'Passou na loja.',
  );
  expect(log.loaded).toEqual([]);
});

it('J and K go through the proposals, N writes a note, and ? lists them', async () => {
  const OTHER = '0198f000-0000-7000-8000-00000000abcd';
  const second = aProposal({
    id: OTHER,
    number: 'P-2611-0002',
    customerName: 'Bia Reis',
  });
  const { user, location } = open('/concessionarias/propostas?busca=a', {
    viewer,
    answers: [
      answer(listProposals, {
        items: [aProposal(), second],
        nextCursor: null,
        total: 2,
        counts: { em_analise: 2 },
      }),
      answer(getProposal, ({ params }) =>
        params.id === OTHER ? { ...aDetail(), ...second } : aDetail(),
      ),
    ],
  });
  await screen.findByRole('row', { name: /Bia Reis/ });
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'Ana Souza' });
  await user.keyboard('j');
  await screen.findByRole('heading', { name: 'Bia Reis' });
  expect(location()).toBe(`/concessionarias/propostas/${OTHER}?busca=a`);
  await user.keyboard('k');
  await screen.findByRole('heading', { name: 'Ana Souza' });
  const form = await section();
  await user.keyboard('n');
  expect(document.activeElement).toBe(form.getByLabelText(/^Anotação/));
  await user.keyboard('{Tab}{Tab}{Tab}?');
  const keys = within(await screen.findByRole('dialog', { name: 'Atalhos de teclado' }));
  keys.getByText('Ir para o próximo da lista');
  keys.getByText('Anotar o que foi feito');
});
