import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { AdminUser, AdminUserOrder, AdminUserQuery } from '#shared/admin.ts';
import { countPages, DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#shared/pagination.ts';
import { plans } from '#shared/plans.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminUsersQuery } from './admin-queries.ts';
import { AdminUserCards } from './admin-user-cards.tsx';
import { AdminUserTable } from './admin-user-table.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';

const orders: { value: AdminUserOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'email', label: 'By e-mail' },
  { value: 'pro-first', label: `${plans.pro.name} first` },
];

export function AdminUsers({ password }: { password: string }) {
  const [view, setView] = useState<AdminUserQuery>({
    search: '',
    sort: 'newest',
    page: 1,
    pageSize: DEFAULT_PAGE_SIZE,
  });
  const change = (changes: Partial<AdminUserQuery>) => setView({ ...view, page: 1, ...changes });
  const search = useSearchText(view.search, (text) => change({ search: text }));
  return (
    <section aria-labelledby="admin-users-heading" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="admin-users-heading" className="mr-auto text-lg font-semibold">
          Users
        </h2>
        <form
          className="relative w-full sm:w-72"
          onSubmit={(event) => {
            event.preventDefault();
            search.submit(search.text);
          }}
        >
          <Search
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-soft"
            aria-hidden="true"
          />
          <input
            type="search"
            aria-label="Search users"
            placeholder="Search name or e-mail"
            autoComplete="off"
            maxLength={NAME_MAX_LENGTH}
            value={search.text}
            onChange={({ target }) => search.type(target.value)}
            className={joinClasses(controlClasses, 'target pl-9')}
          />
        </form>
        <div className="w-full sm:w-44">
          <Select
            aria-label="Sort users"
            options={orders}
            value={view.sort}
            onChange={({ target }) => change({ sort: target.value as AdminUserOrder })}
          />
        </div>
      </div>
      <UserList password={password} view={view} onChange={change} />
    </section>
  );
}

interface UserListProps {
  password: string;
  view: AdminUserQuery;
  onChange: (changes: Partial<AdminUserQuery>) => void;
}

function UserList({ password, view, onChange }: UserListProps) {
  const query = useQuery(adminUsersQuery(password, view));
  const [chosen, setChosen] = useState<AdminUser | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isLarge = useIsLargeScreen();

  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading users</span>
        <Skeleton className="h-96 w-full rounded-lg" />
      </div>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="We couldn't load the users"
        message={errorSentence(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { users, totalCount } = query.data;
  if (totalCount === 0) {
    return (
      <EmptyState
        picture={<LedgerDrawing />}
        title={view.search ? 'Nobody matches your search' : 'No users yet'}
      >
        {view.search
          ? 'Try fewer letters of the name or the e-mail address.'
          : 'New accounts are listed here.'}
      </EmptyState>
    );
  }
  const Rows = isLarge ? AdminUserTable : AdminUserCards;
  return (
    <>
      <Card
        aria-busy={query.isPlaceholderData}
        className={joinClasses(
          'overflow-hidden transition-opacity duration-150',
          query.isPlaceholderData && 'opacity-60',
        )}
      >
        <Rows
          users={users}
          onChangePlan={(user) => {
            setChosen(user);
            setIsAsking(true);
          }}
        />
      </Card>
      <div className="mt-4">
        <Pagination
          page={view.page}
          pageCount={countPages(totalCount, view.pageSize)}
          pageSize={view.pageSize}
          pageSizes={PAGE_SIZES}
          totalCount={totalCount}
          onPageChange={(page) => onChange({ page })}
          onPageSizeChange={(pageSize) => onChange({ pageSize })}
        />
      </div>
      {chosen && (
        <ChangePlanDialog
          user={chosen}
          password={password}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </>
  );
}
