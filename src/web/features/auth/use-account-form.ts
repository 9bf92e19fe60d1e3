import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { registerInputSchema } from '#shared/auth.ts';

/** What a new account needs. */
export function useAccountForm() {
  return useForm({
    resolver: zodResolver(registerInputSchema),
    defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  });
}
