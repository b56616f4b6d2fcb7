import { renderNginx } from './nginx';

process.stdout.write(renderNginx());
