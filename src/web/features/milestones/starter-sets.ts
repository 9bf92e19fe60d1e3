import { addDays, daysBetween, toLocalDate } from '#shared/dates.ts';
import type { MilestoneCategory, StarterSetDraft } from '#shared/milestone.ts';
import type { ProjectKind } from '#shared/project-kind.ts';

interface SuggestedStep {
  title: string;
  category: MilestoneCategory;
  /** Days after the start. */
  day: number;
}

interface StarterSet {
  label: string;
  steps: readonly SuggestedStep[];
}

const step = (day: number, category: MilestoneCategory, title: string): SuggestedStep => ({
  day,
  category,
  title,
});

/** Suggested sequences, at the pace of a typical project of their kind. */
export const starterSets = {
  kitchen: {
    label: 'Kitchen',
    steps: [
      step(0, 'Planning', 'Layout and budget settled'),
      step(7, 'Kitchen', 'Cabinets and appliances ordered'),
      step(14, 'Permits', 'Permits granted'),
      step(28, 'Demolition', 'Old kitchen out'),
      step(35, 'Plumbing', 'Water and drains in place'),
      step(38, 'Electrical', 'New circuits in place'),
      step(42, 'Inspection', 'Rough-in inspection passed'),
      step(49, 'Drywall', 'Walls closed'),
      step(53, 'Painting', 'Walls and ceiling painted'),
      step(58, 'Flooring', 'New floor down'),
      step(65, 'Kitchen', 'Cabinets and countertops in'),
      step(72, 'Final Touches', 'Backsplash, lights and appliances in'),
      step(77, 'Inspection', 'Final inspection passed'),
    ],
  },
  bathroom: {
    label: 'Bathroom',
    steps: [
      step(0, 'Planning', 'Layout and budget settled'),
      step(5, 'Bathroom', 'Tiles and fixtures ordered'),
      step(10, 'Permits', 'Permits granted'),
      step(17, 'Demolition', 'Old bathroom out'),
      step(21, 'Plumbing', 'Water and drains in place'),
      step(24, 'Electrical', 'Wiring and fan in place'),
      step(27, 'Inspection', 'Rough-in inspection passed'),
      step(31, 'Drywall', 'Walls closed and waterproofed'),
      step(38, 'Flooring', 'Tiles laid and grouted'),
      step(43, 'Bathroom', 'Shower, sink and toilet connected'),
      step(46, 'Painting', 'Walls and ceiling painted'),
      step(49, 'Final Touches', 'Mirror, glass and fittings up'),
    ],
  },
  basement: {
    label: 'Basement',
    steps: [
      step(0, 'Planning', 'Moisture checked, layout settled'),
      step(14, 'Permits', 'Permits granted'),
      step(21, 'Demolition', 'Basement cleared'),
      step(28, 'Structural', 'Walls framed'),
      step(35, 'Plumbing', 'Water and drains in place'),
      step(39, 'Electrical', 'Wiring in place'),
      step(43, 'Inspection', 'Rough-in inspection passed'),
      step(47, 'Insulation', 'Walls insulated'),
      step(54, 'Drywall', 'Walls and ceiling closed'),
      step(60, 'Painting', 'Walls and ceiling painted'),
      step(66, 'Flooring', 'New floor down'),
      step(72, 'Final Touches', 'Doors, trim and lights in'),
      step(77, 'Inspection', 'Final inspection passed'),
    ],
  },
  wholeHouse: {
    label: 'Whole house',
    steps: [
      step(0, 'Planning', 'Plans and budget settled'),
      step(14, 'Planning', 'Contractors chosen'),
      step(42, 'Permits', 'Permits granted'),
      step(49, 'Demolition', 'Demolition done'),
      step(77, 'Structural', 'Structural work done'),
      step(98, 'Plumbing', 'Water, drains and heating in place'),
      step(112, 'Electrical', 'Wiring in place'),
      step(119, 'Inspection', 'Rough-in inspection passed'),
      step(126, 'Insulation', 'Walls and roof insulated'),
      step(147, 'Drywall', 'Walls closed'),
      step(161, 'Painting', 'Walls and ceilings painted'),
      step(175, 'Flooring', 'Floors down'),
      step(189, 'Kitchen', 'Kitchen in'),
      step(196, 'Bathroom', 'Bathrooms in'),
      step(210, 'Final Touches', 'Doors, trim and lights in'),
      step(217, 'Inspection', 'Final inspection passed'),
    ],
  },
} as const satisfies Record<ProjectKind, StarterSet>;

export type StarterSetKey = ProjectKind;

export type MilestoneDraft = StarterSetDraft['milestones'][number];

/** The milestones of a set for a project that starts on this day. */
export function draftMilestones(key: StarterSetKey, startDate: string): MilestoneDraft[] {
  return starterSets[key].steps.map(({ title, category, day }) => ({
    title,
    category,
    targetDate: addDays(startDate, day),
  }));
}

/** The drafts after their start has moved from one day to another. */
export function moveDrafts(drafts: MilestoneDraft[], from: string, to: string): MilestoneDraft[] {
  const days = daysBetween(toLocalDate(from), toLocalDate(to));
  return drafts.map((draft) => ({
    ...draft,
    targetDate: draft.targetDate ? addDays(String(draft.targetDate), days) : '',
  }));
}
