import type { TaxUse } from '#shared/tax.ts';

interface Reason {
  /** Null where only the person can know. */
  use: TaxUse | null;
  /** A short name for a group of expenses. */
  title: string;
  text: string;
}

/** Why an expense is suggested for a use. The facts are those of the rules, the words are ours. */
export const taxReasons = {
  addition: {
    use: 'improvement',
    title: 'Additions',
    text: 'It adds space or a new part to the home.',
  },
  grounds: {
    use: 'improvement',
    title: 'Lawn and grounds',
    text: 'It is lasting work on the lawn or the grounds.',
  },
  systems: {
    use: 'improvement',
    title: 'Systems of the house',
    text: 'It is part of the heating, cooling, wiring or another system of the house.',
  },
  exterior: {
    use: 'improvement',
    title: 'Exterior',
    text: 'It is a lasting part of the outside: the roof, walls, windows or doors.',
  },
  insulation: {
    use: 'improvement',
    title: 'Insulation',
    text: 'Insulation makes the home better for years.',
  },
  plumbing: {
    use: 'improvement',
    title: 'Plumbing',
    text: 'It is a lasting part of the plumbing.',
  },
  interior: {
    use: 'improvement',
    title: 'Interior',
    text: 'It becomes a lasting part of the rooms, such as a floor or cabinets.',
  },
  built_in: {
    use: 'improvement',
    title: 'Built-in appliances',
    text: 'An appliance that is built in is part of the home.',
  },
  structure: {
    use: 'improvement',
    title: 'Structure and site work',
    text: 'It is part of the structure, or work that building it needs.',
  },
  hauling: {
    use: 'improvement',
    title: 'Clearing the site',
    text: 'Removing what was there counts with the improvement that replaces it.',
  },
  fees: {
    use: 'improvement',
    title: 'Plans, permits and fees',
    text: 'Plans, permits and fees count with the improvement they are for.',
  },
  contractor_work: {
    use: 'improvement',
    title: 'Remodeling work',
    text: 'The contractor builds or remodels, so the work counts as an improvement.',
  },
  in_remodel: {
    use: 'improvement',
    title: 'Finishing a remodel',
    text: 'Painting and patching count when they are part of a larger remodel.',
  },
  remodel_room: {
    use: 'improvement',
    title: 'For a room in the remodel',
    text: 'It is for a room of a project that remodels, and nothing says that it is a repair.',
  },
  money_back: {
    use: 'improvement',
    title: 'Money back',
    text: 'A rebate or payment for an improvement lowers what it cost you.',
  },
  paint: {
    use: 'repair',
    title: 'Painting',
    text: 'Painting alone keeps a home as it is. It counts only as part of a larger remodel.',
  },
  fixing: {
    use: 'repair',
    title: 'Repairs',
    text: 'It puts something back in order and adds nothing lasting.',
  },
  upkeep: {
    use: 'repair',
    title: 'Upkeep',
    text: 'Cleaning, service and care keep a home in good condition.',
  },
  tools: {
    use: 'not_part',
    title: 'Tools and equipment',
    text: 'Tools stay yours and do not become part of the home.',
  },
  movable: {
    use: 'not_part',
    title: 'Furniture and movable things',
    text: 'You can take it along when you move, so it is not part of the home.',
  },
  running: {
    use: 'not_part',
    title: 'Running costs',
    text: 'It pays for living in the home or for the loan, not for the home itself.',
  },
  own_work: {
    use: 'not_part',
    title: 'Your own work',
    text: 'The time you put in yourself has no cost that counts.',
  },
  refund: {
    use: null,
    title: 'Refunds',
    text: 'It lowers the cost of the expense that it refunds. Decide that one first.',
  },
  rental: {
    use: null,
    title: 'Rentals',
    text: 'A rental counts if it was for an improvement. What was it for?',
  },
  appliance: {
    use: null,
    title: 'Appliances',
    text: 'It counts if it is built in, and not if it stands on its own.',
  },
  unclear_work: {
    use: null,
    title: 'Work without a clue',
    text: 'Labor counts if it was for an improvement. What was it for?',
  },
  unclear: {
    use: null,
    title: 'Not clear',
    text: 'Nothing here says what it was for.',
  },
} as const satisfies Record<string, Reason>;

export type TaxReason = keyof typeof taxReasons;
