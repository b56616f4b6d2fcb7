// Prints the processes that Prometheus asks, as its `file_sd_configs` reads them: one
// group an app of the site map, for one machine with two processes of each.
import { APPS, portOf, SECOND_PROCESS_STEP } from '../workspace/process/apps.mjs';

const groups = APPS.map((app) => ({
  targets: [portOf(app), portOf(app) + SECOND_PROCESS_STEP].map(
    (port) => `127.0.0.1:${port}`,
  ),
  labels: { job: app },
}));
process.stdout.write(`${JSON.stringify(groups, null, 2)}\n`);
