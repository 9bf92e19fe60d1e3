import { ChevronDown } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { toast } from 'sonner';
import { codePart } from '../../lib/code-parts.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import type { RecordOfProject } from './activity-api.ts';

const loadList = codePart(
  async () => (await import('./record-history-list.tsx')).RecordHistoryList,
);

/** The history of one record, folded until someone asks for it. */
export function RecordHistory(record: RecordOfProject) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ List: ComponentType<RecordOfProject> } | null>(null);
  const id = useId();

  const toggle = async () => {
    setIsOpen(!isOpen);
    if (isOpen || loaded) return;
    try {
      const List = await loadList();
      setLoaded({ List });
    } catch {
      setIsOpen(false);
      toast.error('The history could not be opened. Check your connection and try again.');
    }
  };

  return (
    <section>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="target -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink-soft transition-colors duration-150 hover:bg-ink/6 hover:text-ink"
        >
          History
          <ChevronDown
            className={joinClasses(
              'size-4 transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="mt-1">
        {isOpen && loaded && <loaded.List {...record} />}
      </div>
    </section>
  );
}
