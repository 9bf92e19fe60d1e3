import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** Answers whether what was typed may go; false keeps it on the screen. */
type Question = () => Promise<boolean>;

interface Closing {
  /** Closes, unless a form asks first and the person wants to go on with it. */
  close: () => void;
  /** Of the forms inside. The last one stands in front of the others and is the one that asks. */
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

/** Has a question asked before that which holds the form closes. */
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
