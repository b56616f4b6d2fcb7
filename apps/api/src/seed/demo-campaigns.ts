import { type CampaignForm } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { mailAt } from '@site/brand';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { makeCampaign } from '../sales/campaigns/campaigns.service';
import { openStage, partOf } from './demo/demo-stage';
import { timeOf } from './demo/demo-times';

type Row = Omit<CampaignForm, 'startsOn' | 'endsOn' | 'models' | 'clientType'> & {
  /** Days from today; negative ones have passed. */
  from: number;
  until: number;
};

/** A running campaign, whose code the README names, and one whose last day has passed. */
const CAMPAIGNS: readonly Row[] = [
  {
    code: 'KMEXTRA',
    kind: 'km',
    km: 2000,
    minTerm: 0,
    uses: 50,
    isTold: false,
    from: -100,
    until: -12,
  },
  {
    code: 'BEMVINDO',
    kind: 'valor',
    monthlyOff: 150,
    months: 3,
    minTerm: 24,
    uses: 500,
    isTold: true,
    from: -20,
    until: 180,
  },
];

/** The desk's campaigns of the demo; a price has one only where its code is typed. */
export async function seedDemoCampaigns(ports: Ports, tx: Database): Promise<void> {
  const stage = openStage(ports, tx);
  const { actor } = await partOf(stage, mailAt('consultor'));
  const today = saoPauloDay(stage.now);
  for (const { from, until, ...row } of CAMPAIGNS) {
    const startsOn = addDays(today, from);
    const form: CampaignForm = {
      ...row,
      models: [],
      clientType: 0,
      startsOn,
      endsOn: addDays(today, until),
    };
    await makeCampaign(stage.at(timeOf(startsOn, '09:40')), tx, { form, actor });
  }
}
