import { useListColleaguesQuery } from '@site/api-client/consultant-calls';
import { type HeldQueue, type SelectionRow } from '@site/api-contract';
import { SelectionAct } from '@site/back-office/selection-act';
import { QueryState } from '@site/shell/query-state';
import { SelectField, useZodForm } from '@site/ui/forms';
import { countOf, selectionCopy, type Things } from './selection.copy';

const copy = selectionCopy.passing;

type PassOnProps = {
  queue: HeldQueue;
  things: Things;
  count: number;
  /** Checks the choice of the colleague. */
  schema: Parameters<typeof useZodForm<{ to: string }, { to: string }>>[0];
  /** Says what stays as it is, and the sentence of a failure. */
  words: { lead: string; failed: string };
  onClose: () => void;
  pass: (to: string) => Promise<{ rows: readonly SelectionRow[] }>;
  onDone: (rows: readonly SelectionRow[], name: string) => void;
};

/** The dialog that leaves items of a queue with a consultant who works on it. */
export function PassOn(props: PassOnProps) {
  const { queue, things, count, schema, words, onClose, pass, onDone } = props;
  const colleagues = useListColleaguesQuery(
    { params: { queue } },
    { refetchOnMountOrArgChange: true },
  );
  const form = useZodForm(schema, { defaultValues: { to: '' } });
  const title = copy.title(countOf(count, things));
  return (
    <SelectionAct
      form={form}
      words={{
        ...words,
        title,
        submit: title,
        pending: copy.pending,
        back: selectionCopy.back,
      }}
      onClose={onClose}
      onSubmit={async ({ to }) => {
        const { rows } = await pass(to);
        const people = colleagues.currentData?.items ?? [];
        onDone(rows, people.find(({ id }) => id === to)?.name ?? '');
      }}
    >
      <QueryState answer={colleagues} failed={copy.loadFailed}>
        {({ items: people }) => (
          <SelectField
            name="to"
            label={copy.to(count)}
            options={people
              .toSorted((a, b) => Number(b.isMe) - Number(a.isMe))
              .map(({ id, name, isMe }) => ({
                value: id,
                label: isMe ? copy.me(name) : name,
              }))}
          />
        )}
      </QueryState>
    </SelectionAct>
  );
}
