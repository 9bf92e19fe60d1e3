import { useState } from 'react';
import { plainAmount } from '#shared/amount-input.ts';
import { formatDate } from '#shared/dates.ts';
import { submissionInputSchema } from '#shared/submission.ts';
import type { SubmissionKind } from '#shared/submission-kind.ts';
import { useCreation } from '../../lib/creation.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { documentKindOptions } from './document-kind-options.ts';
import { FileField } from './file-field.tsx';
import { FormPage } from './form-page.tsx';
import { type Sending, sendSubmission } from './link-page-api.ts';
import { refreshLink } from './link-page-queries.ts';
import { usePlainForm } from './use-plain-form.ts';
import type { WorkFormProps } from './work-props.ts';

const titles: Record<SubmissionKind, string> = {
  bill: 'Send a bill',
  document: 'Send a document',
  date: 'Propose a date',
};

/** What the contractor sends waits for the homeowner. */
export function SendSubmission({
  kind,
  token,
  view,
  onSent,
}: WorkFormProps & { kind: SubmissionKind }) {
  const { homeownerName, contractorName, currency, agreements, milestones } = view;
  const [file, setFile] = useState<File | null>(null);
  const [isFileMissing, setIsFileMissing] = useState(false);
  const [percent, setPercent] = useState(0);
  const openMilestones = milestones.filter(({ isCompleted }) => !isCompleted);
  const sending = useCreation(
    (sent: Sending, key) => sendSubmission(token, sent, key),
    refreshLink(token),
  );
  const form = usePlainForm({
    schema: submissionInputSchema,
    read: (values) => {
      const milestoneId = idOf(values['milestoneId']);
      const step = milestones.find(({ id }) => id === milestoneId);
      return {
        title: step?.title ?? (kind === 'date' ? '-' : ''),
        ...values,
        kind,
        milestoneId,
        agreementId: idOf(values['agreementId']),
        amount: plainAmount(values['amount'] ?? ''),
      };
    },
    send: async (submission) => {
      if (kind === 'document' && !file) {
        setIsFileMissing(true);
        return;
      }
      await sending.mutateAsync({ submission, file, onProgress: setPercent });
      onSent(`“${submission.title}” was sent. It waits for ${homeownerName}.`);
    },
  });
  const { errorOf } = form;
  return (
    <FormPage
      title={titles[kind]}
      text={`It waits for ${homeownerName}, who approves or declines it.`}
      form={form}
      submitText="Send"
      pendingText={file && percent > 0 ? `Sending ${percent} %` : 'Sending...'}
    >
      {kind !== 'date' && (
        <FileField
          label={kind === 'bill' ? 'Photo or PDF of the bill' : 'Photo or PDF'}
          optional={kind === 'bill'}
          file={file}
          onChange={setFile}
          error={isFileMissing && !file ? 'Choose the photo or PDF' : undefined}
        />
      )}
      {kind === 'document' && (
        <SelectField
          label="What is it?"
          name="documentKind"
          emptyLabel="Choose"
          options={documentKindOptions}
          error={errorOf('documentKind')}
        />
      )}
      {kind !== 'date' && (
        <TextField
          label={kind === 'bill' ? 'What is it for?' : 'Title'}
          name="title"
          autoComplete="off"
          placeholder={kind === 'bill' ? 'e.g. Rough-in, second bill' : 'e.g. Insurance 2026'}
          error={errorOf('title')}
        />
      )}
      {kind === 'date' && (
        <SelectField
          label="Which step?"
          name="milestoneId"
          emptyLabel="Choose"
          options={openMilestones.map(({ id, title, targetDate }) => ({
            value: String(id),
            label: targetDate ? `${title} (now ${formatDate(targetDate)})` : title,
          }))}
          error={errorOf('milestoneId')}
        />
      )}
      {kind === 'bill' && (
        <MoneyField
          label="Amount"
          name="amount"
          currency={currency}
          placeholder="0.00"
          error={errorOf('amount')}
        />
      )}
      {kind !== 'date' && agreements.length > 0 && (
        <SelectField
          label="Agreement"
          name="agreementId"
          emptyLabel="None"
          defaultValue={String(agreements[0]?.id)}
          options={agreements.map(({ id, title }) => ({ value: String(id), label: title }))}
          error={errorOf('agreementId')}
        />
      )}
      {kind !== 'document' && (
        <TextField
          label={kind === 'bill' ? 'Due on' : 'New day'}
          name="dueOn"
          type="date"
          optional={kind === 'bill'}
          error={errorOf('dueOn')}
        />
      )}
      <TextAreaField label="Note" name="notes" optional rows={2} error={errorOf('notes')} />
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        defaultValue={contractorName ?? ''}
        error={errorOf('name')}
      />
    </FormPage>
  );
}

/** What is chosen in a list. */
const idOf = (value: string | undefined) => (value ? Number(value) : null);
