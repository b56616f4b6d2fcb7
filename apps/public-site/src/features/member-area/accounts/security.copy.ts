/** Visible texts of the pages 'Seus dados' and 'Segurança'. */
export const accountCopy = {
  notSaved: 'Nada foi salvo. O que você escreveu está aqui: tente de novo em instantes.',
  currentPassword: 'Senha atual',
  change: 'Mudar',
  close: 'Fechar',
  saving: 'Salvando...',
  failed: 'Não conseguimos carregar sua conta',
} as const;

export const dataCopy = {
  title: 'Seus dados',
  /**
   * Link to the page that sent the customer here, such as the last step of the
   * registration.
   */
  back: 'Voltar para onde você estava',
  dataTitle: 'Nome e celular',
  reach: 'É por aqui que falamos com você.',
  passwordHelp: 'Pedimos a senha para que só você mude por onde falamos com você.',
  name: { PF: 'Nome Completo', PJ: 'Razão Social' },
  cellphone: 'Celular',
  save: 'Salvar dados',
  saved: 'Dados salvos. Se o celular mudou, as outras sessões foram encerradas.',
  emailTitle: 'E-mail',
  emailNow: (email: string) => `Hoje você entra com ${email}.`,
  email: 'Novo e-mail',
  emailConfirmation: 'Repita o novo e-mail',
  changeEmail: 'Trocar e-mail',
  sentTo: (email: string) =>
    `Enviamos um código de 6 números para ${email}. A troca acontece quando você digitar o código.`,
  pendingUnknown: 'Não conseguimos ver se um novo e-mail espera pelo código.',
  pin: 'Código de 6 números',
  confirm: 'Confirmar troca',
  resend: 'Enviar outro código',
  resending: 'Enviando outro código...',
  resent: 'Enviamos outro código. O anterior não vale mais.',
  emailChanged: 'E-mail trocado. As outras sessões foram encerradas.',
} as const;

export const securityCopy = {
  title: 'Segurança',
  passwordTitle: 'Senha',
  passwordText: 'Ao trocar, você sai de todos os outros aparelhos.',
  password: 'Nova senha',
  passwordHelp: '8 caracteres ou mais. Uma frase curta funciona bem.',
  passwordConfirmation: 'Repita a nova senha',
  changePassword: 'Trocar senha',
  passwordChanged: 'Senha trocada. As outras sessões foram encerradas.',
  stepTitle: 'Código por e-mail',
  stepOn: 'Ligado: para entrar, você usa a senha e um código enviado ao seu e-mail.',
  stepOff:
    'Desligado: a senha basta para entrar. Com o código, a senha sozinha não basta.',
  on: 'Ligar',
  off: 'Desligar',
  turnOn: 'Ligar código por e-mail',
  turnOff: 'Desligar código por e-mail',
  stepSaved: 'Pronto. Enviamos um aviso ao seu e-mail.',
  sessionsTitle: 'Sessões abertas',
  sessionsText: 'Não reconhece uma? Encerre e troque a senha.',
  current: 'Esta sessão',
  lastUsed: (when: string) => `Último uso em ${when}`,
  end: 'Encerrar',
  endOf: (browser: string) => `Encerrar a sessão de ${browser}`,
  endOthers: 'Encerrar todas as outras',
  ending: 'Encerrando...',
  notEnded:
    'Não conseguimos encerrar. A sessão continua aberta: tente de novo em instantes.',
  devicesTitle: 'Navegadores confiáveis',
  devicesText: 'Aqui o código por e-mail não é pedido até a data ao lado.',
  noDevices:
    'Nenhum. Você pode confiar em um navegador quando digitar o código ao entrar.',
  until: (when: string) => `Até ${when}`,
  forget: 'Deixar de confiar',
  notForgotten:
    'Não conseguimos. Este navegador ainda entra sem código: tente de novo em instantes.',
  forgetOf: (browser: string) => `Deixar de confiar em ${browser}`,
} as const;
