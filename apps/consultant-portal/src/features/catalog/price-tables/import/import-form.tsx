import { carPricesForm } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { CsvFile, FileProblems } from '@site/ui/csv';
import { Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { TableFacts } from '../table-facts';
import { CheckedTable } from './checked-table';
import { importCopy as copy } from './import.copy';
import { useNewTable } from './use-new-table';
import '@site/ui/forms.css';

/**
 * The form for the file, its name and its days. The check shows what it changes, and then
 * it can be imported.
 */
export function ImportForm() {
  const form = useZodForm(carPricesForm, {
    defaultValues: { name: '', validFrom: '', validUntil: '', csv: '' },
  });
  const table = useNewTable((error) => showFormFailure(form, error, copy.failed));
  const { checked, isImporting } = table;
  return (
    <div>
      <div onChange={table.uncheck}>
        <Form
          form={form}
          warnOnLeave
          onSubmit={table.send}
          className="form prices-import"
          aria-label={copy.title}
        >
          <CsvFile
            help={copy.fileHelp}
            error={form.formState.errors.csv?.message}
            onText={(csv) => {
              table.forget();
              form.setValue('csv', csv, { shouldValidate: true, shouldDirty: true });
            }}
          />
          <TableFacts disabled={isImporting} />
          <FormProblem>{table.problem}</FormProblem>
          <FileProblems lines={table.lines} />
          <SubmitButton className="btn" pendingLabel={copy.checking}>
            {copy.check}
          </SubmitButton>
        </Form>
      </div>
      {checked && (
        <CheckedTable
          {...checked}
          isImporting={isImporting}
          onImport={() => void form.handleSubmit(() => table.confirm(checked.body))()}
        />
      )}
    </div>
  );
}
