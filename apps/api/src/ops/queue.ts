import { OPERATIONS } from '#platform/security/audit';
import { setQueue, showQueue } from '../sales/reservations/queue.service';
import { type Command, OpsError } from './command';
import { withPorts } from './with-ports';

/** `npm run ops -- queue`: opens, shows and ends the queue of the pre-reservation. */
export const queueCommand: Command = {
  help: 'shows the queue of the pre-reservation; open begins it, end sells the model to everybody',
  run: (input) =>
    withPorts(input, async (ports) => {
      const [act, ...more] = input.words;
      const isKnown = act === undefined || act === 'open' || act === 'end';
      if (!isKnown || more.length > 0) throw new OpsError('Usage: queue [open|end]');
      const { model, isOpen, waiting } = await ports.database.db.transaction((tx) =>
        act === undefined
          ? showQueue(tx)
          : setQueue(ports, tx, { isOpen: act === 'open', actor: OPERATIONS }),
      );
      input.print(
        isOpen
          ? `The queue of ${model} is open; ${waiting} e-mails wait in it.`
          : `${model} is on sale to everybody; there is no queue.`,
      );
    }),
};
