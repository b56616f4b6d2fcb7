import { renderNginx } from './nginx';

/** Prints the configuration for production. */
process.stdout.write(renderNginx());
