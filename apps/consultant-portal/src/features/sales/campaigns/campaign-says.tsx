import { useFormContext, useWatch } from 'react-hook-form';
import { isIsoDate } from '@site/api-contract/brazil';
import { benefitText, conditionsText } from '@site/api-contract/pricing';
import { campaignsCopy } from './campaigns.copy';

const copy = campaignsCopy.form.says;

/** Values of the form as they are typed: a figure that is missing or wrong is no number. */
type Typed = {
  code: string;
  kind: 'valor' | 'km';
  monthlyOff?: unknown;
  months?: unknown;
  km?: unknown;
  models: string[];
  clientType: 0 | 1 | 2;
  minTerm: number;
  startsOn: string;
  endsOn: string;
  uses?: unknown;
  isTold: boolean;
};

type CampaignSaysProps = { models: readonly { slug: string; name: string }[] };

/** The rule of the campaign in the words that customers read, while it is typed. */
export function CampaignSays({ models }: CampaignSaysProps) {
  const { control } = useFormContext<Typed>();
  const typed = useWatch({ control }) as Typed;
  const { code, startsOn, endsOn, uses, isTold } = typed;
  return (
    <section className="campaign-says" aria-labelledby="campanha-regra">
      <h3 id="campanha-regra">{code.trim().toUpperCase() || copy.title}</h3>
      <p>
        <b>{benefitOf(typed) ?? copy.noBenefit}</b>
      </p>
      {isIsoDate(endsOn) && (
        <p>
          {conditionsText({
            ...typed,
            models: models.filter(({ slug }) => typed.models.includes(slug)),
            minTerm: Number(typed.minTerm),
          })}
        </p>
      )}
      {isIsoDate(startsOn) && isFigure(uses) && <p>{copy.starts(startsOn, uses)}</p>}
      {isTold && <p>{campaignsCopy.told}</p>}
      <p className="soft">{copy.final}</p>
    </section>
  );
}

function benefitOf({ code, kind, monthlyOff, months, km }: Typed): string | null {
  if (kind === 'km')
    return isFigure(km)
      ? `${benefitText({ code, monthlyOff: 0, months: 0, km })}.`
      : null;
  return isFigure(monthlyOff) && isFigure(months)
    ? `${benefitText({ code, monthlyOff, months, km: 0 })}.`
    : null;
}

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && value > 0;
