import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { errorSentence } from '../../lib/api-client.ts';
import { chooseTheme, themes, useTheme } from '../../lib/theme.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { switchWeeklyMail, weeklyMailQuery } from '../weekly-mail/weekly-mail-api.ts';
import { SettingsRow, SettingsSection } from './settings-parts.tsx';

const LocaleRow = lazy(async () => ({ default: (await import('./locale-row.tsx')).LocaleRow }));

export function PreferencesSection() {
  const theme = useTheme();
  const { isGuest } = useSignedInUser();
  return (
    <SettingsSection title="Preferences">
      <SettingsRow
        title="Theme"
        action={<Segments label="Theme" options={themes} value={theme} onChange={chooseTheme} />}
      >
        Kept in this browser.
      </SettingsRow>
      <Suspense fallback={<SettingsRow title="Numbers and dates">Loading...</SettingsRow>}>
        <LocaleRow />
      </Suspense>
      {!isGuest && <WeeklyMailRow />}
    </SettingsSection>
  );
}

function WeeklyMailRow() {
  const { email } = useSignedInUser();
  const queries = useQueryClient();
  const weeklyMail = useQuery(weeklyMailQuery);
  const change = useMutation({
    mutationFn: switchWeeklyMail,
    onSuccess: (saved) => queries.setQueryData(weeklyMailQuery.queryKey, saved),
  });
  const error = change.error ?? weeklyMail.error;
  const isOn = weeklyMail.data?.isOn;
  return (
    <>
      <SettingsRow
        title="Weekly mail"
        action={
          <Button
            variant="secondary"
            disabled={isOn === undefined}
            isPending={change.isPending}
            onClick={() => change.mutate(!isOn)}
          >
            {isOn ? 'Switch it off' : 'Switch it on'}
          </Button>
        }
      >
        Every Monday morning: what is overdue, due or coming up in your projects. If nothing waits
        for you, there is no mail.{' '}
        <span aria-live="polite">
          {isOn === true && `It is on and goes to ${email}.`}
          {isOn === false && `It is off. It would go to ${email}.`}
        </span>
      </SettingsRow>
      {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
    </>
  );
}
