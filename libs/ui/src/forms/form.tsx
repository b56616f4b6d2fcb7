import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { type DraftForm } from '@site/api-contract/identity';
import { useUnsavedChanges } from '../unsaved-changes/use-unsaved-changes';
import { DraftNotice } from './drafts/draft-notice';
import { type FormDraft, useFormDraft } from './drafts/use-form-draft';
import { nameEnterKey } from './enter-key';
import { ErrorSummary, type PartOf } from './error-summary';
import { FormIdContext } from './form-id';
import { takeEntered } from './hydration/entered-before-hydration';
import { refusalsOf } from './refusals';
import { type ZodForm } from './use-zod-form';
import './forms.css';

export type FormProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  /** Gets the checked values; rejecting leaves the form as it is. */
  onSubmit: (values: Output) => unknown;
  /**
   * Shows the list of errors at the top after a refused submit and moves the focus there.
   */
  summary?: boolean;
  /** For forms with repeated fields: the list of errors names the part of each. */
  partOf?: PartOf;
  /**
   * Leaving the page asks first while there is unsaved input. A form that stays on the
   * page after saving must be reset to the saved values.
   */
  warnOnLeave?: boolean;
  /**
   * Name under which typed values are kept until the form is sent (`useFormDraft`); every
   * form with more than two fields for signed-in people has one.
   */
  draft?: DraftForm;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
};

/** A form of the product. Knows no endpoint: the screen connects `onSubmit` to a call. */
export function Form<Values extends FieldValues, Output>(
  props: FormProps<Values, Output>,
) {
  const { form, onSubmit, summary = false, partOf, children, className = 'form' } = props;
  const { warnOnLeave = false } = props;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitSuccessful } = form.formState;
  const draft = useFormDraft(form, props.draft);
  const check = form.handleSubmit(async (values) => {
    const send = async () => onSubmit(values);
    await (draft ? draft.sending(send) : send());
  });
  const submit = (event?: SyntheticEvent) => {
    refusalsOf(form.control).clear();
    return check(event);
  };

  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    const wrong = '[aria-invalid="true"]';
    const target = summary
      ? '[data-summary]'
      : `fieldset${wrong} input, :not(fieldset)${wrong}`;
    const wanted = element.current?.querySelector<HTMLElement>(target);
    // A field in a closed disclosure would take no focus.
    wanted?.closest('details')?.setAttribute('open', '');
    wanted?.focus();
  }, [submitCount, isSubmitSuccessful, summary]);

  // Enter in a field submits even while the button is disabled, so that missing fields
  // are shown (spec §5).
  useEffect(() => {
    const current = element.current;
    const onEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      if (current?.querySelector('button[type="submit"][data-invalid]:disabled'))
        void submit();
    };
    current?.addEventListener('keydown', onEnter);
    return () => current?.removeEventListener('keydown', onEnter);
  });

  // Enter that came before React did sends the form now, after the fields took the text.
  useEffect(() => {
    const current = element.current;
    if (takeEntered(current)) setTimeout(() => current?.requestSubmit());
  }, []);

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          ref={element}
          className={className}
          aria-label={props['aria-label']}
          // Keeps values out of the address, whoever sends the form (Enter before
          // hydration).
          method="post"
          noValidate
          onFocus={nameEnterKey}
          onSubmit={(event) => void submit(event)}
        >
          {warnOnLeave && <WarnOnLeave draft={draft} />}
          {props.draft !== undefined && (
            <DraftNotice
              isRestored={draft?.isRestored ?? false}
              onDiscard={() => draft?.discard()}
            />
          )}
          {summary && submitCount > 0 && <ErrorSummary partOf={partOf} />}
          {children}
        </form>
      </FormIdContext>
    </FormProvider>
  );
}

/** Renders with each change of the form, so that nothing around it does. */
function WarnOnLeave({ draft }: { draft: FormDraft | null }) {
  const { dirtyFields, isSubmitting } = useFormState();
  // A form that is being saved may navigate away.
  const isUnsaved = !isSubmitting && Object.keys(dirtyFields).length > 0;
  useUnsavedChanges(isUnsaved, draft?.forget);
  return null;
}
