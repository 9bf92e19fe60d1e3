import { FileCheck, Hammer, type LucideIcon, Package, Tag, Wrench } from 'lucide-react';
import { categoryLabel, type Expense } from '#shared/expense.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { categoriesOf } from './counted-amount.ts';

interface CategoryMark {
  Icon: LucideIcon;
  colorClass: string;
}

const defaultMark: CategoryMark = { Icon: Tag, colorClass: 'text-other' };

const marks = new Map<string, CategoryMark>([
  ['materials', { Icon: Package, colorClass: 'text-materials' }],
  ['labor', { Icon: Hammer, colorClass: 'text-labor' }],
  ['permits', { Icon: FileCheck, colorClass: 'text-permits' }],
  ['tools', { Icon: Wrench, colorClass: 'text-tools' }],
]);

/** A category with its icon, color and name. */
export function CategoryBadge({ category }: { category: string }) {
  const { Icon, colorClass } = marks.get(category) ?? defaultMark;
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 align-middle">
      <Icon className={joinClasses('size-3.5 shrink-0', colorClass)} aria-hidden="true" />
      <span className="truncate">{categoryLabel(category)}</span>
    </span>
  );
}

/** The category of an expense, or those of its parts. */
export function CategoryBadges({ expense }: { expense: Pick<Expense, 'category' | 'lines'> }) {
  const categories = categoriesOf(expense);
  const [only] = categories;
  if (categories.length === 1 && only !== undefined) return <CategoryBadge category={only} />;
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap gap-x-3">
      {categories.map((category) => (
        <CategoryBadge key={category} category={category} />
      ))}
    </span>
  );
}
