import { bought } from './bought.ts';
import type { SampleProject } from './sample-project.ts';

/** Finished last year, and below its budget. */
export const guestBathroom: SampleProject = {
  file: 'guest-bathroom.zip',
  name: 'Guest bathroom',
  description: 'Shower instead of the old tub, new tiles, new light. Finished.',
  budget: '14000.00',
  start: -330,
  reserve: '900.00',
  rooms: ['Guest bathroom'],
  lines: [
    ['Plumbing', 'labor', '3600.00', { isDone: true }],
    ['Tiles and tiling', 'labor', '4200.00', { isDone: true }],
    ['Fixtures', 'materials', '3100.00', { isDone: true }],
    ['Light and paint', 'materials', '1100.00', { isDone: true }],
    ['Permits', 'permits', '300.00', { isDone: true }],
  ],
  agreements: [
    {
      title: 'Shower and basin',
      contractor: 'Marcus Bell',
      line: 'Plumbing',
      amount: '3400.00',
      agreed: -318,
      finish: -272,
      isClosed: true,
    },
    {
      title: 'Tiling',
      contractor: 'Omar Haddad',
      line: 'Tiles and tiling',
      amount: '2600.00',
      agreed: -312,
      finish: -262,
      isClosed: true,
    },
  ],
  bills: [
    {
      title: 'Shower and basin, half',
      agreement: 'Shower and basin',
      amount: '1700.00',
      due: -296,
    },
    {
      title: 'Shower and basin, rest',
      agreement: 'Shower and basin',
      amount: '1700.00',
      due: -268,
    },
    { title: 'Tiling, complete', agreement: 'Tiling', amount: '2600.00', due: -260 },
  ],
  changes: [],
  milestones: [
    { title: 'Permit', category: 'Permits', target: -322, done: -320 },
    { title: 'Old tub out', category: 'Demolition', target: -310, done: -309 },
    {
      title: 'Shower connected',
      category: 'Plumbing',
      target: -284,
      done: -281,
      contractor: 'Marcus Bell',
    },
    {
      title: 'Tiles done',
      category: 'Bathroom',
      target: -264,
      done: -262,
      contractor: 'Omar Haddad',
    },
    { title: 'Ready for guests', category: 'Final Touches', target: -250, done: -252 },
  ],
  expenses: [
    bought(-322, 'Plumbing permit', '195.00', 'City of Ashford', 'Permits', {
      category: 'permits',
      method: 'debit_card',
    }),
    bought(-311, 'Shower tray', '648.00', 'Ashford Supply', 'Fixtures'),
    bought(-311, 'Glass door', '789.00', 'Ashford Supply', 'Fixtures'),
    bought(-308, 'Floor tiles', '532.40', 'Terra Tile House', 'Tiles and tiling', {
      isBySam: true,
    }),
    bought(-308, 'Wall tiles, white', '418.75', 'Terra Tile House', 'Tiles and tiling', {
      isBySam: true,
    }),
    bought(-300, 'Membrane and board', '246.10', 'Northside Lumber', 'Tiles and tiling'),
    bought(-294, 'Shower and basin, half', '1700.00', 'Bell & Sons Plumbing', 'Plumbing', {
      category: 'labor',
      method: 'check',
      contractor: 'Marcus Bell',
      bill: 'Shower and basin, half',
    }),
    bought(-288, 'Basin and tap', '374.00', 'Ashford Supply', 'Fixtures'),
    bought(-276, 'Toilet', '412.00', 'Ashford Supply', 'Fixtures'),
    bought(-266, 'Shower and basin, rest', '1700.00', 'Bell & Sons Plumbing', 'Plumbing', {
      category: 'labor',
      method: 'check',
      contractor: 'Marcus Bell',
      bill: 'Shower and basin, rest',
    }),
    bought(-259, 'Tiling, complete', '2600.00', 'Haddad Tile & Stone', 'Tiles and tiling', {
      category: 'labor',
      method: 'bank_transfer',
      contractor: 'Omar Haddad',
      bill: 'Tiling, complete',
    }),
    bought(-257, 'Ceiling light and fan', '264.00', 'Bright House Lighting', 'Light and paint'),
    bought(-255, 'Paint and primer', '118.32', 'Whitcomb Paints', 'Light and paint', {
      isBySam: true,
    }),
    bought(-253, 'Towel rail and hooks', '142.50', 'Ashford Supply', 'Light and paint'),
  ],
  documents: [
    {
      title: 'Glass door, 10 years',
      kind: 'warranty',
      notes: 'The receipt counts as the warranty.',
    },
  ],
  scope: [],
  quotes: [],
  punchItems: [['Seal the corner by the door', 'Tiling', true]],
};
