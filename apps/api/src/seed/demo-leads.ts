import { isNotNull } from 'drizzle-orm';
import { PRODUCT } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { type LeadState } from '@site/api-contract/sales';
import { mailAt } from '@site/brand';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { users } from '../identity/accounts/accounts.table';
import { arrival } from '../sales/leads/lead.rules';
import { claimLead, releaseLead, workLead } from '../sales/leads/lead-work.service';
import { insertLead } from '../sales/leads/leads.repository';
import { openStage, partOf } from './demo/demo-stage';

type Row = readonly [
  name: string,
  email: string,
  cellphone: string,
  interest: string,
  status: LeadState,
  hoursAgo: number,
  dealershipId: number | null,
  assisted: boolean,
  campaign: string | null,
];

const PERSONAL = 'quero para uso pessoal';
const DRIVER = 'quero trabalhar com aplicativos';

const LEADS: readonly Row[] = [
  [
    'Luísa Ferraz',
    'luisa.ferraz@exemplo.test',
    '11991234567',
    PERSONAL,
    'novo',
    2,
    null,
    false,
    'verao',
  ],
  [
    'Luísa Ferraz',
    'luisa.ferraz@exemplo.test',
    '11991234567',
    DRIVER,
    'novo',
    26,
    null,
    false,
    null,
  ],
  [
    'Jorge Antunes',
    'jorge.antunes@exemplo.test',
    '11992345678',
    DRIVER,
    'novo',
    5,
    5,
    false,
    null,
  ],
  [
    'Patrícia Kobayashi',
    'patricia.k@exemplo.test',
    '11993456789',
    PERSONAL,
    'em_contato',
    21,
    5,
    true,
    null,
  ],
  [
    'Edson Barros',
    'edson.barros@exemplo.test',
    '41994567890',
    DRIVER,
    'em_contato',
    30,
    1,
    false,
    null,
  ],
  [
    'Camila Torres',
    'camila.torres@exemplo.test',
    '21995678901',
    PERSONAL,
    'virou_proposta',
    52,
    null,
    false,
    'verao',
  ],
  [
    'Wagner Pires',
    'wagner.pires@exemplo.test',
    '31996789012',
    PERSONAL,
    'sem_resposta',
    75,
    11,
    false,
    null,
  ],
  [
    'Simone Rocha',
    'simone.rocha@exemplo.test',
    '81997890123',
    DRIVER,
    'sem_interesse',
    190,
    14,
    false,
    null,
  ],
  [
    'Davi Monteiro',
    'davi.monteiro@exemplo.test',
    '11998901234',
    PERSONAL,
    'sem_interesse',
    260,
    5,
    true,
    null,
  ],
];

type Work = {
  /** The consultant who claims the lead. */
  by: string;
  note: string;
  /** The day and time of the next contact; without it the lead is released. */
  next?: { inDays: number; at: string };
};

/** Work on the leads that are not new. */
const WORK: Readonly<Record<string, Work>> = {
  'Patrícia Kobayashi': {
    by: mailAt('consultor'),
    note: 'Quer comparar os planos com o marido. Pediu para ligar no fim da tarde.',
    next: { inDays: 0, at: '16:30' },
  },
  'Edson Barros': {
    by: mailAt('consultor2'),
    note: 'Roda uns 3.000 km por mês. Vai separar a CNH e o comprovante de renda.',
    next: { inDays: 1, at: '10:00' },
  },
  'Camila Torres': {
    by: mailAt('consultor2'),
    note: 'Montou o carro comigo ao telefone e já enviou a proposta.',
  },
  'Wagner Pires': {
    by: mailAt('consultor'),
    note: 'Liguei duas vezes e caiu na caixa postal. Deixei recado.',
    next: { inDays: -1, at: '11:00' },
  },
  'Simone Rocha': {
    by: mailAt('consultor'),
    note: 'Achou a mensalidade alta para os dias em que trabalha.',
  },
  'Davi Monteiro': {
    by: mailAt('consultor2'),
    note: 'Prefere esperar uma promoção.',
  },
};

const FIRST_REVISION = 1;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Leads for the consultant portal; consultants have worked on some. */
export async function seedDemoLeads(ports: Ports, tx: Database): Promise<void> {
  const staff = await tx
    .select({ id: users.id, email: users.email, origin: users.originAssistedSale })
    .from(users)
    .where(isNotNull(users.role));
  const seller = staff.find(({ origin }) => origin === 'PAULISTA-01');
  const now = ports.clock.now();
  for (const lead of LEADS) {
    const [name, email, cellphone, interest, status, hoursAgo, ...from] = lead;
    const [dealershipId, assisted, campaign] = from;
    const id = ports.random.uuid();
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    await insertLead(tx, {
      id,
      product: PRODUCT,
      kind: 'desconto-assinar',
      name,
      email,
      cellphone,
      interest,
      dealershipId,
      campaign,
      createdAt: at,
      updatedAt: at,
      ...arrival(at),
      sellerId: assisted ? (seller?.id ?? null) : null,
    });
    const work = WORK[name];
    if (work && status !== 'novo') await liveWork(ports, tx, { id, at, status, work });
  }
}

/** A consultant claims a lead an hour after it came, and notes the conversation. */
async function liveWork(
  ports: Ports,
  tx: Database,
  { id, at, status, work }: { id: string; at: Date; status: LeadState; work: Work },
): Promise<void> {
  const stage = openStage(ports, tx);
  const { viewer, actor } = await partOf(stage, work.by);
  const after = (minutes: number) =>
    stage.at(new Date(at.getTime() + minutes * MINUTE_MS));
  const call = { id, actor, consultantId: viewer.id };
  const { next, note } = work;
  const taken = await claimLead(after(60), tx, { ...call, revision: FIRST_REVISION });
  const { revision } = await workLead(after(75), tx, {
    ...call,
    form: {
      revision: taken.revision,
      status,
      note,
      ...(status === 'sem_interesse' && { reason: 'preco' }),
      ...(next && {
        nextDay: addDays(saoPauloDay(stage.now), next.inDays),
        nextTime: next.at,
      }),
    },
  });
  if (!next) await releaseLead(after(90), tx, { ...call, revision });
}
