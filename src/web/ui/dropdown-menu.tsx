import { Check } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from '../lib/join-classes.ts';

const itemClasses = joinClasses(
  'target relative flex items-center gap-2.5 rounded-sm px-2.5 text-left outline-none select-none',
  'data-highlighted:bg-ink/7 data-disabled:opacity-60',
);

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  label: string;
  side?: 'top' | 'bottom';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Not in a portal: it belongs to the landmark around it, and scrolls inside a drawer. */
export function Menu({
  trigger,
  label,
  side = 'bottom',
  isOpen,
  onOpenChange,
  children,
}: MenuProps) {
  const triggerElement = useRef<HTMLButtonElement>(null);
  return (
    // Not modal: a modal menu hides the rest of the page from screen readers while its elements can
    // still get the focus, and locks scrolling for a list that closes at the next click anyway.
    <RadixMenu.Root
      modal={false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <RadixMenu.Trigger ref={triggerElement} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Content
        aria-label={label}
        side={side}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onInteractOutside={(event) => {
          // The trigger opens and closes the menu itself. Otherwise a menu that is still fading out
          // would treat the press that reopens it as an outside click, and close again at once.
          if (triggerElement.current?.contains(event.target as Node)) event.preventDefault();
        }}
        className="z-50 max-h-[min(32rem,var(--radix-dropdown-menu-content-available-height))] w-(--radix-dropdown-menu-trigger-width) min-w-56 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-high data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

export function MenuItem({ children, ...rest }: ComponentProps<typeof RadixMenu.Item>) {
  return (
    <RadixMenu.Item {...rest} className={itemClasses}>
      {children}
    </RadixMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <RadixMenu.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-soft">
      {children}
    </RadixMenu.Label>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

interface MenuChoiceProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string; note?: string | null }[];
  keepsOpen?: boolean;
  /** Opens the menu at the chosen item, which may be far down in a long list. */
  startsAtChosen?: boolean;
}

/** One of several; the chosen one has a check mark. */
export function MenuChoice({
  label,
  value,
  onValueChange,
  options,
  keepsOpen = false,
  startsAtChosen = false,
}: MenuChoiceProps) {
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!startsAtChosen) return;
    // One frame later, because the menu takes the focus itself when it opens.
    const frame = requestAnimationFrame(() => chosen.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [startsAtChosen]);
  return (
    <RadixMenu.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
      {options.map((option) => (
        <RadixMenu.RadioItem
          key={option.value}
          ref={option.value === value ? chosen : undefined}
          value={option.value}
          title={option.label}
          onSelect={(event) => {
            if (keepsOpen) event.preventDefault();
          }}
          className={joinClasses(itemClasses, 'pr-9')}
        >
          <span className="min-w-0">
            <span className="block truncate">{option.label}</span>
            {option.note && (
              <span className="block truncate pb-1 text-xs text-ink-soft" title={option.note}>
                {option.note}
              </span>
            )}
          </span>
          <RadixMenu.ItemIndicator className="absolute right-2.5">
            <Check className="size-4 text-pine" aria-hidden="true" />
          </RadixMenu.ItemIndicator>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
