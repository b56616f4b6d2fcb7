import { RichText } from '@site/cms';
import { ChevronDownIcon } from '@site/ui';
import { type InstitutionalContent } from './institutional-content';

type Props = { questions: NonNullable<InstitutionalContent['questions']> };

/** Questions as native disclosures: they open without JavaScript and are found by the browser's search. */
export function Questions({ questions }: Props) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary><h2>{question}</h2> <ChevronDownIcon /></summary>
          <RichText className="prose" html={answer} />
        </details>
      ))}
    </div>
  );
}
