import { eq } from 'drizzle-orm';
import { PRODUCT } from '@site/contracts';
import { type Database } from '../platform/data/database';
import { type Ports } from '../platform/ports';
import { leads, users } from '../tables';

type Row = readonly [
  name: string,
  email: string,
  cellphone: string,
  interest: string,
  status: 'novo' | 'em_contato' | 'simulou' | 'encerrado',
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
    'simulou',
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
    'simulou',
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
    'encerrado',
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
    'encerrado',
    260,
    5,
    true,
    null,
  ],
];

/** A queue of leads to look at in the consultant portal. */
export async function seedDemoLeads(
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  tx: Database,
): Promise<void> {
  const [seller] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.originAssistedSale, 'PAULISTA-01'));
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
        const at = new Date(clock.now().getTime() - hoursAgo * 3_600_000);
        const sellerId = assisted ? (seller?.id ?? null) : null;
        return {
          id: random.uuid(),
          product: PRODUCT,
          kind: 'desconto-assinar' as const,
          name,
          email,
          cellphone,
          interest,
          status,
          dealershipId,
          sellerId,
          campaign,
          createdAt: at,
          updatedAt: at,
        };
      },
    ),
  );
}
