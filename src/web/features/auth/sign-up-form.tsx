import { useRouter } from '@tanstack/react-router';
import { paths } from '../../config/paths.ts';
import { showFormError } from '../../lib/form-errors.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountFields } from './account-fields.tsx';
import { useRegister } from './auth-mutations.ts';
import { useAccountForm } from './use-account-form.ts';

export function SignUpForm() {
  const router = useRouter();
  const register = useRegister();
  const form = useAccountForm();
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    void router.preloadRoute({ to: paths.dashboard });
    await register.mutateAsync(input).catch((error: unknown) => showFormError(form, error));
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <AccountFields form={form} />
      {errors.root && <ErrorAlert>{errors.root.message}</ErrorAlert>}
      <Button
        type="submit"
        size="large"
        fullWidth
        isPending={register.isPending}
        pendingText="Creating account..."
      >
        Create Account
      </Button>
    </form>
  );
}
