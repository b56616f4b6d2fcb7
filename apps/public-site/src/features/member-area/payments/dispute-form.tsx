import { useState } from 'react';
import { failureOf, serverSentence, useContestChargeMutation } from '@site/api-client';
import {
  type Bill,
  type DisputeForm as Contested,
  disputeForm,
  type SentFile,
} from '@site/api-contract';
import {
  Form,
  MoneyField,
  showServerFields,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { disputesCopy as COPY } from './disputes.copy';
import { ProofField } from './proof-field';

export type DisputeFormProps = {
  contractId: string;
  item: Bill['items'][number];
  onKept: () => void;
  onSent: () => void;
};

/** Asks what is wrong with an item of a bill, and sends the dispute. */
export function DisputeForm({ contractId, item, onKept, onSent }: DisputeFormProps) {
  const [contest, { isLoading, error }] = useContestChargeMutation();
  const form = useZodForm(disputeForm, {
    defaultValues: { item: item.item, reason: '', amount: null },
  });
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [isSendingFile, setIsSendingFile] = useState(false);
  const draft = `charge-dispute.${contractId}-${item.item.replace(/\W/g, '-')}`;
  async function send(fields: Contested) {
    const body = { ...fields, files: files.map(({ id }) => id) };
    try {
      await contest({ params: { id: contractId }, body }).unwrap();
      onSent();
    } catch (failure) {
      const known = failureOf(failure);
      if (!known) throw failure;
      showServerFields(form, known.fields);
    }
  }
  return (
    <Form form={form} draft={draft} onSubmit={send}>
      <p>
        <b>{COPY.what(item.label, item.amount)}</b>
      </p>
      <p>{COPY.text}</p>
      <MoneyField name="amount" label={COPY.amount} help={COPY.amountHelp} optional />
      <TextAreaField name="reason" label={COPY.reason} rows={4} maxLength={1000} />
      <ProofField
        contractId={contractId}
        label={item.label}
        files={files}
        onChange={setFiles}
        onSending={setIsSendingFile}
      />
      {error !== undefined && (
        <p className="notice notice--err" role="alert">
          {serverSentence(error, COPY.failed)}
        </p>
      )}
      <div className="actions">
        <SubmitButton
          className="btn"
          pending={isLoading || isSendingFile}
          pendingLabel={COPY.pending}
        >
          {COPY.send}
        </SubmitButton>
        <button type="button" className="btn btn--line" onClick={onKept}>
          {COPY.back}
        </button>
      </div>
    </Form>
  );
}
