import { useNavigate } from 'react-router-dom';
import {
  useCheckPriceTableMutation,
  useImportPriceTableMutation,
} from '@site/api-client/desk';
import {
  type PriceComparison,
  type PriceTableForm,
  priceTableForm,
} from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { consultantPriceTablePath } from '@site/contracts/site-paths';
import { useCheckedFile } from '@site/shell/checked-file';
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
  const form = useZodForm(priceTableForm, {
    defaultValues: { name: '', validFrom: '', validUntil: '', csv: '' },
  });
  const file = useCheckedFile<Checked>((error) =>
    showFormFailure(form, error, copy.failed),
  );
  const { checked, lines, problem } = file;

  function send(body: PriceTableForm) {
    file.forget();
    return file.run(async () => ({ ...(await check({ body }).unwrap()), body }));
  }

  const confirm = (body: PriceTableForm) =>
    file.run(async () => {
      const { id } = await store({ body }).unwrap();
      await navigate(pathInApp('consultant-portal', consultantPriceTablePath(id)));
      return null;
    });

  return (
    <div onChange={file.uncheck}>
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
            file.forget();
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
