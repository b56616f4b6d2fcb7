import { formatCount } from '@site/api-contract/brazil';
import {
  benefitInReais,
  benefitRows,
  type CampaignBenefit,
} from '@site/api-contract/pricing';
import { money } from '#platform/mail/mail-money';
import { type MailContent } from '#platform/mail/mail-template';

type Plan = {
  versionName: string;
  paintName: string;
  term: number;
  km: number;
  monthlyCentavos: number;
  addOns: readonly { name: string }[];
  benefit?: CampaignBenefit;
  oneOff: readonly { label: string; centavos: number }[];
};

/** Car, price and plan, as every mail about a proposal or a contract lists them. */
export function planFacts({
  versionName,
  paintName,
  term,
  km,
  monthlyCentavos,
  addOns,
  oneOff,
  benefit,
}: Plan): NonNullable<MailContent['facts']> {
  return [
    ['Carro', `${versionName}, ${paintName}`],
    ['Mensalidade', money(monthlyCentavos)],
    ...benefitRows(benefit && benefitInReais(benefit)),
    ['Prazo', `${term} meses`],
    ['Km por mês', formatCount(km)],
    ...(addOns.length > 0
      ? [['Opcionais', addOns.map(({ name }) => name).join(', ')] as const]
      : []),
    ...oneOff.map(
      ({ label, centavos }) => [`${label}, uma vez`, money(centavos)] as const,
    ),
  ];
}

/** The rows that name the contract and the car of a mail. */
export function contractFacts({
  number,
  terms: { versionName, paintName },
}: {
  number: string;
  terms: { versionName: string; paintName: string };
}) {
  return [
    ['Contrato', number],
    ['Carro', `${versionName}, ${paintName}`],
  ] as const;
}
