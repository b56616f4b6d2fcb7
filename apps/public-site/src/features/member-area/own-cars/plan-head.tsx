import { type Proposal } from '@site/api-contract';
import { Price, Stage } from '@site/ui';
import { planCondition, versionOf } from '../proposals/plan.copy';
import { OwnStateTag } from './contract-tag';

type PlanHeadProps = {
  plan: Parameters<typeof planCondition>[0] &
    Pick<
      Proposal,
      | 'modelSlug'
      | 'modelName'
      | 'versionName'
      | 'versionSlug'
      | 'paint'
      | 'paintName'
      | 'monthly'
      | 'state'
      | 'returnKind'
    > & { carReturn?: { kind: string } | null };
  /** Number and day, shown above the name. */
  overline: string;
};

/** The car of a proposal or contract, its price a month and its state. */
export function PlanHead({ plan, overline }: PlanHeadProps) {
  return (
    <header className="prop-page-top">
      <Stage model={plan.modelSlug} paint={plan.paint} version={plan.versionSlug} eager />
      <div>
        <p className="soft num">{overline}</p>
        <h1>{plan.modelName}</h1>
        <p className="soft">{versionOf(plan)}</p>
        <Price reais={plan.monthly} per="month" size="lg" />
        <p className="condition">{`${planCondition(plan)}, ${plan.paintName}`}</p>
        <p className="prop-tags">
          <OwnStateTag
            state={plan.state}
            returnKind={plan.carReturn?.kind ?? plan.returnKind}
          />
        </p>
      </div>
    </header>
  );
}
