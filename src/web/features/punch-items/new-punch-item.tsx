import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Agreement } from '#shared/agreement.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button } from '../../ui/button.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { useAddPunchItem } from './punch-item-mutations.ts';

interface NewPunchItemProps {
  agreement: Agreement;
  /** Whether the person asked for it just now. */
  isFocused: boolean;
}

/** One line: Enter adds what was typed, and the next one can be typed at once. */
export function NewPunchItem({ agreement, isFocused }: NewPunchItemProps) {
  const [title, setTitle] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const add = useAddPunchItem();
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (title.trim() === '' || add.isPending) return;
    const { id, projectId } = agreement;
    add.mutate({ projectId, agreementId: id, title }, { onSuccess: () => setTitle('') });
  };

  return (
    <form onSubmit={submit} className="grid gap-1 py-1">
      <div className="flex gap-2">
        <input
          ref={input}
          aria-label={`Add to the punch list of ${agreement.title}`}
          aria-describedby={add.isError ? problemId : undefined}
          placeholder="What is still missing"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          className={joinClasses(controlClasses, 'target')}
        />
        <Button type="submit" variant="secondary" isPending={add.isPending} pendingText="Adding...">
          Add
        </Button>
      </div>
      {add.isError && (
        <p id={problemId} role="alert" className="text-sm font-medium text-brick">
          {errorSentence(add.error)}
        </p>
      )}
    </form>
  );
}
