import { useState } from 'react';
import * as z from 'zod/mini';
import { plainAmount } from '#shared/amount-input.ts';
import { afterChange } from '#shared/change-effect.ts';
import { type LinkChangeInput, linkChangeInputSchema } from '#shared/link-page.ts';
import { useCreation } from '../../lib/creation.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  type ChangeDraft,
  changeDraftSchema,
  draftedTerms,
} from '../change-orders/change-draft.ts';
import { ChangeEffectList } from '../change-orders/change-effect-list.tsx';
import { ChangeFields } from '../change-orders/change-fields.tsx';
import { FormPage } from './form-page.tsx';
import { askForChange } from './link-page-api.ts';
import { refreshLink } from './link-page-queries.ts';
import { usePlainForm, valuesOf } from './use-plain-form.ts';
import type { WorkFormProps } from './work-props.ts';

const askSchema = z.intersection(
  changeDraftSchema,
  z.object({
    agreementId: z.pipe(z.string(), z.transform(Number)),
    name: linkChangeInputSchema.shape.name,
  }),
);

const readAmount = (values: Record<string, string>) => ({
  ...values,
  amountDelta: plainAmount(values['amountDelta'] ?? ''),
});

/** The contractor asks for a change; the homeowner decides it. */
export function AskChange({ token, view, onSent }: WorkFormProps) {
  const { homeownerName, contractorName, currency } = view;
  const agreements = view.agreements.filter(({ status }) => status !== 'void');
  const [values, setValues] = useState<Record<string, string>>({});
  const ask = useCreation(
    (change: LinkChangeInput, key) => askForChange(token, change, key),
    refreshLink(token),
  );
  const form = usePlainForm({
    schema: askSchema,
    read: readAmount,
    send: async (input) => {
      await ask.mutateAsync(input);
      onSent(`“${input.title}” was sent. It counts when ${homeownerName} accepts it.`);
    },
  });
  const agreement =
    agreements.find(({ id }) => String(id) === values['agreementId']) ?? agreements[0];
  return (
    <FormPage
      title="Ask for a change"
      text={`${homeownerName} sees it with the new sum and decides. Start with the work when it is accepted.`}
      form={form}
      onInput={(element) => setValues(valuesOf(element))}
      submitText="Ask for this change"
    >
      {agreements.length > 1 ? (
        <SelectField
          label="Of which agreement?"
          name="agreementId"
          options={agreements.map(({ id, title }) => ({ value: String(id), label: title }))}
          error={form.errorOf('agreementId')}
        />
      ) : (
        <input type="hidden" name="agreementId" value={agreement?.id} />
      )}
      <ChangeFields
        currency={currency}
        field={(name) => ({ name })}
        errorOf={form.errorOf}
        titleHint="e.g. Two more outlets"
      />
      {agreement && (
        <ChangeEffectList
          before={agreement}
          after={afterChange(
            agreement,
            draftedTerms({
              costs: 'more',
              takes: 'more',
              daysDelta: '',
              ...(readAmount(values) as Partial<ChangeDraft>),
            } as ChangeDraft),
          )}
          currency={currency}
        />
      )}
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        defaultValue={contractorName ?? ''}
        error={form.errorOf('name')}
      />
    </FormPage>
  );
}
