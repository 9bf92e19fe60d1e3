import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** Resolves with whether the input may be discarded; false keeps the form open. */
type Question = () => Promise<boolean>;

interface Closing {
  /** Closes, unless a form asks first and the user wants to continue. */
  close: () => void;
  /** From the forms inside. The last form is in front of the others, so it asks. */
  questions: Question[];
}

/** Something that removes its forms when it closes, such as a dialog. */
export const ClosingContext = createContext<Closing | null>(null);

export function useClosing(onClose: () => void): Closing {
  const [questions] = useState<Question[]>([]);
  const close = async () => {
    const ask = questions.at(-1);
    if (!ask || (await ask())) onClose();
  };
  return { close, questions };
}

/** Asks a question before the surrounding dialog closes. */
export function useAskBeforeClosing(ask: Question): void {
  const questions = useContext(ClosingContext)?.questions;
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!questions) return;
    const question = () => askNow();
    questions.push(question);
    return () => {
      questions.splice(questions.indexOf(question), 1);
    };
  }, [questions]);
}
