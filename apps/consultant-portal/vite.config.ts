import { defineConfig } from 'vite';
import { webApp } from '../../tools/workspace/build/web-app';

const chunks = [
  // Every list needs these files; one chunk for each would cost more than it contains.
  {
    name: 'list',
    files: [
      'ui/src/data/filters.',
      'ui/src/data/use-address-filters.',
      'ui/src/data/table-foot.',
      'forms/use-debounced-callback.',
      'src/shared/queue/keys-hint.',
      'src/shared/pending-tag.',
      'src/shared/pending-act-id.',
    ],
  },
  // Every page of a record needs these files.
  {
    name: 'record',
    files: [
      'src/shared/table/record-page.',
      'src/shared/table/back-to-list.',
      'shell/src/query-state.',
      'ui/src/proposal/waiting-time.',
    ],
  },
  // The pages that show sent files need these ones.
  {
    name: 'sent-files',
    files: ['ui/src/service/sent-files.', 'api-client/src/use-file.', 'icons/download.'],
  },
];

export default defineConfig(webApp({ app: 'consultant-portal', chunks }));
