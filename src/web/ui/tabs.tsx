import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onValueChange: (value: T) => void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
}

export function Tabs<T extends string>({ label, value, onValueChange, tabs }: TabsProps<T>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(chosen) => onValueChange(chosen as T)}>
      <RadixTabs.List
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-well p-1"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="target rounded-sm font-medium text-ink-soft transition-colors duration-150 hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-low"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="mt-6 rounded-md">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
