/** One kitchen, the same in every picture. The amounts add up to the total spent. */
export const sampleProject = {
  name: 'Kitchen remodel',
  started: 'Mar 8, 2026',
  budget: '$25,000.00',
  spent: '$15,600.00',
  remaining: '$9,400.00',
  percent: 62.4,
};

export const sampleCategories = [
  { label: 'Materials', amount: '$9,214.60', share: 59.1, dotClass: 'bg-materials' },
  { label: 'Labor', amount: '$4,950.00', share: 31.7, dotClass: 'bg-labor' },
  { label: 'Permits', amount: '$385.00', share: 2.5, dotClass: 'bg-permits' },
  { label: 'Tools', amount: '$642.15', share: 4.1, dotClass: 'bg-tools' },
  { label: 'Other', amount: '$408.25', share: 2.6, dotClass: 'bg-other' },
];

export const sampleExpenses = [
  {
    date: 'Apr 21',
    description: 'Oak cabinets, second half',
    category: 'Materials',
    dotClass: 'bg-materials',
    payment: 'Bank Transfer',
    amount: '$3,240.00',
  },
  {
    date: 'Apr 17',
    description: 'Rewiring, kitchen circuit',
    category: 'Labor',
    dotClass: 'bg-labor',
    payment: 'Check',
    amount: '$2,150.00',
  },
  {
    date: 'Apr 12',
    description: 'Zellige tile, 48 sq ft',
    category: 'Materials',
    dotClass: 'bg-materials',
    payment: 'Credit Card',
    amount: '$1,290.40',
  },
  {
    date: 'Apr 3',
    description: 'Building permit',
    category: 'Permits',
    dotClass: 'bg-permits',
    payment: 'Debit Card',
    amount: '$385.00',
  },
];

export const sampleMilestones = [
  { title: 'Plans approved', category: 'Permits', when: 'Completed Apr 3, 2026', state: 'done' },
  {
    title: 'Old kitchen out',
    category: 'Demolition',
    when: 'Completed Apr 10, 2026',
    state: 'done',
  },
  { title: 'Wiring inspected', category: 'Inspection', when: 'Due Apr 20, 2026', state: 'late' },
  { title: 'Cabinets hung', category: 'Kitchen', when: 'Due May 6, 2026', state: 'open' },
  { title: 'Walls painted', category: 'Painting', when: 'Due May 18, 2026', state: 'open' },
] as const;

export const sampleContractors = [
  {
    initials: 'RO',
    name: 'Rosa Okafor',
    company: 'Okafor Electric',
    specialty: 'Electrician',
    rate: '$85.00/hour',
    phone: '(555) 014-2210',
  },
  {
    initials: 'JT',
    name: 'Jun Takeda',
    company: 'Takeda Tile & Stone',
    specialty: 'Tile/Stone',
    rate: '$62.50/hour',
    phone: '(555) 017-8841',
  },
];

export const samplePeople = [
  { initials: 'MB', name: 'Maya Brooks', email: 'maya@example.com', role: 'Owner' },
  { initials: 'DB', name: 'Daniel Brooks', email: 'daniel@example.com', role: 'Can edit' },
  { initials: 'LF', name: 'Lena Fischer', email: 'lena@example.com', role: 'Can view' },
];
