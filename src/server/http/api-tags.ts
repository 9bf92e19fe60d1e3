/** The sections of the API document, in order. */
export const API_TAGS = [
  { name: 'auth', description: 'Accounts, sessions and passwords.' },
  {
    name: 'account',
    description: 'Your settings, where you are signed in, what you share, and the end of it all.',
  },
  { name: 'demo', description: 'Trying it without an account, and the sample project.' },
  { name: 'projects', description: 'Projects with a budget, their totals and what comes next.' },
  { name: 'members', description: 'People in a project, and invitations to it.' },
  { name: 'expenses', description: 'What was spent, with search, filters and export.' },
  { name: 'receipts', description: 'Files of receipts, and links to them.' },
  { name: 'contractors', description: 'Contractors and what they were paid.' },
  { name: 'milestones', description: 'The timeline of a project.' },
  {
    name: 'budget',
    description: 'Rooms, planned lines, agreements, bills and the reserve of a project.',
  },
  {
    name: 'contracts',
    description: 'Quotes, changes of agreements, documents, punch lists and links for contractors.',
  },
  { name: 'imports', description: 'Expenses from a spreadsheet.' },
  { name: 'archives', description: 'Everything of a project or an account in one file, and back.' },
  { name: 'activity', description: 'What changed, and restoring what was deleted.' },
  { name: 'calendar', description: 'Milestones for calendar programs.' },
  { name: 'weekly-mail', description: 'A summary once a week of what to do next.' },
  { name: 'events', description: 'What others change while a page is open.' },
  { name: 'ai-chat', description: 'The conversation with the assistant.' },
  { name: 'billing', description: 'The plan of an account, and paying for it.' },
  { name: 'sandbox', description: 'Payments without cost; only while there are no Stripe keys.' },
  { name: 'admin', description: 'Users and their plans, for the admin.' },
  { name: 'system', description: 'The state of the server.' },
];

const names = new Set(API_TAGS.map(({ name }) => name));

export function isApiTag(name: string): boolean {
  return names.has(name);
}
