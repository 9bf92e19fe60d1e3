import { CreateAccountButton } from '../demo/create-account-button.tsx';
import { SettingsRow, SettingsSection } from './settings-parts.tsx';

/** For a guest: what there is to set once they have an account. */
const LATER = {
  'Your name, e-mail and password': 'How you sign in, with a password or with Google.',
  Sharing: 'Invite your partner or your accountant, and send links to contractors.',
  'Weekly mail and calendar': 'What is due in your projects comes to you by itself.',
  'Where you are signed in': 'Every device, each with a button to sign it out.',
};

export function AccountSection() {
  return (
    <SettingsSection
      title="With an account"
      text="A demo has no address and reaches nobody, so these are not part of it."
    >
      {Object.entries(LATER).map(([title, text]) => (
        <SettingsRow key={title} title={title}>
          {text}
        </SettingsRow>
      ))}
      <div className="border-t border-line pt-4">
        <CreateAccountButton />
      </div>
    </SettingsSection>
  );
}
