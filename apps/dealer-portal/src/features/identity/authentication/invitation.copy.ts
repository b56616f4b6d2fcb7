/** Texts for an invited seller. */
export const invitationCopy = {
  title: 'Aceitar convite',
  loading: 'Abrindo',
  heading: 'Crie sua senha',
  lead: 'Com ela, sua conta de vendedor fica pronta. O e-mail para entrar é o que recebeu o convite.',
  password: 'Senha',
  passwordHelp: '8 caracteres ou mais. Uma frase curta funciona bem.',
  passwordConfirmation: 'Repita a senha',
  submit: 'Criar conta',
  pending: 'Criando...',
  failed: 'Não conseguimos criar sua conta agora. Tente de novo em instantes.',
  noToken:
    'Este endereço veio sem o código do convite. Abra o link do e-mail de novo ou peça outro convite à loja.',
  uselessHeading: 'Não deu para abrir o convite',
  doneHeading: 'Sua conta está pronta',
  done: 'Entre no portal com o e-mail que recebeu o convite e a senha que você criou.',
  signIn: 'Entrar no portal',
} as const;
