import { ChevronLeft } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface FormPageProps {
  title: string;
  text: string;
  form: {
    submit: (event: SubmitEvent<HTMLFormElement>) => void;
    problem: string | undefined;
    isSending: boolean;
  };
  onInput?: (form: HTMLFormElement) => void;
  submitText: string;
  pendingText?: string;
  children: ReactNode;
}

/** A form in place of the page, with the way back above it. */
export function FormPage(props: FormPageProps) {
  const { title, text, form, onInput, submitText, pendingText = 'Sending...', children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <a
        href="#work"
        className="target -ml-1 inline-flex items-center gap-1 rounded-sm text-sm font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        Back to your work
      </a>
      <Card className="mt-1 p-5 sm:p-8">
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-2xl font-semibold tracking-tight outline-none"
        >
          {title}
        </h1>
        <p className="mt-1 text-ink-soft">{text}</p>
        <form
          noValidate
          onSubmit={form.submit}
          onInput={(event) => onInput?.(event.currentTarget)}
          className="mt-5 grid gap-4"
        >
          {children}
          {form.problem && <ErrorAlert>{form.problem}</ErrorAlert>}
          <Button type="submit" size="large" isPending={form.isSending} pendingText={pendingText}>
            {submitText}
          </Button>
        </form>
      </Card>
    </>
  );
}
