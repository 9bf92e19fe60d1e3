import { bought } from './bought.ts';
import type { SampleExpense } from './sample-project.ts';

const bill = (
  day: number,
  title: string,
  amount: string,
  rest: Pick<SampleExpense, 'contractor' | 'from' | 'line'> & Partial<SampleExpense>,
): SampleExpense => ({
  day,
  what: title,
  bill: title,
  amount,
  category: 'labor',
  method: 'bank_transfer',
  ...rest,
});

const KOWALSKI = { contractor: 'Dan Kowalski', from: 'Kowalski Building Co.' };
const TORRES = { contractor: 'Elena Torres', from: 'Torres Electric', line: 'Electrical' };
const BELL = { contractor: 'Marcus Bell', from: 'Bell & Sons Plumbing', line: 'Plumbing' };
const HADDAD = {
  contractor: 'Omar Haddad',
  from: 'Haddad Tile & Stone',
  line: 'Tile and flooring',
};
const STUDIO = {
  contractor: 'Priya Shah',
  from: 'Shah Design Studio',
  line: 'Design and drawings',
  category: 'other',
  method: 'bank_transfer',
} as const;
const CITY = { category: 'permits', method: 'debit_card' } as const;
const TOOL = { category: 'tools' } as const;
const SAM = { isBySam: true } as const;

