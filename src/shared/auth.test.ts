import { describe, expect, it } from 'vitest';
import { loginInputSchema, registerInputSchema } from './auth.ts';
import { displayName } from './user.ts';

const issues = (input: unknown) => {
  const result = registerInputSchema.safeParse(input);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const person = { email: 'ada@example.com', password: 'longenough' };

describe('registration', () => {
  it('takes an e-mail and a password; the rest may be absent or blank', () => {
    expect(registerInputSchema.parse({ ...person, firstName: '  ', lastName: ' Byron ' })).toEqual({
      ...person,
      firstName: null,
      lastName: 'Byron',
    });
  });

  it('puts each error on its field', () => {
    expect(issues({ ...person, password: 'short', confirmPassword: 'other' })).toEqual([
      'password: Password must be at least 8 characters',
      "confirmPassword: Passwords don't match",
    ]);
    expect(issues({ ...person, email: 'nobody' })).toEqual(['email: Enter a valid e-mail address']);
    expect(issues({ ...person, firstName: 'a\0b' })).toEqual([
      'firstName: First name contains characters that cannot be stored',
    ]);
  });

  it('does not trim passwords and has no rule but the length', () => {
    expect(registerInputSchema.parse({ ...person, password: '        ' }).password).toBe(
      '        ',
    );
    expect(issues({ ...person, password: 'é'.repeat(501) })).toEqual([
      'password: Password can have at most 1000 bytes',
    ]);
  });
});

describe('sign-in', () => {
  it('requires a valid e-mail and some password', () => {
    expect(loginInputSchema.safeParse({ email: 'x', password: '' }).error?.issues).toHaveLength(2);
    expect(loginInputSchema.safeParse({ email: ' a@b.co ', password: 'x' }).data?.email).toBe(
      'a@b.co',
    );
  });
});

describe('displayName', () => {
  it('is the first name, else the e-mail, else User', () => {
    expect(displayName({ firstName: 'Ada', email: 'a@b.co' })).toBe('Ada');
    expect(displayName({ firstName: null, email: 'a@b.co' })).toBe('a@b.co');
    expect(displayName(null)).toBe('User');
  });
});
