import { useQuery } from '@tanstack/react-query';
import {
  type ExpenseCategory,
  expenseCategories,
  type PaymentMethod,
  paymentMethods,
} from '#shared/expense.ts';
import type { ChosenName, Import, ImportUpdate } from '#shared/import.ts';
import type { Project } from '#shared/project.ts';
import { Select, type SelectOption } from '../../ui/select-field.tsx';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import { roomsQuery } from '../rooms/room-queries.ts';

interface NameChoicesProps {
  draft: Import;
  project: Project;
  onChange: (update: ImportUpdate) => void;
}

const NEW = 'new';
const NONE = 'none';
const optionsOf = (labels: Record<string, string>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What the names in the sheet stand for: one that exists, a new one, or none. */
export function NameChoices({ draft, project, onChange }: NameChoicesProps) {
  const { data: contractors = [] } = useContractorsOf(project.id);
  const { data: rooms = [] } = useQuery(roomsQuery(project.id));
  const { names } = draft;
  const chooseName = (list: 'contractors' | 'rooms', text: string, value: string) =>
    onChange({
      names: {
        [list]: names[list].map((each) => (each.text === text ? toChoice(each, value) : each)),
      },
    });
  return (
    <>
      <Choices
        title="Categories"
        rows={names.categories.map(({ text, key }) => ({ text, value: key }))}
        options={optionsOf(expenseCategories)}
        onChoose={(text, value) =>
          onChange({
            names: {
              categories: names.categories.map((each) =>
                each.text === text ? { text, key: value as ExpenseCategory } : each,
              ),
            },
          })
        }
      />
      <Choices
        title="Payment methods"
        rows={names.paymentMethods.map(({ text, key }) => ({ text, value: key }))}
        options={optionsOf(paymentMethods)}
        onChoose={(text, value) =>
          onChange({
            names: {
              paymentMethods: names.paymentMethods.map((each) =>
                each.text === text ? { text, key: value as PaymentMethod } : each,
              ),
            },
          })
        }
      />
      <Choices
        title="Contractors"
        rows={names.contractors.map((each) => ({ text: each.text, value: toValue(each) }))}
        options={[
          { value: NEW, label: 'Add as a new contractor' },
          { value: NONE, label: 'Only mention in the notes' },
          ...contractors.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(text, value) => chooseName('contractors', text, value)}
      />
      <Choices
        title="Rooms"
        rows={names.rooms.map((each) => ({ text: each.text, value: toValue(each) }))}
        options={[
          { value: NEW, label: 'Add as a new room' },
          { value: NONE, label: 'Leave out' },
          ...rooms.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(text, value) => chooseName('rooms', text, value)}
      />
    </>
  );
}

const toValue = ({ id, isLeftOut }: ChosenName) =>
  isLeftOut ? NONE : id === null ? NEW : String(id);

const toChoice = ({ text }: ChosenName, value: string): ChosenName => ({
  text,
  id: value === NEW || value === NONE ? null : Number(value),
  isLeftOut: value === NONE,
});

interface ChoicesProps {
  title: string;
  rows: { text: string; value: string }[];
  options: SelectOption[];
  onChoose: (text: string, value: string) => void;
}

function Choices({ title, rows, options, onChoose }: ChoicesProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{title}</h2>
      <ul className="grid gap-x-8 gap-y-2.5 lg:grid-cols-2">
        {rows.map(({ text, value }) => (
          <li
            key={text}
            className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <span className="truncate" title={text}>
              {text}
            </span>
            <Select
              aria-label={`${title}: ${text}`}
              value={value}
              options={options}
              onChange={({ target }) => onChoose(text, target.value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
