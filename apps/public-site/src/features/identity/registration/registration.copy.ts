export const stepCopy = {
  loading: 'Carregando seu cadastro',
  failed: 'Não conseguimos abrir seu cadastro.',
  failedText: 'O que você já preencheu está guardado. Tente de novo em instantes.',
  retry: 'Tentar de novo',
  continue: 'Salvar e continuar',
  save: 'Salvar',
  data: 'Seus dados',
  saving: 'Salvando...',
  back: (step: string) => `Voltar para ${step}`,
  saveFailed:
    'Não conseguimos salvar. Nada foi cobrado e seus dados continuam aqui. Tente de novo em instantes.',
  laterHelp: 'Cada passo fica salvo: dá para continuar em outro aparelho.',
  privacy:
    'Quem analisa a proposta vê estes dados; a loja vê só os que estão no contrato, com CPF e CNPJ ocultos em parte. Cada acesso fica registrado.',
} as const;

export const personalCopy = {
  name: 'Seus dados e CNH',
  title: 'Seus dados e sua CNH',
  why: 'O seguro exige CNH definitiva, categoria B ou acima, com 2 anos ou mais.',
  you: 'Sobre você',
  license: 'Sua CNH',
  birthdate: 'Data de nascimento',
  dateHelp: 'Dia/mês/ano',
  nationality: 'Nacionalidade',
  nationalityHelp: 'Como no documento',
  rne: 'RNM (antigo RNE)',
  rneHelp: 'Na carteira de registro (CRNM), como V123456-J',
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
    `Dá para concluir o cadastro, mas a proposta só pode ser enviada a partir de ${day}: quem assina precisa ter 21 anos e 2 anos de CNH.`,
  digitalCnh: (day: string) =>
    `Essa validade passou em ${day}. Se a sua CNH foi renovada automaticamente, digite a data que está na CNH digital ou siga com a impressa: no passo dos documentos pedimos o PDF da CNH digital.`,
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
  paymentsHelp:
    'Contas, recibos e avisos de atraso vão para este e-mail. Contrato e avisos formais continuam indo para o e-mail da conta.',
  financialContactCopy: 'Mandar cópia também para o e-mail da conta',
} as const;

export const partnersCopy = {
  name: 'Sócios',
  title: 'Sócios da empresa',
  why: 'Pedimos para a análise da empresa. Informe todos os sócios do contrato social; se um deles é outra empresa, informe quem responde por ela.',
  signer:
    'Um só sócio assina o contrato pela empresa: confira no contrato social quem pode assinar sozinho. Depois da aprovação, um sócio incluído ou alterado aqui só assina quando a análise conferir os dados.',
  partner: (position: number) => `Sócio ${position}`,
  nameOf: 'Nome Completo',
  cpf: 'CPF',
  share: 'Participação (%)',
  email: 'E-mail',
  emailHelp:
    'O código que assina o contrato vai para lá. Use um que só essa pessoa leia.',
  emailOfOne:
    'O código que assina o contrato vai para lá. Sem ele, vai para o e-mail da conta.',
  add: 'Adicionar sócio',
  remove: 'Remover',
  whole: 'As participações somam 100%.',
  lacking: (sum: string, rest: string) => `Somam ${sum}. Faltam ${rest}.`,
  tooMuch: (sum: string, rest: string) => `Somam ${sum}. São ${rest} a mais.`,
} as const;

export const addressCopy = {
  name: 'Endereço',
  title: { PF: 'Seu endereço', PJ: 'Endereço da empresa' },
  why: 'Pedimos para o contrato e para encontrar a loja que entrega mais perto.',
  begun: (consultant: string) =>
    `Preenchido por ${consultant} a seu pedido. Confira e salve, ou descarte: nada mudou ainda.`,
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
  why: 'Vai assim para o contrato. Algo errado? Corrija agora.',
  account: 'Sua conta',
  edit: 'Corrigir',
  missing: 'Falta preencher este passo',
  nameOf: { PF: 'Nome Completo', PJ: 'Razão Social' },
  documentOf: { PF: 'CPF', PJ: 'CNPJ' },
  documentFixed: {
    PF: 'Confira bem o CPF: depois ele não muda por aqui.',
    PJ: 'Confira bem o CNPJ: depois ele não muda por aqui.',
  },
  email: 'E-mail',
  cellphone: 'Celular',
  address: 'Endereço',
  license: 'CNH',
  licenseValue: (category: string, until: string) =>
    `categoria ${category}, válida até ${until}`,
  cardValue: (number: string, until: string) => `${number}, válido até ${until}`,
  partnerValue: (cpf: string, share: string, email = '') =>
    [`CPF ${cpf}`, share, email].filter(Boolean).join(', '),
  contact: 'Contato financeiro',
  contactEmail: 'E-mail do contato',
  next: 'Depois você escolhe como pagar e envia a proposta.',
  submit: 'Concluir cadastro',
  submitting: 'Concluindo...',
  problems: (count: number) =>
    count === 1 ? 'Falta corrigir 1 campo' : `Falta corrigir ${count} campos`,
} as const;
