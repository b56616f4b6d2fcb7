import { withParts } from '@site/cms';
import { type StoresContent } from '@site/contracts';
import { PageFrame } from '../page-frame';
import { Stores } from './stores';

const shape = withParts<StoresContent>('title', 'lead');

/** `institucional/nossas-lojas` (spec §2). */
export function StoresScreen() {
  return <PageFrame slug="nossas-lojas" shape={shape}>{() => <div className="wrap inst-body"><Stores /></div>}</PageFrame>;
}
