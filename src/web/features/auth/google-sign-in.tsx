import { Button } from '../../ui/button.tsx';
import googleLetter from './google-letter.svg';

interface GoogleSignInProps {
  text: string;
  onClick: () => void;
}

export function GoogleSignIn({ text, onClick }: GoogleSignInProps) {
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button variant="secondary" size="large" fullWidth onClick={onClick}>
        {/* A file of its own: as script, every visitor of the login page would load it. */}
        <img src={googleLetter} alt="" className="size-5" />
        {text}
      </Button>
    </div>
  );
}
