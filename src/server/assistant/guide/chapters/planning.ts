import type { Chapter } from '../chapter.ts';

export const planning: Chapter = {
  title: 'Planning a renovation',
  sections: [
    {
      heading: 'Where to start',
      also: 'begin first step starting out beginner new plan how to plan renovation',
      text: `Write down what bothers you about the room today and what must be different afterwards. Then set the most you are willing to spend, and only after that look at products and layouts. A plan that starts from a photo rarely survives its first price.

Before you ask for a quote, have three things on paper: a sketch with measurements, a list of what stays and what goes, and a list of finishes you have already chosen.`,
    },
    {
      heading: 'Decide before demolition',
      also: 'decisions choose selections early late changes',
      text: `Most delays come from decisions that were still open when the walls were. Choose everything with a long lead time (cabinets, windows, special tile, fixtures that sit inside a wall) before the first day of work, and order it before demolition if you can store it.

Keep one list of open decisions with the date by which each is needed, and look at it every week.`,
    },
    {
      heading: 'Living in the house, or moving out',
      also: 'live move out stay home during renovation temporary kitchen kids pets',
      text: `You can usually stay if one bathroom and one place to cook keep working. Set up a temporary kitchen away from the dust: a table, a microwave, a kettle and a sink you can reach. Agree with the crew on working hours, a door they use, and when water or power will be off.

Moving out is worth the money when the only bathroom is out of use, when floors are refinished, or while lead paint or asbestos is being removed.`,
    },
    {
      heading: 'Designer, architect or engineer',
      also: 'do i need an architect structural engineer interior designer drawings plans blueprint',
      text: `For new finishes in the same layout, a good contractor is often enough. Bring in a designer when the layout changes, an architect when rooms are added or the outside of the house changes, and a structural engineer whenever a wall, beam, roof or foundation is touched. Many building departments ask for stamped drawings in that last case; ask yours before you pay for any.`,
    },
    {
      heading: 'Insurance and neighbours',
      also: 'homeowners insurance policy hoa association neighbors coverage insurer',
      text: `Call your home insurer before work starts. Some policies limit cover while a house is empty or under construction, and a larger renovation changes what the house costs to rebuild. Tell the neighbours the dates, the hours and a phone number. If you have a homeowners' association or share walls, ask for its rules and approval in writing first.`,
    },
  ],
};
