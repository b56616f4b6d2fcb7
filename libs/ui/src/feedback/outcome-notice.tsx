/** Outcome of an act in words; null before the first one. */
export type OutcomeText = { kind: 'ok' | 'err'; text: string } | null;

/** A problem in words; null for an empty text, when the form shows everything. */
export function problemText(text: string): OutcomeText {
  return text === '' ? null : { kind: 'err', text };
}

/** Shows the outcome beside the act. */
export function OutcomeNotice({ saying }: { saying: OutcomeText }) {
  return (
    saying && (
      <p
        className={`notice notice--${saying.kind}`}
        role={saying.kind === 'err' ? 'alert' : 'status'}
      >
        {saying.text}
      </p>
    )
  );
}
