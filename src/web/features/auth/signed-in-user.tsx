import { createContext, useContext } from 'react';
import type { User } from '#shared/user.ts';

const SignedInUserContext = createContext<User | null>(null);

export const SignedInUserProvider = SignedInUserContext.Provider;

/** The signed-in user, for components that only signed-in users see. */
export function useSignedInUser(): User {
  const user = useContext(SignedInUserContext);
  if (!user) throw new Error('useSignedInUser is used outside the signed-in pages');
  return user;
}
