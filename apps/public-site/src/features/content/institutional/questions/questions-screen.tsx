import { type FaqContent } from '@site/api-contract';
import { withParts } from '@site/cms';
import { PageFrame } from '../page-frame';
import { Questions } from './questions';
import '@site/ui/forms.css';
import './questions.css';

const shape = withParts<FaqContent>('title', 'lead', 'groups');

/**
 * `institucional/duvidas` (spec §2): questions in groups, searched while typing, each
 * with an address of its own.
 */
export function QuestionsScreen() {
  return (
    <PageFrame slug="duvidas" shape={shape}>
      {({ groups }) => <Questions groups={groups} />}
    </PageFrame>
  );
}
