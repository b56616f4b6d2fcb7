import { isNotNull } from 'drizzle-orm';
import { PRODUCT } from '@site/contracts';
import { addDays, saoPauloDay, saoPauloInstant } from '@site/contracts/brazil';
import { type LeadState } from '@site/contracts/lead-states';
import { dueAt } from '../features/leads/lead.rules';
import { type Database } from '../platform/data/database';
import { type Ports } from '../platform/ports';
import { leads, users } from '../tables';

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

/** Who works on whom, and when the next contact is, counted from today. */
const HELD: Readonly<Record<string, { by: string; inDays: number; at: string }>> = {
  'Patrícia Kobayashi': { by: 'consultor@rodar.test', inDays: 0, at: '16:30' },
  'Edson Barros': { by: 'consultor2@rodar.test', inDays: 1, at: '10:00' },
  'Wagner Pires': { by: 'consultor@rodar.test', inDays: -1, at: '11:00' },
};

/** A queue of leads to look at in the consultant portal. */
export async function seedDemoLeads(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
): Promise<void> {
  const staff = await tx
    .select({ id: users.id, email: users.email, origin: users.originAssistedSale })
    .from(users)
    .where(isNotNull(users.role));
  const seller = staff.find(({ origin }) => origin === 'PAULISTA-01');
  const now = clock.now();
  await tx.insert(leads).values(
    LEADS.map(
      ([
        name,
        email,
        cellphone,
        interest,
        status,
        hoursAgo,
        dealershipId,
        assisted,
        campaign,
      ]) => {
        const at = new Date(now.getTime() - hoursAgo * 3_600_000);
        const held = HELD[name];
        const holder = staff.find((one) => one.email === held?.by);
        const nextContactAt =
          held && holder
            ? saoPauloInstant(addDays(saoPauloDay(now), held.inDays), held.at)
            : null;
        return {
          id: random.uuid(),
          product: PRODUCT,
          kind: 'desconto-assinar' as const,
          name,
          email,
          cellphone,
          interest,
          status,
          reason: status === 'sem_interesse' ? ('preco' as const) : null,
          claimedBy: holder?.id ?? null,
          claimedAt: holder ? at : null,
          waitingSince: at,
          nextContactAt,
          dueAt: dueAt({ status, waitingSince: at, nextContactAt }, at),
          dealershipId,
          sellerId: assisted ? (seller?.id ?? null) : null,
          campaign,
          createdAt: at,
          updatedAt: at,
        };
      },
    ),
  );
}
