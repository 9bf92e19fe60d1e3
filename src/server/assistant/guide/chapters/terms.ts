import type { Chapter } from '../chapter.ts';

export const terms: Chapter = {
  title: 'Words that builders use',
  sections: [
    {
      heading: 'Words about money',
      also: 'allowance provisional sum pc sum prime cost retainage retention draw markup overhead lump sum net 30 bond term meaning definition jargon',
      text: `- **Allowance**, or prime cost sum: an amount in the price for something you have not chosen yet. If you choose a dearer one, you pay the difference.
- **Provisional sum**: a guess for work that cannot be measured yet.
- **Retainage**, retention or holdback: a share of each bill, often 5 to 10%, that you keep until the end.
- **Draw**: a payment due at a stage.
- **Markup**: what the contractor adds to labor and materials for overhead and profit.
- **Lump sum**: one fixed price for everything described.
- **Net 30**: the bill is to be paid within thirty days.
- **Bond**: a guarantee by a third party that the work is finished or the bills are paid.`,
    },
    {
      heading: 'Words about the work',
      also: 'rough in first fix second fix substantial completion practical completion make good snagging punch list scope spec specification subcontractor sub studs joist lintel soffit fascia flashing backer board meaning definition jargon',
      text: `- **Rough-in**, or first fix: pipes, ducts and wires in the open walls, before they are closed.
- **Second fix**, or finish work: everything you can see afterwards, such as outlets, taps, doors and trim.
- **Scope**: what is to be done, and what is not.
- **Spec**: which products and how good.
- **Sub**: a trade that the general contractor hires.
- **Making good**: repairing what the work disturbed.
- **Substantial completion**: you can use the rooms, with small things left.
- **Punch list**, or snag list: those small things.
- **Flashing**: metal that leads water away from a joint.`,
    },
  ],
};