export const wholeHouseExpenses: SampleExpense[] = [
  { day: -138, what: 'Survey and first drawings', amount: '1450.00', ...STUDIO },
  { day: -126, what: 'Permit drawings', amount: '1620.00', ...STUDIO },
  bought(-124, 'Building permit', '985.00', 'City of Ashford', 'Permits and fees', CITY),
  bought(-121, 'Electrical permit', '240.00', 'City of Ashford', 'Permits and fees', CITY),
  bought(-121, 'Plumbing permit', '195.00', 'City of Ashford', 'Permits and fees', CITY),
  bought(-118, 'Dumpster, three weeks', '465.00', 'Ashford Hauling', 'Tools and site', TOOL),
  bought(-117, 'Dust barriers and tape', '128.46', 'Northside Lumber', 'Tools and site', {
    ...TOOL,
    ...SAM,
  }),
  bought(-116, 'Demolition hammer, rental', '174.00', 'Ashford Tool Rental', 'Tools and site', {
    ...TOOL,
    method: 'debit_card',
  }),
  bill(-103, 'Demolition, complete', '4800.00', { ...KOWALSKI, line: 'Demolition and framing' }),
  bill(-84, 'Cabinets, deposit', '4560.00', {
    contractor: 'Grace Lindqvist',
    from: 'Lindqvist Cabinets',
    line: 'Cabinets',
    category: 'materials',
  }),
  bought(-82, 'Oak samples', '64.50', 'Lindqvist Cabinets', 'Cabinets', {
    contractor: 'Grace Lindqvist',
    room: 'Kitchen',
    ...SAM,
  }),
  bought(-80, 'Induction range', '2149.00', 'Harbor Appliances', 'Appliances', {
    room: 'Kitchen',
  }),
  bought(-80, 'Refrigerator', '2399.00', 'Harbor Appliances', 'Appliances', { room: 'Kitchen' }),
  bought(-79, 'Dishwasher', '1049.00', 'Harbor Appliances', 'Appliances', { room: 'Kitchen' }),
  bought(-76, 'Work lights and extension cords', '143.20', 'Northside Lumber', 'Tools and site', {
    ...TOOL,
    ...SAM,
  }),
  bill(-68, 'Windows, complete', '7150.00', {
    contractor: 'Ruth Okafor',
    from: 'Clearview Windows',
    line: 'Windows',
    category: 'materials',
    method: 'financing',
  }),
  bought(-66, 'Window trim, primed pine', '212.38', 'Northside Lumber', 'Windows', {
    room: 'Living room',
  }),
  bill(-58, 'Rough wiring', '4140.00', TORRES),
  bought(-57, 'Recessed lights, set of 12', '318.60', 'Bright House Lighting', 'Electrical', {
    room: 'Living room',
    ...SAM,
  }),
  bought(-56, 'Dimmers and switches', '187.92', 'Bright House Lighting', 'Electrical'),
  bill(-51, 'Rough plumbing', '3780.00', BELL),
  bought(-50, 'Shut-off valves', '96.75', 'Ashford Supply', 'Plumbing', {
    room: 'Bathroom',
    method: 'debit_card',
  }),
  bought(-49, 'Bathtub', '1180.00', 'Ashford Supply', 'Bathroom fixtures', { room: 'Bathroom' }),
  bought(-49, 'Shower set, brushed nickel', '642.00', 'Ashford Supply', 'Bathroom fixtures', {
    room: 'Bathroom',
  }),
  bought(-48, 'Vanity with basin', '865.00', 'Ashford Supply', 'Bathroom fixtures', {
    room: 'Bathroom',
    ...SAM,
  }),
  bought(-46, 'Insulation, mineral wool', '534.40', 'Northside Lumber', 'Drywall and paint'),
  bought(-43, 'Drywall sheets and screws', '712.15', 'Northside Lumber', 'Drywall and paint'),
  bought(-41, 'Joint compound and mesh', '148.83', 'Northside Lumber', 'Drywall and paint', SAM),
  bought(-39, 'Drywall lift, rental', '110.00', 'Ashford Tool Rental', 'Tools and site', {
    ...TOOL,
    method: 'debit_card',
  }),
  bought(-34, 'Porcelain tiles, 140 sq ft', '1862.00', 'Terra Tile House', 'Tile and flooring', {
    room: 'Bathroom',
  }),
  bought(-33, 'Wall tiles, sea green', '974.00', 'Terra Tile House', 'Tile and flooring', {
    room: 'Bathroom',
    ...SAM,
  }),
  bought(-32, 'Backer board and membrane', '421.60', 'Northside Lumber', 'Tile and flooring', {
    room: 'Bathroom',
  }),
  bought(-31, 'Heating mat and thermostat', '689.00', 'Terra Tile House', 'Tile and flooring', {
    room: 'Bathroom',
  }),
  bought(-29, 'Grout, thinset and spacers', '236.18', 'Terra Tile House', 'Tile and flooring', {
    room: 'Bathroom',
  }),
  bought(-26, 'Tile saw, rental', '195.00', 'Ashford Tool Rental', 'Tools and site', {
    ...TOOL,
    method: 'debit_card',
  }),
  bought(-24, 'Two boxes of tiles, returned', '266.00', 'Terra Tile House', 'Tile and flooring', {
    room: 'Bathroom',
    refundOf: 'Porcelain tiles, 140 sq ft',
    notes: 'Unopened boxes, full price back.',
  }),
  bill(-19, 'Kitchen circuits', '2070.00', TORRES),
  bought(-17, 'Under-cabinet lights', '248.00', 'Bright House Lighting', 'Electrical', {
    room: 'Kitchen',
    ...SAM,
  }),
  bought(-15, 'Toilet, wall-hung', '489.00', 'Ashford Supply', 'Bathroom fixtures', {
    room: 'Bathroom',
  }),
  bought(-14, 'Range hood', '729.00', 'Harbor Appliances', 'Appliances', { room: 'Kitchen' }),
  bought(-12, 'Quartz slab, deposit', '1500.00', 'Stone & Sons', 'Countertops', {
    room: 'Kitchen',
    method: 'check',
  }),
  bill(-10, 'Tile work, first half', '2340.00', HADDAD),
  bought(-9, 'Oak flooring, hallway', '1388.40', 'Terra Tile House', 'Tile and flooring', {
    room: 'Hallway',
  }),
  bought(-7, 'Paint, nine gallons', '412.65', 'Whitcomb Paints', 'Drywall and paint', {
    room: 'Living room',
  }),
  bought(-6, 'Rollers, trays and tape', '86.24', 'Whitcomb Paints', 'Drywall and paint', {
    ...TOOL,
    method: 'cash',
  }),
  bought(-4, 'Lunch for the crew', '74.80', 'Corner Deli', 'Tools and site', {
    category: 'other',
    method: 'cash',
    ...SAM,
  }),
  bought(-2, 'Cabinet handles, 34 pieces', '306.00', 'Bright House Lighting', 'Cabinets', {
    room: 'Kitchen',
    ...SAM,
  }),
  bought(-1, 'Bathroom mirror', '219.00', 'Ashford Supply', 'Bathroom fixtures', {
    room: 'Bathroom',
  }),
];
