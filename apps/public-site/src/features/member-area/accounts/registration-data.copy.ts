/** Visible texts about the registration on the page 'Seus dados'. */
export const registrationDataCopy = {
  failed: 'Não conseguimos carregar seu cadastro',
  none: 'Ainda não informado',
  tell: 'Informar',
  addressTitle: { PF: 'Endereço', PJ: 'Endereço da empresa' },
  addressText:
    'Vale para os próximos contratos e para achar a loja mais perto. O que já foi assinado fica como está.',
  address: 'Endereço',
  cep: 'CEP',
  personTitle: 'Documentos e CNH',
  personText: 'É com estes dados que conferimos quem dirige.',
  birthdate: 'Data de nascimento',
  cnh: 'CNH',
  cnhUntil: (category: string, day: string) => `Categoria ${category}, válida até ${day}`,
  companyTitle: 'A empresa e quem paga as contas',
  companyText:
    'Contas, recibos e avisos de atraso vão para o contato financeiro. Contrato e avisos formais vão para o e-mail da conta.',
  companyType: 'Tipo de empresa',
  companyPhone: 'Telefone da empresa',
  contact: 'Contato financeiro',
  copy: 'Cópia para o e-mail da conta',
  yes: 'Sim',
  no: 'Não',
  partnersTitle: 'Sócios',
  partnersText:
    'Quem assina o contrato é um dos sócios. Quem entrar ou mudar depois da aprovação só assina quando a análise conferir.',
  fixed: {
    PF: 'O CPF não muda por aqui. Se ele estiver errado,',
    PJ: 'O CNPJ não muda por aqui. Se ele estiver errado, ou se os carros vão passar a outra empresa,',
  },
  contactUs: 'fale com a gente',
} as const;
