import type { Chapter } from '../chapter.ts';

export const budget: Chapter = {
  title: 'Budget and contingency',
  sections: [
    {
      heading: 'How much contingency to keep',
      also: 'buffer cushion reserve rainy day unexpected surprise costs percent set aside safety margin unforeseen extra money',
      text: `Keep part of the budget out of every quote:

- about 10% for a cosmetic job in a newer house,
- about 15% for a kitchen or bathroom where walls are opened,
- 20% or more for an old house, or when plumbing, wiring or structure is uncertain.

Spend it on surprises, not on upgrades. If some remains after the last inspection, it is yours.`,
    },
    {
      heading: 'Building a budget that holds',
      also: 'make set create budget estimate how to budget renovation budgeting',
      text: `Start from the top: take the total you can spend and subtract the contingency. Split the rest into labor, materials, permits, and everything else, and put a figure from a real quote or price tag next to each line. Lines without a source are guesses; mark them as such.

Update the list whenever a figure becomes certain, and record each payment on the day it is made. Look at the budget every week; otherwise it does not help you.`,
    },
    {
      heading: 'Costs that people forget',
      also: 'hidden costs forgotten overlooked extras surprise fees sales tax delivery',
      text: `These are missing from most first budgets: permit and inspection fees, design or engineering, sales tax and delivery, waste removal, protection of floors and furniture, temporary kitchen or lodging, storage, tool rental, touch-up of the rooms next door, window coverings, new switches and door hardware, and the meals you did not cook. Together they often come to 5 to 10% of the project.`,
    },
    {
      heading: 'When the budget is not enough',
      also: 'save money cut costs reduce cheaper over budget too expensive savings economize spend less',
      text: `Change the scope before you change the quality. Keep plumbing and walls where they are, keep sound cabinet boxes and change the fronts, use the special tile on one wall only, or do the project in two phases with the hidden work (wiring, pipes, waterproofing) in the first.

Do not save on what is behind the wall, on waterproofing, or on a licensed trade. Those savings come back as repairs.`,
    },
    {
      heading: 'Paying for it: savings, loan or card',
      also: 'finance financing heloc home equity loan borrow credit interest mortgage refinance pay for renovation',
      text: `Savings cost the least. A home equity loan or line of credit has a lower rate than a card but puts your house at risk. A personal loan is faster and more expensive. A card is for small purchases you pay off within the month. Compare the yearly rate with all fees, ask whether the rate can change, and never let a contractor arrange a loan you have not compared yourself. A bank or an independent adviser can tell you what fits your situation; this guide cannot.`,
    },
  ],
};
