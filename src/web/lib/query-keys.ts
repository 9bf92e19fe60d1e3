/** All cache keys, in one place so that no refresh misses one. */
export const queryKeys = {
  user: ['user'],
  projects: ['projects'],
  dashboard: ['dashboard'],
  expenses: ['expenses'],
  members: ['members'],
  invitation: ['invitation'],
  contractors: ['contractors'],
  milestones: ['milestones'],
  activity: ['activity'],
  calendarFeed: ['calendar-feed'],
  planUsage: ['plan-usage'],
  sandbox: ['sandbox'],
  admin: ['admin'],
  receiptLinks: ['receipt-links'],
  aiMessages: ['ai-messages'],
  aiSuggestions: ['ai-suggestions'],
} as const;
