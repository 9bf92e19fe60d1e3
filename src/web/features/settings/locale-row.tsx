import { useEffect, useRef } from 'react';
import { formatDate, formatTime } from '#shared/dates.ts';
import { type Locale, locales } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Select } from '../../ui/select-field.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { useUpdateLocale } from './settings-mutations.ts';
import { SettingsRow } from './settings-parts.tsx';

const options = Object.entries(locales).map(([value, label]) => ({ value, label }));
const sampleTime = new Date(2026, 11, 31, 18, 30);

/** A choice draws the page again. The list then has the focus, as it had before. */
let isChosenHere = false;

export function LocaleRow() {
  const { locale } = useSignedInUser();
  const update = useUpdateLocale();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isChosenHere) select.current?.focus();
    isChosenHere = false;
  }, []);
  return (
    <>
      <SettingsRow
        title="Numbers and dates"
        action={
          <Select
            ref={select}
            aria-label="Numbers and dates"
            options={options}
            value={locale}
            onChange={({ target }) => {
              isChosenHere = true;
              update.mutate(target.value as Locale, {
                onError: () => {
                  isChosenHere = false;
                },
              });
            }}
          />
        }
      >
        {`${formatMoney('1234567.89')} · ${formatDate(sampleTime)} · ${formatTime(sampleTime)}`}
      </SettingsRow>
      {update.error && <ErrorAlert>{errorSentence(update.error)}</ErrorAlert>}
    </>
  );
}
