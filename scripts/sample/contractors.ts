import type { SampleContractor } from './sample-project.ts';

/** Everyone who works on the house. A project takes those that it names. */
export const contractors: SampleContractor[] = [
  {
    name: 'Priya Shah',
    company: 'Shah Design Studio',
    specialty: 'Other',
    hourlyRate: '95.00',
    notes: 'Drew the plans. Answers mail within a day.',
  },
  {
    name: 'Dan Kowalski',
    company: 'Kowalski Building Co.',
    specialty: 'General Contractor',
    hourlyRate: '75.00',
    notes: 'On site from 7 to 3. Has a key.',
  },
  {
    name: 'Elena Torres',
    company: 'Torres Electric',
    specialty: 'Electrician',
    hourlyRate: '88.00',
  },
  {
    name: 'Marcus Bell',
    company: 'Bell & Sons Plumbing',
    specialty: 'Plumber',
    hourlyRate: '92.00',
    notes: 'Call before 8 in the morning.',
  },
  {
    name: 'Grace Lindqvist',
    company: 'Lindqvist Cabinets',
    specialty: 'Kitchen/Bath',
    notes: 'Ten weeks from order to delivery.',
  },
  {
    name: 'Omar Haddad',
    company: 'Haddad Tile & Stone',
    specialty: 'Tile/Stone',
    hourlyRate: '64.00',
  },
  {
    name: 'Ruth Okafor',
    company: 'Clearview Windows',
    specialty: 'Carpenter',
    notes: 'Warranty papers are under Documents.',
  },
  {
    name: 'Ben Whitaker',
    company: 'Whitaker Painting',
    specialty: 'Painter',
    hourlyRate: '48.00',
  },
];
