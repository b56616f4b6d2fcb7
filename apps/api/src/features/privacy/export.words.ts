/** How the tables of a person read in the export. A table or column without a word keeps its own name. */
export const TABLE_TITLES: Readonly<Record<string, string>> = {
  users: 'Conta',
  registrations: 'Cadastro',
  registration_partners: 'Sócios da empresa',
  documents: 'Documentos enviados',
  simulations: 'Simulações',
  baskets: 'Escolhas das simulações',
  shared_carts: 'Carrinhos compartilhados com um vendedor',
  proposals: 'Propostas',
  proposal_events: 'Histórico das propostas',
  paid_installments: 'Parcelas pagas',
  cart_events: 'Histórico dos carrinhos compartilhados',
  consents: 'Escolhas sobre cookies e campanhas',
  leads: 'Contatos e pedidos',
  reservations: 'Lugares em filas de pré-reserva',
  sessions: 'Sessões',
  trusted_devices: 'Navegadores confiáveis',
  email_changes: 'Troca de e-mail em andamento',
  views: 'Quem olhou os seus dados',
  acts: 'Registros de acesso',
};

export const COLUMN_LABELS: Readonly<Record<string, string>> = {
  person_type: 'Tipo de pessoa', name: 'Nome', email: 'E-mail', claimed_email: 'E-mail digitado', cellphone: 'Celular', document: 'CPF ou CNPJ', role: 'Papel',
  email_confirmed_at: 'E-mail confirmado em', mfa_enabled: 'Código por e-mail', privacy_accepted_at: 'Política de Privacidade aceita em',
  registration_finished_at: 'Cadastro concluído em', disabled_at: 'Desativada em', created_at: 'Criado em', updated_at: 'Atualizado em',
  birthdate: 'Nascimento', nationality: 'Nacionalidade', profession: 'Profissão', rne: 'RNM', rne_expiration_date: 'Validade do RNM',
  cnh: 'CNH', cnh_category: 'Categoria da CNH', cnh_first_license_date: 'Primeira habilitação', cnh_expiration_date: 'Validade da CNH',
  company_type: 'Tipo de empresa', company_phone: 'Telefone da empresa', financial_contact_name: 'Contato financeiro', financial_contact_email: 'E-mail do contato financeiro',
  cep: 'CEP', street: 'Rua', number: 'Número', complement: 'Complemento', neighborhood: 'Bairro', city: 'Cidade', state: 'Estado ou situação',
  cpf: 'CPF', share_hundredths: 'Participação em centésimos de %', position: 'Ordem', kind: 'Tipo', shown_name: 'Nome do arquivo', media_type: 'Formato', size_bytes: 'Tamanho em bytes', pages: 'Páginas', passed_scan: 'Verificado',
  code: 'Código', client_type: 'Cliente (1 pessoa, 2 empresa)', latitude: 'Latitude', longitude: 'Longitude', origin: 'Origem', campaign: 'Campanha',
  contracted_at: 'Virou proposta em', removed_at: 'Removida em', version_slug: 'Versão', paint: 'Cor', term: 'Prazo em meses', km: 'Km por mês', add_ons: 'Opcionais',
  price_table: 'Tabela de preços', valid_until: 'Preço válido até', simulation_code: 'Simulação', monthly_centavos: 'Mensalidade', contract_total_centavos: 'Total do contrato',
  payment_method: 'Pagamento', due_day: 'Dia de vencimento', income_centavos: 'Renda ou faturamento', delivery_date: 'Entrega prevista',
  from_state: 'De', to_state: 'Para', actor: 'Por', reason: 'Motivo', at: 'Quando',
  measurement: 'Medição', marketing: 'Campanhas', text_version: 'Versão do texto', page: 'Página', given_at: 'Escolhido em',
  product: 'Produto', interest: 'Interesse', message: 'Mensagem', company: 'Empresa', status: 'Situação', times: 'Vezes enviado', model_slug: 'Modelo',
  last_used_at: 'Último uso', ends_at: 'Vale até', expires_at: 'Vale até', ended_at: 'Encerrada em', ended_reason: 'Por que acabou', client: 'Navegador', address: 'Endereço de rede',
  who: 'Quem', what: 'O quê', action: 'Ato', detail: 'Parte', trace_id: 'Registro', actor_role: 'Papel de quem fez',
};

/** Inner numbers and frozen calculations: in the JSON file alone. */
export const ONLY_IN_JSON = /^(id|.*_id|position|revision|choice|quote|changes|trace_id|ended_reason)$/;
