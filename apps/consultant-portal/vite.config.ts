import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // What every list stands on: a file for each costs more than it holds.
  {
    name: 'list',
    files: [
      'ui/src/data/filters.',
      'ui/src/data/use-address-filters.',
      'ui/src/data/table-foot.',
      'forms/use-debounced-callback.',
      'src/shared/keys-hint.',
      'src/shared/pending-tag.',
      'src/shared/act-id.',
      'src/shared/show-filter.',
    ],
  },
  // And what every record does.
  {
    name: 'record',
    files: [
      'src/shared/record-page.',
      'src/shared/back-to-list.',
      'shell/src/answered.',
      'ui/src/proposal/waiting-time.',
    ],
  },
  // And what shows files that people sent.
  {
    name: 'sent-files',
    files: ['ui/src/service/sent-files.', 'api-client/src/use-file.', 'icons/download.'],
  },
];

export default defineConfig(webApp({ app: 'consultant-portal', chunks }));
