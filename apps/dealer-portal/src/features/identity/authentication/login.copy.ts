export const loginCopy = {
  title: 'Portal da concessionária',
  heading: 'Entre no portal',
  lead: 'Para concessionárias e vendedores da rede.',
  email: 'E-mail, CPF ou CNPJ',
  password: 'Senha',
  submit: 'Entrar',
  pending: 'Entrando...',
  notStaff: 'Esta conta não é de concessionária nem de vendedor. Abrimos a sua área.',
  byLink: 'Receber link de acesso',
  customerSignIn: 'Entrar como cliente',
} as const;
