import { useContext } from 'react';
import { Button } from './button.tsx';
import { ClosingContext } from './closing.ts';

/** Closes its dialog, like the close button. */
export function CancelButton() {
  const closing = useContext(ClosingContext);
  return (
    <Button variant="secondary" onClick={closing?.close}>
      Cancel
    </Button>
  );
}
