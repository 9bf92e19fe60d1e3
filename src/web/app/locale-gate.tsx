import { type ReactNode, useLayoutEffect, useState } from 'react';
import { localeFormat } from '#shared/locale-format.ts';
import { writing } from '#shared/writing.ts';

interface LocaleGateProps {
  locale: string;
  children: ReactNode;
}

/** Numbers and dates inside are written as in this locale. Another one needs another gate. */
export function LocaleGate({ locale, children }: LocaleGateProps) {
  const [isSet, setIsSet] = useState(false);
  useLayoutEffect(() => {
    writing.format = localeFormat(locale);
    setIsSet(true);
    return () => {
      writing.format = null;
    };
  }, [locale]);
  return isSet && children;
}
