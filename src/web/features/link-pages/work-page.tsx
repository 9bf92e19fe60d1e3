import { useEffect, useState } from 'react';
import { Notice } from '../../ui/alert.tsx';
import { AskChange } from './ask-change.tsx';
import { SendSubmission } from './send-submission.tsx';
import { leaveForm, useAddressHash } from './use-address-hash.ts';
import { WorkOverview } from './work-overview.tsx';
import type { WorkPageProps } from './work-props.ts';

/** A contractor's own agreements, changes, bills and payments in one project. */
export function WorkPage(props: WorkPageProps) {
  const form = useAddressHash();
  const [sent, setSent] = useState<string>();
  // The page behind the form starts at its top, and so does the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another page
  useEffect(() => void window.scrollTo(0, 0), [form]);
  const onSent = (sentence: string) => {
    setSent(sentence);
    leaveForm();
  };
  const formProps = { ...props, onSent };
  if (form === 'change') return <AskChange {...formProps} />;
  if (form === 'bill' || form === 'document' || form === 'date') {
    return <SendSubmission key={form} kind={form} {...formProps} />;
  }
  return (
    <>
      {sent && (
        <div className="mb-4">
          <Notice>{sent}</Notice>
        </div>
      )}
      <WorkOverview {...props} />
    </>
  );
}
