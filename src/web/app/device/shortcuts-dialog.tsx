import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { chooseShortcuts, shortcuts, useHasShortcuts } from './shortcuts.ts';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const isOn = useHasShortcuts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <CheckboxField
        label="Use keyboard shortcuts"
        hint="They do nothing while you type in a field."
        checked={isOn}
        onChange={({ target }) => chooseShortcuts(target.checked)}
      />
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {shortcuts.map(({ key, label }) => (
          <div key={key} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{label}</dt>
            <dd>
              <kbd className="rounded-sm border border-edge/55 bg-sheet px-2 py-0.5 font-mono text-sm shadow-low">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
