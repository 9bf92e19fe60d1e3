import { createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * The form around a group of fields that several forms have. The form library's own context would
 * be part of the first script of every page.
 */
export const FormAround = createContext<unknown>(null);

/** The caller names the fields that it uses; the form must have them. */
export function useFormAround<Values extends FieldValues>(): UseFormReturn<Values> {
  return useContext(FormAround) as UseFormReturn<Values>;
}
