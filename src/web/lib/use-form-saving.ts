import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFormError } from './form-errors.ts';
import type { AnyForm } from './opened-forms.ts';

export interface FormSaving {
  submit: (event: BaseSyntheticEvent) => Promise<void>;
  isSaving: boolean;
  /** Why it was not saved, apart from what the fields say. */
  problem: string | undefined;
  hasChanges: () => boolean;
}

/**
 * Saves a form once: pressing Enter again during the save, or while the dialog fades out, does
 * nothing. A rejection is shown on the form, which keeps its input.
 */
export function useFormSaving<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  save: (input: Output) => Promise<unknown>,
  showError: (error: unknown) => void | Promise<void> = (error) => showFormError(form, error),
): FormSaving {
  const stage = useRef<'open' | 'saving' | 'saved'>('open');
  const { isDirty, isSubmitting, errors } = form.formState;
  useEffect(() => {
    window.openedForms ??= [] as AnyForm[];
    window.openedForms.push(form as unknown as AnyForm);
  }, [form]);

  const saveOrExplain = async (input: Output) => {
    try {
      await save(input);
      stage.current = 'saved';
    } catch (error) {
      await showError(error);
    }
  };
  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (stage.current !== 'open') return;
    stage.current = 'saving';
    await form.handleSubmit(saveOrExplain)(event);
    if (stage.current === 'saving') stage.current = 'open';
  };

  return {
    submit,
    isSaving: isSubmitting,
    problem: errors.root?.message,
    hasChanges: () => isDirty && stage.current !== 'saved',
  };
}
