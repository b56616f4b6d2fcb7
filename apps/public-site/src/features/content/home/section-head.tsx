import { RichText } from '@site/cms';

type Props = { smallTitle: string; bigTitle: string; description?: string };

/** Head of a section: title on the left, one sentence on the right. */
export function SectionHead({ smallTitle, bigTitle, description }: Props) {
  return (
    <div className="sh">
      <div>
        {smallTitle && <span className="kick">{smallTitle}</span>}
        <RichText as="h2" html={bigTitle} />
      </div>
      {description && <p>{description}</p>}
    </div>
  );
}
