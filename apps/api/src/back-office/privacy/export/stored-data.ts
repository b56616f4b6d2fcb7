import { sql } from 'drizzle-orm';
import { type Privacy } from '@site/api-contract';
import { DRAFT_HOURS } from '@site/api-contract/identity';
import { type Config } from '#platform/config';
import { type Database, rowsOf } from '#platform/data/database';
import { DRIVER_KEPT_MONTHS } from '../../../driving/drivers/drivers.rules';
import { TRAFFIC_FINE_KEPT_YEARS } from '../../../driving/traffic-fines/traffic-fines.rules';
import { type Account } from '../../../identity/accounts/accounts.repository';
import { leads } from '../../../sales/leads/leads.table';
import { leadsOf } from '../person-contacts';

type Kept = Pick<
  Config,
  | 'UNFINISHED_REGISTRATION_DAYS'
  | 'LEAD_KEPT_MONTHS'
  | 'LOG_KEPT_MONTHS'
  | 'REFUSED_DOCUMENT_DAYS'
  | 'CONTRACT_KEPT_YEARS'
>;

// An article and its clauses stay on one line.
const CONTRACT = 'Contrato (LGPD, art.\u00a07º,\u00a0V)';
const ON_REQUEST = 'Procedimentos a seu pedido (LGPD, art.\u00a07º,\u00a0V)';

/**
 * Lists the data that is stored of an account: why, on which legal basis and until when
 * (LGPD art. 9º; domain-brazil 13).
 */
export async function storedData(
  config: Kept,
  db: Database,
  account: Account,
): Promise<Privacy['stored']> {
  const counts = await countsOf(db, account);
  return [
    {
      key: 'account',
      count: 1,
      what: 'Conta: nome, CPF ou CNPJ, e-mail, celular e senha (que nem nós conseguimos ler)',
      why: 'Abrir e proteger a sua conta',
      basis: CONTRACT,
      until: 'Enquanto a conta existir',
    },
    {
      key: 'registration',
      count: counts.registration,
      what: 'Cadastro: nascimento, CNH, endereço, dados da empresa e dos sócios',
      why: 'Conferir quem dirige e preparar o contrato',
      basis: CONTRACT,
      until: `${config.UNFINISHED_REGISTRATION_DAYS} dias sem uso se não for concluído; depois, enquanto a conta existir`,
    },
    {
      key: 'documents',
      count: counts.documents,
      what: 'Documentos e fotos que você enviou',
      why: 'Conferir os dados da proposta',
      basis: CONTRACT,
      until: `Enquanto a conta existir; ${config.REFUSED_DOCUMENT_DAYS} dias depois de uma proposta não aprovada`,
    },
    {
      key: 'simulations',
      count: counts.simulations,
      what: 'Simulações: cidade, posição arredondada a cerca de 1 km, carro, prazo e km, também das que viraram proposta',
      why: 'Calcular o preço e guardar o carrinho',
      basis: ON_REQUEST,
      until: 'As do carrinho, até você remover; todas, até apagar a conta',
    },
    {
      key: 'proposals',
      count: counts.proposals,
      what: 'Propostas e contratos: plano, renda ou faturamento, decisões, pagamentos, o carro, a sua entrega, as leituras do hodômetro e as fotos do painel, os atendimentos e as contestações, com os seus arquivos',
      why: 'Analisar o crédito e cumprir o contrato',
      basis:
        'Contrato, proteção do crédito e obrigação legal (LGPD, art.\u00a07º,\u00a0V,\u00a0X\u00a0e\u00a0II)',
      until: `Enquanto a conta existir; contrato e notas, mesmo sem a conta, até ${config.CONTRACT_KEPT_YEARS} anos depois do fim do contrato`,
    },
    {
      key: 'drivers',
      count: counts.drivers,
      what: 'Motoristas que você cadastrou: nome, CPF, nascimento e CNH, com a foto dela',
      why: 'Conferir quem dirige e indicar o condutor em multas',
      basis: 'Contrato e obrigação legal (LGPD, art.\u00a07º,\u00a0V\u00a0e\u00a0II)',
      until: `${DRIVER_KEPT_MONTHS} meses depois do último dia do motorista ou do contrato`,
    },
    {
      key: 'fines',
      count: counts.fines,
      what: 'Multas de trânsito do carro: a notificação e quem você indicou, com CPF e CNH',
      why: 'Responder ao órgão de trânsito quem dirigia',
      basis: 'Contrato e obrigação legal (LGPD, art.\u00a07º,\u00a0V\u00a0e\u00a0II)',
      until: `${TRAFFIC_FINE_KEPT_YEARS} anos depois da infração`,
    },
    {
      key: 'notes',
      count: counts.notes,
      what: 'O que a concessionária anotou sobre as suas propostas',
      why: 'Acompanhar você até a entrega do carro',
      basis: ON_REQUEST,
      until: `${config.LEAD_KEPT_MONTHS} meses`,
    },
    {
      key: 'drafts',
      count: counts.drafts,
      what: 'O que você digitou num formulário e ainda não enviou, sem senhas',
      why: 'Não perder o que você já preencheu',
      basis: ON_REQUEST,
      until: `${DRAFT_HOURS} horas`,
    },
    {
      key: 'contacts',
      count: counts.contacts,
      what: 'Mensagens e pedidos de contato',
      why: 'Responder a você',
      basis: ON_REQUEST,
      until: `${config.LEAD_KEPT_MONTHS} meses`,
    },
    {
      key: 'consents',
      count: counts.consents,
      what: 'Escolhas sobre cookies e campanhas',
      why: 'Provar o que você permitiu',
      basis: 'Obrigação legal (LGPD, art.\u00a08º,\u00a0§\u00a02º)',
      until: 'Enquanto a conta existir',
    },
    {
      key: 'access',
      count: counts.access,
      what: 'Registros de acesso: data, hora, endereço IP e o que foi feito',
      why: 'Segurança e Marco Civil da Internet, art.\u00a015',
      basis: 'Obrigação legal (LGPD, art.\u00a07º,\u00a0II)',
      until: `${config.LOG_KEPT_MONTHS} meses`,
    },
  ];
}

type Counts = Record<
  | 'registration'
  | 'documents'
  | 'simulations'
  | 'proposals'
  | 'drivers'
  | 'fines'
  | 'notes'
  | 'drafts'
  | 'contacts'
  | 'consents'
  | 'access',
  number
>;

async function countsOf(db: Database, account: Account): Promise<Counts> {
  const of = (table: string) =>
    sql`(
      select count(*)::int from ${sql.identifier(table)} where user_id = ${account.id}
    )`;
  const ofProposals = (table: string) =>
    sql`(
      select count(*)::int from ${sql.identifier(table)}
      join proposals on proposals.id = proposal_id
      where user_id = ${account.id}
    )`;
  const [row] = await rowsOf<Counts>(
    db,
    sql`select
        ${of('registrations')} as registration,
        ${of('documents')} as documents,
        ${of('simulations')} as simulations,
        ${of('proposals')} as proposals,
        ${of('contract_drivers')} as drivers,
        ${of('traffic_fines')} as fines,
        ${ofProposals('proposal_notes')}
          + ${ofProposals('proposal_follow_ups')} as notes,
        ${of('drafts')} as drafts,
        ${of('consents')} as consents,
        (select count(*)::int from ${leads} where ${leadsOf(account)}) as contacts,
        (
          select count(*)::int from audit_entries where person_id = ${account.id}
        ) as access`,
  );
  if (!row) throw new Error('A count gives one row');
  return row;
}
