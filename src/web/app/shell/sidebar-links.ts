import type { QueryClient } from '@tanstack/react-query';
import {
  Camera,
  ChartColumn,
  ChartPie,
  FileCheck,
  HardHat,
  History,
  Inbox,
  ListChecks,
  type LucideIcon,
  ReceiptText,
  Scale,
} from 'lucide-react';
import type { Project } from '#shared/project.ts';
import { paths } from '../../config/paths.ts';
import { sharedProjectId } from '../../features/projects/shared-project.ts';
import { fetchAhead } from '../../lib/fetch-ahead.ts';

interface SidebarLink {
  to: (typeof paths)[keyof typeof paths];
  label: string;
  Icon: LucideIcon;
  /** Loads what the page asks for first. Imports the page's own code, which loads ahead as well. */
  fetchFirst: (queryClient: QueryClient, project: Project) => Promise<void>;
}

export const sidebarLinks = [
  {
    to: paths.dashboard,
    label: 'Dashboard',
    Icon: ChartPie,
    fetchFirst: async (queryClient, { id }) => {
      const { dashboardQuery } = await import('../../features/dashboard/dashboard-queries.ts');
      await fetchAhead(queryClient, dashboardQuery(id));
    },
  },
  {
    to: paths.expenses,
    label: 'All Expenses',
    Icon: ReceiptText,
    fetchFirst: async (queryClient, { id }) => {
      const { firstExpensesQuery } = await import('../../features/expenses/expense-queries.ts');
      await fetchAhead(queryClient, firstExpensesQuery(id));
    },
  },
  {
    to: paths.contractors,
    label: 'Contractors',
    Icon: HardHat,
    fetchFirst: async (queryClient, project) => {
      const { contractorsQuery } = await import('../../features/contractors/contractor-queries.ts');
      await fetchAhead(queryClient, contractorsQuery(sharedProjectId(project)));
    },
  },
  {
    to: paths.timeline,
    label: 'Timeline',
    Icon: ListChecks,
    fetchFirst: async (queryClient, { id }) => {
      const { milestonesQuery } = await import('../../features/milestones/milestone-queries.ts');
      await fetchAhead(queryClient, milestonesQuery(id));
    },
  },
  {
    to: paths.budget,
    label: 'Budget',
    Icon: Scale,
    fetchFirst: async (queryClient, { id }) => {
      const { fetchBudgetAhead } = await import('../../features/budget/budget-ahead.ts');
      await fetchBudgetAhead(queryClient, id);
    },
  },
  {
    to: paths.quotes,
    label: 'Quotes',
    Icon: FileCheck,
    fetchFirst: async (queryClient, { id }) => {
      const { comparisonQuery } = await import('../../features/quotes/quote-queries.ts');
      await fetchAhead(queryClient, comparisonQuery(id));
    },
  },
  {
    to: paths.photos,
    label: 'Photos',
    Icon: Camera,
    fetchFirst: async (queryClient, { id }) => {
      const { fetchPhotosAhead } = await import('../../features/photos/photo-queries.ts');
      await fetchPhotosAhead(queryClient, id);
    },
  },
  {
    to: paths.reports,
    label: 'Reports',
    Icon: ChartColumn,
    fetchFirst: async (queryClient, { id }) => {
      const { reportsQuery } = await import('../../features/reports/report-queries.ts');
      await fetchAhead(queryClient, reportsQuery(id));
    },
  },
  {
    to: paths.inbox,
    label: 'Inbox',
    Icon: Inbox,
    fetchFirst: async (queryClient, { id }) => {
      const { inboxQuery } = await import('../../features/inbox/inbox-queries.ts');
      await fetchAhead(queryClient, inboxQuery(id));
    },
  },
  {
    to: paths.activity,
    label: 'Activity',
    Icon: History,
    fetchFirst: async (queryClient, { id }) => {
      const { fetchActivityAhead } = await import('../../features/activity/activity-queries.ts');
      await fetchActivityAhead(queryClient, id);
    },
  },
] as const satisfies SidebarLink[];
