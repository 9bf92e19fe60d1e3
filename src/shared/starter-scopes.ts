import type { ProjectKind } from './project-kind.ts';

/**
 * What contractors usually quote for. Quotes differ most in what they leave out, so each list names
 * what is often forgotten: the permit, taking things apart, and getting rid of them.
 */
export const starterScopes: Record<ProjectKind, { label: string; lines: readonly string[] }> = {
  kitchen: {
    label: 'Kitchen',
    lines: [
      'Building permit and inspections',
      'Demolition and haul away',
      'Plumbing',
      'Electrical',
      'Drywall and paint',
      'Cabinets, supply',
      'Cabinets, install',
      'Countertops, supply and install',
      'Backsplash',
      'Flooring, supply',
      'Flooring, install',
      'Appliances, install and connect',
      'Final cleaning',
    ],
  },
  bathroom: {
    label: 'Bathroom',
    lines: [
      'Building permit and inspections',
      'Demolition and haul away',
      'Plumbing',
      'Electrical and ventilation',
      'Waterproofing',
      'Tile, supply',
      'Tile, set',
      'Tub or shower, supply',
      'Toilet, vanity and faucets, supply',
      'Fixtures, install',
      'Shower door',
      'Paint',
      'Final cleaning',
    ],
  },
  basement: {
    label: 'Basement',
    lines: [
      'Building permit and inspections',
      'Moisture control',
      'Framing',
      'Insulation',
      'Plumbing',
      'Electrical',
      'Heating and ventilation',
      'Drywall and ceiling',
      'Egress window',
      'Flooring, supply',
      'Flooring, install',
      'Doors, trim and stairs',
      'Paint',
      'Final cleaning',
    ],
  },
  wholeHouse: {
    label: 'Whole house',
    lines: [
      'Drawings and engineering',
      'Building permit and inspections',
      'Demolition and haul away',
      'Structure and framing',
      'Roof and outside walls',
      'Windows and outside doors',
      'Plumbing',
      'Electrical',
      'Heating and ventilation',
      'Insulation and drywall',
      'Flooring, supply',
      'Flooring, install',
      'Kitchen',
      'Bathrooms',
      'Paint',
      'Final cleaning',
    ],
  },
};
