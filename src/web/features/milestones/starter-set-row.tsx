import { X } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { joinClasses } from '../../lib/join-classes.ts';
import { IconButton } from '../../ui/button.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { Select } from '../../ui/select-field.tsx';
import { categoryOptions } from './milestone-form.tsx';

type RowField = 'title' | 'category' | 'targetDate';

interface StarterSetRowProps {
  number: number;
  errors: Partial<Record<RowField, { message?: string | undefined }>> | undefined;
  register: (name: RowField) => UseFormRegisterReturn;
  onRemove: () => void;
}

/** One suggested milestone. Its labels are only for screen readers. */
export function StarterSetRow({ number, errors, register, onRemove }: StarterSetRowProps) {
  const problem = errors?.title ?? errors?.category ?? errors?.targetDate;
  const problemId = `starter-set-problem-${number}`;
  const control = (name: RowField, label: string) => ({
    'aria-label': `${label} of milestone ${number}`,
    'aria-invalid': errors?.[name] ? (true as const) : undefined,
    'aria-describedby': errors?.[name] ? problemId : undefined,
    ...register(name),
  });
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <div className="-mr-2 flex">
        <input
          type="text"
          autoComplete="off"
          {...control('title', 'Title')}
          className={joinClasses(controlClasses, 'target')}
        />
        <IconButton label={`Leave out milestone ${number}`} onClick={onRemove}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid gap-2 min-[22rem]:grid-cols-2">
        <Select options={categoryOptions} {...control('category', 'Category')} />
        <input
          type="date"
          {...control('targetDate', 'Target date')}
          className={joinClasses(controlClasses, 'target')}
        />
      </div>
      {problem?.message && (
        <p id={problemId} role="alert" className="text-sm font-medium text-brick">
          {problem.message}
        </p>
      )}
    </li>
  );
}
