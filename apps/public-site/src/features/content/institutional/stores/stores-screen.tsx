import { type StoresContent } from '@site/api-contract';
import { withParts } from '@site/cms';
import { PageFrame } from '../page-frame';
import { Stores } from './stores';
import '@site/ui/forms.css';
import '../../../../shared/cep-search/cep-search.css';
import './stores.css';

const shape = withParts<StoresContent>('title', 'lead', 'hours', 'note');

/**
 * `institucional/nossas-lojas` (spec §2): stores as a list and on a map by state, or
 * nearest first by CEP or position.
 */
export function StoresScreen() {
  return (
    <PageFrame slug="nossas-lojas" shape={shape}>
      {({ hours, note }) => <Stores hours={hours} note={note} />}
    </PageFrame>
  );
}
