import { browserDraftOf, DRAFT_FORM, draftOf, withNewer } from './drafts';

const FORM = {
  name: 'Ana',
  password: 'Ipe-Amarelo-2026',
  pin: '123456',
  income: 12_000,
  accepted: false,
  photo: new File(['x'], 'cnh.jpg'),
  partners: [{ name: 'Rui', cpf: '52998224725', file: new Blob(['x']), pin: '1' }],
  document: '52998224725',
  cnhCategory: 'B',
};

it('keeps neither secrets nor files, in rows neither', () => {
  expect(draftOf(FORM)).toEqual({
    name: 'Ana',
    income: 12_000,
    accepted: false,
    partners: [{ name: 'Rui', cpf: '52998224725' }],
    document: '52998224725',
    cnhCategory: 'B',
  });
});

it('leaves document numbers and the driving licence to the server', () => {
  expect(browserDraftOf(FORM)).toEqual({
    name: 'Ana',
    income: 12_000,
    accepted: false,
    partners: [{ name: 'Rui' }],
  });
});

it('takes the newer words, and from the older what the newer may not hold', () => {
  const older = {
    name: 'An',
    cpf: '52998224725',
    partners: [
      { name: 'Ru', cpf: '1' },
      { name: 'Eva', cpf: '2' },
    ],
  };
  const newer = { name: 'Ana', partners: [{ name: 'Rui' }] };
  expect(withNewer(older, newer)).toEqual({
    name: 'Ana',
    cpf: '52998224725',
    partners: [{ name: 'Rui', cpf: '1' }],
  });
});

it.each([
  ['dados-pessoais', true],
  ['lead-work.6f0b7d52-52f9-4a0e-9a57-1f6c1d0b7a99', true],
  ['decisao.P-2026-0001', true],
  ['Dados', false],
  ['dados-', false],
  ['dados/outros', false],
  ['dados.', false],
  ['dados.a.b', false],
  [`a${'b'.repeat(40)}`, false],
])('%s as the name of a form: %s', (name, isOne) =>
  expect(DRAFT_FORM.test(name)).toBe(isOne),
);
