import { type FaqContent } from '@site/api-contract';
import { withParts } from '@site/cms';
import { PageFrame } from '../page-frame';
import { Questions } from './questions';
import '@site/ui/forms.css';
import './questions.css';

const shape = withParts<FaqContent>('title', 'lead', 'groups');

/**
 * `institucional/duvidas` (spec §2): questions in groups with a search; each question has
 * an anchor.
 */
export function QuestionsScreen() {
  return (
    <PageFrame slug="duvidas" shape={shape}>
      {({ groups }) => <Questions groups={groups} />}
    </PageFrame>
  );
}
