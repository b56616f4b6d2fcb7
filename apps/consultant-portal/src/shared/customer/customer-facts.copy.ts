export const factsCopy = {
  failed: 'Não conseguimos abrir o cadastro.',
  loading: 'Carregando o cadastro',
  registration: 'Situação',
  finished: 'Completo',
  unfinished: 'Em preenchimento',
  cellphone: 'Celular',
  birthdate: 'Nascimento',
  nationality: 'Nacionalidade',
  rne: 'RNM (antigo RNE)',
  until: (what: string, day: string) => `${what}, válido até ${day}`,
  profession: 'Profissão',
  cnh: 'CNH',
  category: 'Categoria',
  categoryUntil: (category: string, day: string) => `${category}, válida até ${day}`,
  firstLicense: '1ª habilitação',
  companyType: 'Tipo de empresa',
  companyPhone: 'Telefone da empresa',
  contact: 'Contato financeiro',
  contactEmail: 'E-mail do contato',
  address: 'Endereço',
  cep: 'CEP',
  city: 'Cidade',
  since: 'Conta criada em',
  partners: 'Sócios',
  noPartners: 'Nenhum sócio informado.',
  /**
   * `since` is the day on which the partner was added, or name or e-mail changed last.
   */
  partner: (cpf: string, share: string, email = '', since = '') =>
    [`CPF ${cpf}`, share, email, since && `desde ${since}`].filter(Boolean).join(', '),
} as const;
