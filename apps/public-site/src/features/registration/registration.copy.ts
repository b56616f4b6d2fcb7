/** Visible texts of the registration. */
export const quickCopy = {
  title: 'Crie sua conta',
  why: 'Primeiro, sua conta: leva um minuto. Depois vêm CNH ou dados da empresa, endereço e documentos.',
  document: 'CPF ou CNPJ',
  documentHelp: 'Reconhecemos pelo número. O CNPJ pode ter letras.',
  documentExists: 'Esse documento já tem conta.',
  signInInstead: 'Entrar',
  name: { PF: 'Nome Completo', PJ: 'Razão Social' },
  email: { PF: 'E-mail', PJ: 'E-mail da empresa' },
  emailConfirmation: 'Repita o e-mail',
  cellphone: { PF: 'Celular', PJ: 'Celular da empresa' },
  cellphoneHelp: 'Com DDD. Usamos para combinar a entrega.',
  password: 'Senha',
  passwordHelp: '8 caracteres ou mais. Uma frase curta funciona bem.',
  passwordConfirmation: 'Repita a senha',
  privacyBefore: 'Li e aceito a ',
  privacyLink: 'Política de Privacidade',
  newWindow: ' (abre em outra aba)',
  submit: 'Criar conta',
  submitting: 'Criando...',
  haveAccount: 'Já tem conta?',
  signIn: 'Entrar',
} as const;

export const finishCopy = {
  title: 'Confirme seu e-mail',
  // Says no more to who already has an account than to who has none
  // (security-requirements A7); what the mail says, only its owner reads.
  sent: (email: string) =>
    `Enviamos um e-mail para ${email}. Procure nele o código de 6 números, que vale por 10 minutos.`,
  sentToAccount:
    'Enviamos um e-mail para o endereço do seu cadastro. Procure nele o código de 6 números, que vale por 10 minutos.',
  alreadyKnown:
    'O e-mail diz “Você já tem cadastro”? Então não há código: entre com a sua senha.',
  pin: 'Código de 6 números',
  submit: 'Confirmar e-mail',
  submitting: 'Confirmando...',
  resend: 'Enviar outro código',
  resendIn: (clock: string) => `Enviar outro código em ${clock}`,
  resent: 'Enviamos outro código. O anterior não vale mais.',
  notArrived: 'Não chegou? Veja também a caixa de spam.',
  otherEmail: 'Usar outro e-mail',
  emailReplaced:
    'E-mail trocado. O código que vale é o que enviamos agora ao novo endereço.',
  unknownEmail: 'Não sabemos qual e-mail confirmar neste navegador.',
  unknownEmailText:
    'Entre com o e-mail e a senha do cadastro: se faltar a confirmação, enviamos o código de novo.',
  signIn: 'Entrar',
  startOver: 'Fazer o cadastro',
  signingIn: 'E-mail confirmado. Entrando...',
} as const;

export const otherEmailCopy = {
  title: 'Usar outro e-mail',
  why: 'Enviamos um código novo para ele. O resto do cadastro continua como está.',
  email: 'Novo e-mail',
  emailConfirmation: 'Repita o novo e-mail',
  password: 'Senha do cadastro',
  submit: 'Trocar e enviar código',
  submitting: 'Trocando...',
} as const;

export const stepCopy = {
  progress: 'Passos do cadastro',
  step: (position: number, count: number) => `Passo ${position} de ${count}`,
  done: 'Feito',
  ahead: 'Falta',
  loading: 'Carregando seu cadastro',
  failed:
    'Não conseguimos abrir seu cadastro. O que você já preencheu está guardado; tente de novo em instantes.',
  retry: 'Tentar de novo',
  continue: 'Salvar e continuar',
  saving: 'Salvando...',
  back: (step: string) => `Voltar para ${step}`,
  saveFailed:
    'Não conseguimos salvar. Nada foi cobrado e seus dados continuam aqui. Tente de novo em instantes.',
  later: 'Continuar depois',
  laterHelp: 'Cada passo fica salvo: dá para continuar em outro aparelho.',
  privacy: 'Só quem analisa sua proposta vê estes dados, e cada acesso fica registrado.',
} as const;

export const personalCopy = {
  name: 'Seus dados e CNH',
  title: 'Seus dados e sua CNH',
  why: 'Pedimos porque o seguro só cobre quem dirige com habilitação definitiva, categoria B ou acima, há pelo menos 2 anos.',
  you: 'Sobre você',
  licence: 'Sua CNH',
  birthdate: 'Data de nascimento',
  dateHelp: 'dia/mês/ano',
  nationality: 'Nacionalidade',
  nationalityHelp: 'como no documento',
  rne: 'RNM (antigo RNE)',
  rneHelp: 'na carteira de registro (CRNM), como V123456-J',
  rneExpirationDate: 'Validade da CRNM',
  profession: 'Profissão',
  professionHelp:
    'Comece a escrever e escolha na lista. Se não achar, escolha "Outra ocupação".',
  cnh: 'Número de registro da CNH',
  cnhHelp: '11 números, na frente do documento ou no aplicativo',
  cnhCategory: 'Categoria',
  cnhCategoryHelp: 'B ou acima',
  cnhFirstLicenseDate: 'Data da 1ª habilitação',
  cnhExpirationDate: 'Validade',
  driverFrom: (day: string) =>
    `Dá para concluir o cadastro, mas a proposta só pode ser enviada a partir de ${day}: quem assina tem 21 anos ou mais e CNH há 2 anos ou mais.`,
  endsSoon: (day: string) =>
    `Sua CNH vence em ${day}. A proposta pede CNH válida: se puder, renove antes de enviar.`,
} as const;

