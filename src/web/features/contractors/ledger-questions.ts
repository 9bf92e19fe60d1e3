import type { Agreement } from '#shared/agreement.ts';
import type { Bill } from '#shared/bill.ts';

/** What a person confirms before a record changes. */
export interface Question {
  title: string;
  subject: string;
  amount: string;
  projectId: number;
  description: string;
  confirmText: string;
  /** Whether it can be taken back at any time. */
  isHarmless: boolean;
}

type QuestionText = Omit<Question, 'subject' | 'amount' | 'projectId'>;

const agreementTexts: Record<Agreement['status'] | 'deleted', QuestionText> = {
  closed: {
    title: 'Close Agreement',
    description:
      'Nothing more will be billed: what is left of it no longer counts. Bills and payments stay as they are.',
    confirmText: 'Close Agreement',
    isHarmless: true,
  },
  open: {
    title: 'Reopen Agreement',
    description: 'What is agreed and not yet billed or paid counts again.',
    confirmText: 'Reopen Agreement',
    isHarmless: true,
  },
  void: {
    title: 'Void Agreement',
    description: 'It counts as if it had never been made. Bills and payments stay as they are.',
    confirmText: 'Void Agreement',
    isHarmless: true,
  },
  deleted: {
    title: 'Delete Agreement',
    description: 'Its bills and payments stay, without the agreement.',
    confirmText: 'Delete Agreement',
    isHarmless: false,
  },
};

const billTexts: Record<'void' | 'open' | 'deleted', QuestionText> = {
  void: {
    title: 'Void Bill',
    description: 'It was withdrawn: nothing is due on it. What was paid counts on the agreement.',
    confirmText: 'Void Bill',
    isHarmless: true,
  },
  open: {
    title: 'Restore Bill',
    description: 'What is open on it is due again.',
    confirmText: 'Restore Bill',
    isHarmless: true,
  },
  deleted: {
    title: 'Delete Bill',
    description: 'Its payments stay, without the bill.',
    confirmText: 'Delete Bill',
    isHarmless: false,
  },
};

export function agreementQuestion(
  { title, amount, projectId }: Agreement,
  next: keyof typeof agreementTexts,
): Question {
  return { ...agreementTexts[next], subject: title, amount, projectId };
}

export function billQuestion(
  { title, amount, projectId }: Bill,
  next: keyof typeof billTexts,
): Question {
  return { ...billTexts[next], subject: title, amount, projectId };
}
