import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { switchWeeklyMail, weeklyMailQuery } from './weekly-mail-api.ts';

interface WeeklyMailDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function WeeklyMailDialog({ isOpen, onOpenChange }: WeeklyMailDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Weekly mail"
      description="Every Monday morning: what is overdue, due or coming up in your projects. If nothing waits for you, there is no mail."
    >
      <WeeklyMailSwitch onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function WeeklyMailSwitch({ onDone }: { onDone: () => void }) {
  const { email } = useSignedInUser();
  const queries = useQueryClient();
  const weeklyMail = useQuery(weeklyMailQuery);
  const change = useMutation({
    mutationFn: switchWeeklyMail,
    onSuccess: (saved) => {
      queries.setQueryData(weeklyMailQuery.queryKey, saved);
      toast(saved.isOn ? 'The weekly mail is on.' : 'The weekly mail is off.');
      onDone();
    },
  });
  const error = change.error ?? weeklyMail.error;
  const isOn = weeklyMail.data?.isOn;
  return (
    <div className="grid gap-5">
      {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
      <p className="min-h-6 wrap-anywhere" aria-live="polite">
        {isOn === true && `It is on and goes to ${email}.`}
        {isOn === false && `It is off. It would go to ${email}.`}
      </p>
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        disabled={isOn === undefined || change.isPending}
        onClick={() => change.mutate(!isOn)}
      >
        {isOn ? 'Switch it off' : 'Switch it on'}
      </Button>
    </div>
  );
}
