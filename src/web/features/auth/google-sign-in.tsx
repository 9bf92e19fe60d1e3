import { Button } from '../../ui/button.tsx';

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
        <GoogleLetter />
        {text}
      </Button>
    </div>
  );
}

function GoogleLetter() {
  return (
    <svg viewBox="0 0 48 48" className="size-5" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A24 24 0 0 0 2.6 13.2l8 6.2A14.3 14.3 0 0 1 24 9.5Z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9a11 11 0 0 1-4.8 7.3l7.7 6A23.2 23.2 0 0 0 47 24.600Z"
      />
      <path
        fill="#FBBC05"
        d="M10.5 28.600a14.5 14.5 0 0 1 0-9.200l-8-6.200a24 24 0 0 0 0 21.600l8-6.200Z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.800l-7.7-6a14.4 14.4 0 0 1-21.6-7.600l-8 6.200A24 24 0 0 0 24 48Z"
      />
    </svg>
  );
}
