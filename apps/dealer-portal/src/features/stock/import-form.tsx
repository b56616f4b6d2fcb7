import { useState } from 'react';
import {
  failureOf,
  serverSentence,
  useCheckStockMutation,
  useImportStockMutation,
} from '@site/api-client';
import { type StockComparison, type StockFile, stockFile } from '@site/contracts';
import { CsvFile, FileProblems } from '@site/ui/csv';
import { Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { Said, type Saying } from '../../shared/car-inspection/said';
import { importCopy as copy } from './import.copy';
import { StockChanges } from './stock-changes';

type Checked = StockComparison & StockFile;

/**
 * The file: checked, it says what it changes and can be imported. What changed meanwhile is
 * said, and the file stays to be checked again.
 */
export function ImportForm() {
  const [check] = useCheckStockMutation();
  const [store, { isLoading: isImporting }] = useImportStockMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Saying>(null);
  const form = useZodForm(stockFile, { defaultValues: { csv: '' } });
  const forget = () => {
    setChecked(null);
    setLines([]);
    setSaid(null);
  };
  /** What is wrong with the file line by line; the rest in one sentence. */
  const say = (error: unknown) => {
    forget();
    const ofFile = (failureOf(error)?.fields ?? []).filter(({ key }) => key === 'Csv');
    setLines(ofFile.map(({ message }) => message));
    if (ofFile.length === 0)
      setSaid({ kind: 'err', text: serverSentence(error, copy.failed) });
  };

  async function send(body: StockFile) {
    forget();
    try {
      setChecked({ ...(await check({ body }).unwrap()), ...body });
    } catch (error) {
      say(error);
    }
  }

  async function confirm({ csv, seen, changes }: Checked) {
    setSaid(null);
    try {
      await store({ body: { csv, seen } }).unwrap();
      forget();
      setSaid({ kind: 'ok', text: copy.done(changes.length) });
    } catch (error) {
      say(error);
    }
  }

  return (
    <>
      <Form
        form={form}
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
        <Said saying={said} />
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
