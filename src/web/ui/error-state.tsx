import { Button } from './button.tsx';
import { PlumbMark } from './plumb-mark.tsx';

interface ErrorStateProps {
  title: string;
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function ErrorState({ title, message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center px-4 py-16 text-center">
      <PlumbMark className="size-9 origin-top rotate-12 text-brick" />
      <h2 className="mt-5 text-lg font-semibold">{title}</h2>
      <p className="mt-1.5 max-w-md text-pretty wrap-anywhere text-ink-soft">{message}</p>
      <div className="mt-6">
        <Button
          variant="secondary"
          onClick={onRetry}
          isPending={isRetrying}
          pendingText="Trying again..."
        >
          Try again
        </Button>
      </div>
    </div>
  );
}
