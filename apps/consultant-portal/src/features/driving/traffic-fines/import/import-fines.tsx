import { serverSentence } from '@site/api-client';
import {
  useCheckTrafficFinesMutation,
  useImportTrafficFinesMutation,
} from '@site/api-client/consultant-calls';
import { fineFile, type FineFileForm, type FineRow } from '@site/api-contract';
import { useCheckedFile } from '@site/shell/checked-file';
import { OutcomeNotice, problemText } from '@site/ui';
import { CsvFile, FileProblems } from '@site/ui/csv';
import { Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { FineRows, FineRowsNotice } from './fine-rows';
import { importCopy as copy } from './import-fines.copy';
import '@site/ui/forms.css';

type Checked = FineFileForm & { rows: readonly FineRow[]; isImported: boolean };

/** A file is checked, each row says what it is, and one press registers the new ones. */
export function ImportFines() {
  const [check] = useCheckTrafficFinesMutation();
  const [store, { isLoading: isImporting }] = useImportTrafficFinesMutation();
  const form = useZodForm(fineFile, { defaultValues: { csv: '' } });
  const file = useCheckedFile<Checked>((error) => serverSentence(error, copy.failed));
  const { checked, lines, problem } = file;

  const confirm = ({ csv }: Checked) =>
    file.run(async () => {
      const { rows } = await store({ body: { csv } }).unwrap();
      form.reset({ csv });
      return { csv, rows, isImported: true };
    });

  return (
    <>
      <Form
        form={form}
        warnOnLeave
        className="form fine-file"
        aria-label={copy.title}
        onSubmit={({ csv }) =>
          file.run(async () => {
            const { rows } = await check({ body: { csv } }).unwrap();
            return { csv, rows, isImported: false };
          })
        }
      >
        <CsvFile
          help={copy.help}
          error={form.formState.errors.csv?.message}
          onText={(csv) => {
            file.forget();
            form.setValue('csv', csv, { shouldValidate: true, shouldDirty: true });
          }}
        />
        <OutcomeNotice saying={problemText(problem)} />
        <FileProblems lines={lines} />
        <SubmitButton className="btn" pendingLabel={copy.checking}>
          {copy.check}
        </SubmitButton>
      </Form>
      <div className="fine-said" role="status">
        {checked && <FineRowsNotice {...checked} />}
      </div>
      {checked && (
        <FineRows
          {...checked}
          isImporting={isImporting}
          onImport={() => void confirm(checked)}
        />
      )}
    </>
  );
}
