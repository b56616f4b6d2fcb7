type Props = { facts: readonly { title: string; text: string }[] };

/** Short facts below the scene of a landing page, side by side where there is room. */
export function LandingFacts({ facts }: Props) {
  return (
    <dl className="wrap">
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
