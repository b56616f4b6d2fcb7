import { endSentence, formatDate } from '@site/api-contract/brazil';

export const signCopy = {
  back: 'Voltar à proposta',
  title: 'Leia e assine o contrato',
  /** `day` is an ISO date. */
  lead: (proposal: string, day: string) =>
    `Proposta ${proposal}. As datas abaixo valem se você assinar hoje, ${formatDate(day)}.`,
  /**
   * `lead` is the first sentence of the contract; it names the signer and the company,
   * which may end in `Ltda.`
   */
  leadOfCompany: (lead: string) =>
    `${endSentence(lead)} As datas abaixo valem se for assinado hoje.`,
  signer: 'Quem assina pela empresa',
  signerHelp: 'O nome e o CPF entram no contrato e no registro da assinatura.',
  oneSigns:
    'Um sócio só assina, sozinho, e a empresa fica obrigada ao contrato inteiro. Os outros sócios não assinam aqui. Se o contrato social pede duas assinaturas, fale com a gente antes: este contrato não colhe a segunda.',
  numbers: 'Os dez números',
  numbersLead: 'O resumo do que você contrata.',
  toSignature: 'Ir para a assinatura',
  wearTable: 'Ver a tabela de danos com desenhos',
  pdf: 'Baixar em PDF',
  text: 'O contrato inteiro',
  contents: 'Neste contrato',
  limits: 'Limita um direito seu',
  months: (first: number, last: number) => `Meses ${first} a ${last}`,
  sign: 'Assinar',
  agree:
    'Ao assinar, você confirma que leu o contrato e concorda com ele. Nada é cobrado nesta página.',
  sendTo: (email: string) =>
    `A assinatura usa um código de 6 números, que vai para ${email}.`,
  sendToSigner: (name: string, email: string) =>
    `A assinatura usa um código de 6 números, que vai com o contrato em PDF para ${email}, o e-mail de ${name} no cadastro.`,
  /** `names` are partners who were added or changed after the approval. */
  unexamined: (names: string) =>
    `Ainda não pode assinar: ${names}. Os dados entraram ou mudaram no cadastro depois da aprovação. A análise confere e avisa você por e-mail.`,
  noEmail: (names: string) =>
    `Ainda não pode assinar: ${names}. Falta o e-mail no cadastro, para onde vai o código.`,
  partners: 'Ver os sócios no cadastro',
  nobodyTitle: 'Quem assina ainda precisa de conferência',
  sendCode: 'Enviar o código',
  ask: 'Receber o código por e-mail',
  asking: 'Enviando...',
  sent: (email: string, minutes: number) =>
    `Enviamos um código de 6 números para ${email}. Vale por ${minutes} minutos.`,
  resent: (email: string, minutes: number) =>
    `Enviamos outro código para ${email}. O anterior não vale mais. Este vale por ${minutes} minutos.`,
  askSigner: (name: string) => `Peça o código a ${name}.`,
  pin: 'Código do e-mail',
  submit: 'Assinar contrato',
  submitting: 'Assinando...',
  again: 'Enviar outro código',
  failed: 'Não conseguimos assinar. Nada foi assinado e o código continua valendo.',
  askFailed: 'Não conseguimos enviar o código. Tente de novo em instantes.',
  trace: (traceId: string) => `Código de atendimento: ${traceId}`,
  changedTitle: 'O contrato mudou enquanto você lia. Nada foi assinado.',
  changedText: 'Confira o que mudou. Se estiver de acordo, assine com o mesmo código.',
  changedCaption: 'O que mudou',
  what: 'O quê',
  was: 'Como você leu',
  is: 'Como ficou',
  changedClauses: 'Cláusulas que mudaram:',
  movedTitle: 'Esta proposta não pode ser assinada agora.',
  seeProposal: 'Ver a proposta',
  loadFailed: 'Não conseguimos abrir o contrato.',
  gone: 'Não encontramos esse contrato.',
  goneText: 'Confira o endereço ou volte à sua área.',
  area: 'Ir para a área logada',
  alreadyTitle: 'Este contrato já está assinado',
  alreadyText: 'Uma cópia foi para o seu e-mail no dia da assinatura.',
  seeContract: 'Ver contrato e parcelas',
  signedTitle: (number: string) => `Contrato ${number} assinado`,
  signedText: 'Enviamos o PDF assinado para o seu e-mail.',
  first: 'Primeira parcela',
  pay: 'Pagar a primeira parcela',
  firstText: (dueDate: string) => `Vence em ${formatDate(dueDate)}.`,
  firstNext: 'Só falta ela. Depois vem a entrega do carro.',
  withdrawal: 'Mudou de ideia?',
  withdrawalText: (until: string) =>
    `Até ${formatDate(until)}, 23:59, você desiste sem pagar nada.`,
  check: 'Como conferir o PDF',
  checkText: 'Qualquer pessoa confere se o arquivo é verdadeiro, sem cadastro.',
  checkLink: 'Conferir um contrato',
} as const;
