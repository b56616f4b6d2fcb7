import { SIMULATION_PARAM } from '@site/api-contract/site-paths';
import { StepProgress } from '@site/ui';

const copy = {
  label: 'Passos do cadastro',
  labelForCar: 'Passos até a proposta',
  steps: {
    conta: 'Conta',
    dados: 'Dados',
    endereco: 'Endereço',
    documentos: 'Documentos',
    conferir: 'Conferir',
    enviar: 'Conferir e enviar',
  },
  now: (position: number) => `Passo ${position} de ${SIGNING_STEPS.length}`,
  done: 'Feito',
  skipped: 'Falta',
  ahead: 'Depois',
} as const;

/**
 * Steps from the account to the sent proposal; without a car the registration ends after
 * the last one.
 */
const SIGNING_STEPS = ['conta', 'dados', 'endereco', 'documentos', 'conferir'] as const;
export type SigningStep = (typeof SIGNING_STEPS)[number];

/** Whether the page after the registration is the checkout of a simulation. */
export function leadsToCheckout(returnUrl: string | null): boolean {
  return returnUrl?.includes(`${SIMULATION_PARAM}=`) ?? false;
}

function noteOf(at: number, current: number, isDone: boolean): string {
  if (at === current) return copy.now(at + 1);
  if (isDone) return copy.done;
  return at < current ? copy.skipped : copy.ahead;
}

type SigningRoadProps = {
  current: SigningStep;
  /** Completed steps in any order; by default those before the current one. */
  done?: readonly SigningStep[];
  /** A car waits in the checkout after the registration. */
  forCar: boolean;
};

/** Progress bar from the first screen of the registration to the sent proposal. */
export function SigningRoad({ current, done, forCar }: SigningRoadProps) {
  const index = SIGNING_STEPS.indexOf(current);
  const filled = done ?? SIGNING_STEPS.slice(0, index);
  const steps = SIGNING_STEPS.map((step, at) => {
    const isDone = at !== index && filled.includes(step);
    return {
      label: copy.steps[step === 'conferir' && forCar ? 'enviar' : step],
      note: noteOf(at, index, isDone),
      done: isDone,
    };
  });
  return (
    <StepProgress
      steps={steps}
      current={index}
      label={forCar ? copy.labelForCar : copy.label}
    />
  );
}
