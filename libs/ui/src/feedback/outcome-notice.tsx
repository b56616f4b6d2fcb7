/** Outcome of an act in words; null before the first one. */
export type OutcomeText = { kind: 'ok' | 'err'; text: string } | null;

/** A problem to say; nothing where the form says all. */
export function problemText(text: string): OutcomeText {
  return text === '' ? null : { kind: 'err', text };
}

/** Says it where the act was done. */
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