export const companyCopy = {
  name: 'Dados da empresa',
  title: 'Dados da empresa',
  why: 'Pedimos para saber quem assina o contrato e com quem falar sobre os pagamentos.',
  company: 'A empresa',
  payments: 'Quem cuida dos pagamentos',
  companyType: 'Tipo de empresa',
  companyTypeHelp: 'Como está no cartão CNPJ',
  companyPhone: 'Telefone da empresa',
  companyPhoneHelp: 'Com DDD, fixo ou celular',
  financialContactName: 'Nome',
  financialContactEmail: 'E-mail',
  financialContactEmailConfirmation: 'Repita o e-mail',
} as const;

export const partnersCopy = {
  name: 'Sócios',
  title: 'Sócios da empresa',
  why: 'Pedimos para a análise da empresa. Informe todos os sócios do contrato social; as participações somam 100%. Se um sócio é outra empresa, informe quem responde por ela.',
  partner: (position: number) => `Sócio ${position}`,
  nameOf: 'Nome Completo',
  cpf: 'CPF',
  share: 'Participação (%)',
  add: 'Adicionar sócio',
  remove: 'Remover',
  whole: 'As participações somam 100%.',
  lacking: (sum: string, rest: string) => `Somam ${sum}. Faltam ${rest}.`,
  tooMuch: (sum: string, rest: string) => `Somam ${sum}. Passam ${rest}.`,
} as const;

export const addressCopy = {
  name: 'Endereço',
  title: { PF: 'Seu endereço', PJ: 'Endereço da empresa' },
  why: 'Pedimos para o contrato e para encontrar a loja que entrega mais perto.',
  cep: { PF: 'CEP', PJ: 'CEP da empresa' },
  cepHelp: 'Preenchemos o que encontrarmos',
  searching: 'Procurando o endereço...',
  found: (place: string) => `Encontramos ${place}. Confira e complete o número.`,
  foundCity: (place: string) =>
    `Não achamos a rua desse CEP. Preenchemos ${place}; complete o resto.`,
  notFound: 'Não encontramos esse CEP. Preencha o endereço abaixo.',
  street: 'Rua',
  number: 'Número',
  numberHelp: 'Sem número? Escreva S/N',
  complement: 'Complemento',
  complementHelp: 'Apartamento, bloco, sala',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
  otherState: (uf: string) => `Pelo CEP, o estado é ${uf}. Confira antes de continuar.`,
} as const;

export const documentsCopy = {
  name: 'Documentos',
  title: { PF: 'Seus documentos', PJ: 'Documentos da empresa' },
  why: 'Pedimos para a análise da proposta. Cada arquivo fica salvo assim que chega, guardado com criptografia.',
  continue: 'Continuar',
  notChecked:
    'Não conseguimos conferir seus documentos agora. Eles continuam guardados. Tente de novo em instantes.',
  unsent: (count: number) =>
    count === 1 ? 'Falta enviar 1 documento' : `Falta enviar ${count} documentos`,
  sent: 'Enviado',
  missing: (names: string) => `Falta enviar: ${names}.`,
  send: 'Enviar documentos',
} as const;

export const reviewCopy = {
  name: 'Conferir',
  title: 'Confira e conclua',
  why: 'É com estes dados que a proposta e o contrato são feitos. Corrija o que for preciso antes de concluir.',
  account: 'Sua conta',
  edit: 'Corrigir',
  missing: 'Falta preencher este passo',
  nameOf: { PF: 'Nome Completo', PJ: 'Razão Social' },
  email: 'E-mail',
  cellphone: 'Celular',
  address: 'Endereço',
  licence: 'CNH',
  licenceValue: (category: string, until: string) =>
    `categoria ${category}, válida até ${until}`,
  cardValue: (number: string, until: string) => `${number}, válido até ${until}`,
  partnerValue: (cpf: string, share: string) => `CPF ${cpf}, ${share}`,
  contact: 'Contato financeiro',
  contactEmail: 'E-mail do contato',
  submit: 'Concluir cadastro',
  submitting: 'Concluindo...',
  problems: (count: number) =>
    count === 1 ? 'Falta corrigir 1 campo' : `Falta corrigir ${count} campos`,
} as const;

export const summaryCopy = {
  label: 'O carro que você escolheu',
  condition: (kind: string, term: number, km: string) =>
    `${kind}, ${term} meses, ${km} km por mês`,
  paint: 'Cor',
  total: 'Total do contrato',
  validUntil: 'Preço garantido até',
  simulation: 'Simulação',
} as const;
