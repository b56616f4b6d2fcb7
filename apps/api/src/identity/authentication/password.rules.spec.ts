import { passwordProblem } from './password.rules';

describe('a new password (A8)', () => {
  const owner = {
    name: 'Mariana Conceição Silva',
    email: 'mari.silva@rodar.test',
    brand: 'Rodar',
  };
  it.each([
    'Ipe-Amarelo-2026',
    'uma frase comprida qualquer',
    'çãõé漢字漢字',
    '        x',
  ])('may be %p', (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });
  it.each(['password', '12345678', 'Football', 'QWERTYUIOP', 'iloveyou'])(
    'may not be as common as %p',
    (password) => {
      expect(passwordProblem(password, owner)).toBe(
        'Essa senha é muito comum. Crie outra.',
      );
    },
  );
  it.each([
    'Rodar2026',
    'mariana-silva1',
    'Conceicao!!',
    'carro-assinatura',
    'silva.mari.99',
  ])('may not be made of known words alone like %p', (password) => {
    expect(passwordProblem(password, owner)).toBe(
      'Essa senha usa seu nome, seu e-mail ou palavras do site. Crie outra.',
    );
  });
});

describe('a password', () => {
  it('of the words of a name is judged, however many ways there are to split it', () => {
    const owner = {
      name: 'Aaa Aaaa Aaaaa Aaaaaa',
      email: 'ana@exemplo.test',
      brand: 'Rodar',
    };
    expect(passwordProblem(`${'a'.repeat(62)}b`, owner)).toBeNull();
    expect(passwordProblem('a'.repeat(62), owner)).toContain('Essa senha usa seu nome');
  });
});
