import type { QueryClient } from '@tanstack/react-query';
import { ChartPie, HardHat, History, ListChecks, type LucideIcon, ReceiptText } from 'lucide-react';
import { paths } from '../../config/paths.ts';
import { fetchAhead } from '../../lib/fetch-ahead.ts';

interface SidebarLink {
  to: (typeof paths)[keyof typeof paths];
  label: string;
  Icon: LucideIcon;
  /** Loads what the page asks for first. Imports the page's own code, which loads ahead as well. */
  fetchFirst: (queryClient: QueryClient, projectId: number) => Promise<void>;
}

export const sidebarLinks = [
  {
    to: paths.dashboard,
    label: 'Dashboard',
    Icon: ChartPie,
    fetchFirst: async (queryClient, projectId) => {
      const { dashboardQuery } = await import('../../features/dashboard/dashboard-queries.ts');
      await fetchAhead(queryClient, dashboardQuery(projectId));
    },
  },
  {
    to: paths.expenses,
    label: 'All Expenses',
    Icon: ReceiptText,
    fetchFirst: async (queryClient, projectId) => {
      const { firstExpensesQuery } = await import('../../features/expenses/expense-queries.ts');
      await fetchAhead(queryClient, firstExpensesQuery(projectId));
    },
  },
  {
    to: paths.contractors,
    label: 'Contractors',
    Icon: HardHat,
    fetchFirst: async (queryClient) => {
      const { contractorsQuery } = await import('../../features/contractors/contractor-queries.ts');
      await fetchAhead(queryClient, contractorsQuery);
    },
  },
  {
    to: paths.timeline,
    label: 'Timeline',
    Icon: ListChecks,
    fetchFirst: async (queryClient, projectId) => {
      const { milestonesQuery } = await import('../../features/milestones/milestone-queries.ts');
      await fetchAhead(queryClient, milestonesQuery(projectId));
    },
  },
  {
    to: paths.activity,
    label: 'Activity',
    Icon: History,
    fetchFirst: async (queryClient, projectId) => {
      const { fetchActivityAhead } = await import('../../features/activity/activity-queries.ts');
      await fetchActivityAhead(queryClient, projectId);
    },
  },
] as const satisfies SidebarLink[];
