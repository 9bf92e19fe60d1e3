import { useEffect, useRef, useState } from 'react';
import { type ChangeDecision, changeDecisionSchema } from '#shared/change-order.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { usePlainForm } from './use-plain-form.ts';

interface DecisionFormProps {
  /** What is decided, such as "+$450.00, 3 days later". */
  terms: string;
  homeownerName: string;
  /** The page shows what was decided. */
  decide: (decision: ChangeDecision) => Promise<unknown>;
}

/** Accept or decline, with a name, and a second look before it is final. */
export function DecisionForm({ terms, homeownerName, decide }: DecisionFormProps) {
  const [asked, setAsked] = useState<ChangeDecision | null>(null);
  const { submit, errorOf } = usePlainForm({
    schema: changeDecisionSchema,
    send: async (decision) => setAsked(decision),
  });
  return (
    <>
      {asked && (
        <Confirmation
          decision={asked}
          terms={terms}
          homeownerName={homeownerName}
          confirm={() => decide(asked)}
          onBack={() => setAsked(null)}
        />
      )}
      {/* Stays in the page, so that going back finds what was typed. */}
      <form
        noValidate
        onSubmit={submit}
        hidden={asked !== null}
        className="grid gap-4 [&[hidden]]:hidden"
      >
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          hint="It stays with your decision, like a signature."
          error={errorOf('name')}
        />
        <TextAreaField
          label="Comment"
          name="comment"
          optional
          rows={2}
          error={errorOf('comment')}
        />
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button type="submit" name="decision" value="accepted" size="large">
            Accept
          </Button>
          <Button type="submit" name="decision" value="declined" size="large" variant="secondary">
            Decline
          </Button>
        </div>
      </form>
    </>
  );
}

interface ConfirmationProps {
  decision: ChangeDecision;
  terms: string;
  homeownerName: string;
  confirm: () => Promise<unknown>;
  onBack: () => void;
}

function Confirmation({ decision, terms, homeownerName, confirm, onBack }: ConfirmationProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isAccepted = decision.decision === 'accepted';
  const send = async () => {
    setIsPending(true);
    setProblem(undefined);
    try {
      await confirm();
    } catch (error) {
      setProblem(errorSentence(error));
      setIsPending(false);
    }
  };
  return (
    <section className="grid gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {isAccepted ? 'Accept this change?' : 'Decline this change?'}
        </h2>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          {isAccepted
            ? `You agree to ${terms} as ${decision.name}. The agreement changes at once.`
            : `You decline as ${decision.name}. The agreement stays as it is.`}{' '}
          {homeownerName} sees it right away. It can't be edited afterwards.
        </p>
      </div>
      {problem && <ErrorAlert>{problem}</ErrorAlert>}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button size="large" isPending={isPending} pendingText="Sending..." onClick={send}>
          {isAccepted ? 'Yes, accept' : 'Yes, decline'}
        </Button>
        <Button size="large" variant="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}
