import { type BaseSyntheticEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFormError } from './form-errors.ts';

/**
 * Saves a form once: pressing Enter again during the save, or while the dialog fades out, does
 * nothing. A rejection is shown on the form, which keeps its input.
 */
export function useFormSaving<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  save: (input: Output) => Promise<unknown>,
  showError: (error: unknown) => void = (error) => showFormError(form, error),
) {
  const stage = useRef<'open' | 'saving' | 'saved'>('open');
  const { isDirty, isSubmitting } = form.formState;

  const saveOrExplain = async (input: Output) => {
    try {
      await save(input);
      stage.current = 'saved';
    } catch (error) {
      showError(error);
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
    hasChanges: () => isDirty && stage.current !== 'saved',
  };
}
