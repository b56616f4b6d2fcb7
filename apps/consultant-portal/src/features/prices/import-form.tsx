import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  failureOf,
  useCheckPriceTableMutation,
  useImportPriceTableMutation,
} from '@site/api-client';
import {
  type PriceComparison,
  type PriceTableForm,
  priceTableForm,
} from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { consultantPriceTablePath } from '@site/contracts/site-paths';
import { showFormFailure } from '@site/shell/form-failure';
import { CsvFile, FileProblems } from '@site/ui/csv';
import { DateField, Form, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { CheckedTable } from './checked-table';
import { importCopy as copy } from './import.copy';
import '@site/ui/forms.css';

type Checked = PriceComparison & { body: PriceTableForm };

/** The file, its name and days; checked, it says what it changes and can be imported. */
export function ImportForm() {
  const navigate = useNavigate();
  const [check] = useCheckPriceTableMutation();
  const [store, { isLoading: isImporting }] = useImportPriceTableMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const form = useZodForm(priceTableForm, {
    defaultValues: { name: '', validFrom: '', validUntil: '', csv: '' },
  });
  const forget = () => {
    setChecked(null);
    setLines([]);
    setProblem('');
  };
  /** What is wrong with the file line by line; the rest at its field or below. */
  const say = (error: unknown) => {
    forget();
    const ofFile = (failureOf(error)?.fields ?? []).filter(({ key }) => key === 'Csv');
    setLines(ofFile.map(({ message }) => message));
    if (ofFile.length === 0) setProblem(showFormFailure(form, error, copy.failed));
  };

  async function send(body: PriceTableForm) {
    forget();
    try {
      setChecked({ ...(await check({ body }).unwrap()), body });
    } catch (error) {
      say(error);
    }
  }

  async function confirm(body: PriceTableForm) {
    try {
      const { id } = await store({ body }).unwrap();
      await navigate(pathInApp('consultant-portal', consultantPriceTablePath(id)));
    } catch (error) {
      say(error);
    }
  }

  return (
    // What was checked is not what stands there once something is changed.
    <div onChange={() => setChecked(null)}>
      <Form
        form={form}
        onSubmit={send}
        className="form prices-import"
        aria-label={copy.title}
      >
        <CsvFile
          help={copy.fileHelp}
          error={form.formState.errors.csv?.message}
          onText={(csv) => {
            forget();
            form.setValue('csv', csv, { shouldValidate: true, shouldDirty: true });
          }}
        />
        <TextField
          name="name"
          label={copy.name}
          help={copy.nameHelp}
          maxLength={80}
          autoComplete="off"
          disabled={isImporting}
        />
        <DateField
          name="validFrom"
          label={copy.from}
          help={copy.fromHelp}
          autoComplete="off"
          disabled={isImporting}
        />
        <DateField
          name="validUntil"
          label={copy.until}
          optional
          autoComplete="off"
          disabled={isImporting}
        />
        {problem !== '' && (
          <p className="notice notice--err" role="alert">
            {problem}
          </p>
        )}
        <FileProblems lines={lines} />
        <SubmitButton className="btn" pendingLabel={copy.checking}>
          {copy.check}
        </SubmitButton>
      </Form>
      {checked && (
        <CheckedTable
          {...checked}
          isImporting={isImporting}
          onImport={() => void confirm(checked.body)}
        />
      )}
    </div>
  );
}
