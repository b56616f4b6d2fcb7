import { Price, SiteLink, WarningIcon } from '@site/ui';
import { memberAreaCopy } from './member-area.copy';
import { type Facts, nextStepOf } from './next-step';
import { planCondition } from './proposal.copy';

/** The dark band on top: what is next, with its price and one action (brief §13). */
export function NextBand({ facts }: { facts: Facts }) {
  const step = nextStepOf(facts);
  return (
    <section
      className={step.isLate ? 'next next--late' : 'next'}
      data-theme="asfalto"
      aria-label={memberAreaCopy.next}
    >
      <div className="next-main">
        <div>
          <h1>{step.title}</h1>
          {step.amount !== undefined && <Price reais={step.amount} size="xl" />}
          {step.plan && <Price reais={step.plan.monthly} per="month" size="xl" />}
          {step.plan && (
            <p className="next-plan">{`${planCondition(step.plan)}, ${step.plan.paintName}`}</p>
          )}
          <p className="next-text">{step.text}</p>
        </div>
        <SiteLink className="btn" to={step.action.to}>
          {step.action.label}
        </SiteLink>
      </div>
      {step.also && (
        <p className="next-also">
          <WarningIcon aria-hidden="true" />
          <span>{step.also.text}</span>
          <SiteLink className="link" to={step.also.to}>
            {step.also.label}
          </SiteLink>
        </p>
      )}
    </section>
  );
}
