import { useState } from 'react';
import {
  serverSentence,
  useRemoveViewMutation,
  useRenameViewMutation,
  useSaveViewMutation,
} from '@site/api-client';
import { type SavedView, type ViewName, viewName } from '@site/api-contract';
import { type ViewList } from '@site/api-contract/activity';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText } from '@site/ui';
import {
  CloseButton,
  Form,
  FormModal,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { savedViewsCopy as copy } from './saved-views.copy';

export type ViewDialogProps = {
  list: ViewList;
  /** The view to rename or remove, or the filters to save as a view. */
  target: SavedView | { query: string };
  onClose: () => void;
  /** Called with the message about the outcome. */
  onDone: (text: string) => void;
};

/** Names the filters of a list; renames or removes a view. */
export function ViewDialog({ list, target, onClose, onDone }: ViewDialogProps) {
  const view = 'id' in target ? target : null;
  const [save] = useSaveViewMutation();
  const [rename] = useRenameViewMutation();
  const [problem, setProblem] = useState<OutcomeText>(null);
  const form = useZodForm(viewName, { defaultValues: { name: view?.name ?? '' } });

  async function send(body: ViewName) {
    setProblem(null);
    try {
      if (view) await rename({ params: { id: view.id }, body }).unwrap();
      else await save({ body: { list, query: target.query, ...body } }).unwrap();
      onDone(view ? copy.renamed(body.name) : copy.saved(body.name));
    } catch (error) {
      setProblem(problemText(showFormFailure(form, error, copy.notSaved)));
    }
  }
  return (
    <FormModal open title={view ? copy.editTitle : copy.saveTitle} onClose={onClose}>
      {!view && <p>{copy.saveText}</p>}
      <Form
        form={form}
        onSubmit={send}
        warnOnLeave
        aria-label={view ? copy.editTitle : copy.saveTitle}
      >
        <TextField name="name" label={copy.name} maxLength={40} autoComplete="off" />
        <OutcomeNotice saying={problem} />
        <div className="actions">
          <SubmitButton pendingLabel={copy.pending}>
            {view ? copy.rename : copy.save}
          </SubmitButton>
          {view && <RemoveButton view={view} onDone={onDone} onProblem={setProblem} />}
          <CloseButton>{copy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}

type RemoveButtonProps = Pick<ViewDialogProps, 'onDone'> & {
  view: SavedView;
  onProblem: (problem: OutcomeText) => void;
};

function RemoveButton({ view: { id, name }, onDone, onProblem }: RemoveButtonProps) {
  const [remove, { isLoading }] = useRemoveViewMutation();
  async function send() {
    onProblem(null);
    try {
      await remove({ params: { id } }).unwrap();
      onDone(copy.removed(name));
    } catch (error) {
      onProblem({ kind: 'err', text: serverSentence(error, copy.notRemoved) });
    }
  }
  return (
    <button
      type="button"
      className="btn btn--line"
      aria-busy={isLoading || undefined}
      onClick={() => isLoading || void send()}
    >
      {isLoading ? copy.removePending : copy.remove}
    </button>
  );
}
