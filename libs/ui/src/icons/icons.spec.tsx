import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import { type ComponentType } from 'react';
import * as acts from './drawings/acts';
import * as content from './drawings/content';
import * as frame from './drawings/frame';
import * as member from './drawings/member';
import * as portals from './drawings/portals';

const DRAWINGS = Object.entries({ ...acts, ...content, ...frame, ...member, ...portals });
const BY_LUCIDE = new Map(Object.entries(lucide as Record<string, unknown>));

it.each(DRAWINGS)('%s is drawn as Lucide draws it', (name, Drawing) => {
  const Original = BY_LUCIDE.get(name) as ComponentType;
  const [ours, theirs] = [<Drawing key="" />, <Original key="" />].map(
    (icon) => render(icon).container.querySelector('svg')?.innerHTML,
  );
  expect(ours).toBe(theirs);
});
