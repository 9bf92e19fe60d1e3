import { joinClasses } from '../../../lib/join-classes.ts';
import { SampleFrame } from './sample-frame.tsx';
import { sampleCategories } from './sample-project.ts';

export function SampleCategories() {
  return (
    <SampleFrame caption="Spending by category: materials first, then labor, tools, other and permits.">
      <div className="p-5 sm:p-6">
        <p className="font-semibold">Spending by Category</p>
        <div className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-sm">
          {sampleCategories.map(({ label, share, dotClass }) => (
            <span key={label} className={dotClass} style={{ width: `${share}%` }} />
          ))}
        </div>
        <div className="mt-4 grid gap-2">
          {sampleCategories.map(({ label, amount, dotClass }) => (
            <div key={label} className="flex items-center gap-2.5">
              <span className={joinClasses('size-2.5 rounded-full', dotClass)} />
              <span className="flex-1 text-ink-soft">{label}</span>
              <span className="money font-medium">{amount}</span>
            </div>
          ))}
        </div>
      </div>
    </SampleFrame>
  );
}
