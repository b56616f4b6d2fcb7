// Says that it reads the file, and works on without end.
import { parentPort } from 'node:worker_threads';

parentPort.postMessage('reading');
for (;;);
