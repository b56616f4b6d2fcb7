import { useState } from 'react';
import {
  serverSentence,
  useCheckStockMutation,
  useImportStockMutation,
} from '@site/api-client';
import { type StockComparison, type StockFile, stockFile } from '@site/api-contract';
import { useCheckedFile } from '@site/shell/checked-file';
import { OutcomeNotice, problemText } from '@site/ui';
import { CsvFile, FileProblems } from '@site/ui/csv';
import { Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { importCopy as copy } from './import.copy';
import { StockChanges } from './stock-changes';
import { useStockScope } from './stock-scope';

type Checked = StockComparison & StockFile;

/**
 * The form for a file: the check shows its changes, and then it can be imported. If the
 * stock changed meanwhile, the page says so and the file stays, to be checked again.
 */
export function ImportForm() {
  const { query } = useStockScope();
  const [check] = useCheckStockMutation();
  const [store, { isLoading: isImporting }] = useImportStockMutation();
  const [done, setDone] = useState('');
  const form = useZodForm(stockFile, { defaultValues: { csv: '' } });
  const file = useCheckedFile<Checked>((error) => serverSentence(error, copy.failed));
  const { checked, lines, problem } = file;
  const forget = () => {
    file.forget();
    setDone('');
  };

  function send(body: StockFile) {
    forget();
    return file.run(async () => ({
      ...(await check({ query, body }).unwrap()),
      ...body,
    }));
  }

  const confirm = ({ csv, seen, changes }: Checked) =>
    file.run(async () => {
      await store({ query, body: { csv, seen } }).unwrap();
      setDone(copy.done(changes.length));
      form.reset({ csv });
      return null;
    });

  return (
    <>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="form stock-import"
        aria-label={copy.title}
      >
        <CsvFile
          help={copy.help}
          error={form.formState.errors.csv?.message}
          onText={(csv) => {
            forget();
            form.setValue('csv', csv, { shouldValidate: true, shouldDirty: true });
          }}
        />
        <OutcomeNotice
          saying={done ? { kind: 'ok', text: done } : problemText(problem)}
        />
        <FileProblems lines={lines} />
        <SubmitButton className="btn" pendingLabel={copy.checking}>
          {copy.check}
        </SubmitButton>
      </Form>
      {checked && (
        <StockChanges
          {...checked}
          isImporting={isImporting}
          onImport={() => void confirm(checked)}
        />
      )}
    </>
  );
}
