export const linkCopy = {
  title: 'Entrar por link',
  loading: 'Abrindo',
  heading: 'Receba um link de acesso',
  lead: 'O link chega ao seu e-mail, vale por 5 minutos e fica no lugar da senha uma vez. A segunda etapa, se a sua conta pede, vem em seguida.',
  email: 'E-mail',
  submit: 'Receber link de acesso',
  pending: 'Enviando...',
  sentHeading: 'Confira seu e-mail',
  sent: (email: string) =>
    `Se ${email} for de uma conta de concessionária ou vendedor, o link chega em instantes. Ele vale por 5 minutos e só pode ser usado uma vez.`,
  notArrived:
    'Não chegou? Veja a caixa de spam. Contas com código por e-mail entram com a senha.',
  again: 'Pedir outro link',
  enterHeading: 'Seu link de acesso',
  enterLead: 'O link vale uma vez. Use o botão para abrir o portal neste navegador.',
  enter: 'Entrar no portal',
  entering: 'Entrando...',
  withPassword: 'Entrar com senha',
} as const;
