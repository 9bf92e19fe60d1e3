import { useContext } from 'react';
import { Button } from './button.tsx';
import { ClosingContext } from './closing.ts';

/** Closes the dialog that it stands in, as its close button does. */
export function CancelButton() {
  const closing = useContext(ClosingContext);
  return (
    <Button variant="secondary" onClick={closing?.close}>
      Cancel
    </Button>
  );
}
