import { Price, SiteLink, WarningIcon } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { planCondition } from '../proposals/plan.copy';
import { type NextStep } from './next-step';
import { nextStepCopy } from './next-step.copy';
import { type WaitingItem } from './waiting-items';

type NextBandProps = { step: NextStep; waiting: readonly WaitingItem[] };

/**
 * The dark band at the top: the next step with its price and one action, and all other
 * things that wait.
 */
export function NextBand({ step, waiting }: NextBandProps) {
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
      {waiting.length > 0 && (
        <ul className="next-waiting" aria-label={nextStepCopy.waiting}>
          {waiting.map(({ text, label, to }) => (
            <li key={`${to} ${text}`} className="next-also">
              <WarningIcon aria-hidden="true" />
              <span>{text}</span>
              <SiteLink className="link" to={to}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
