import type { Chapter } from '../chapter.ts';

export const contracts: Chapter = {
  title: 'Contracts and payments',
  sections: [
    {
      heading: 'What belongs in the contract',
      also: 'agreement written contract include contain clauses sign signing signature terms',
      text: `In writing, signed by both: who the parties are with license numbers, the full scope with drawings and products, the price and how it may change, start and finish dates, the payment schedule, who gets permits, insurance, how changes are ordered, cleaning and waste, the warranty, and how either side can end it. Some states give you a few days to cancel a contract signed at home. For a large sum, an hour with a lawyer is cheap.`,
    },
    {
      heading: 'Deposits and payment schedules',
      also: 'down payment wants asks half upfront up front advance deposit how much pay installments progress payments when pay contractor in advance stages',
      text: `Tie every payment to something finished that you can see: delivery of cabinets, rough-in passed, tile complete. A deposit of about 10% up front is common, more only for products made to order, and several states cap it by law, so look yours up. Never pay ahead of the work, and keep the last 5 to 10% until the punch list is done and the final inspection has passed.`,
    },
    {
      heading: 'Change orders',
      also: 'changes extras additional work change order mid project price increase scope creep',
      text: `Every change is a small contract: what is changed, what it costs or saves, how many days it adds, two signatures, before the work is done. Ask for this even when the change is free. Keep a running total, because ten small changes add up to a large one.`,
    },
    {
      heading: 'Lien waivers',
      also: 'lien mechanics lien waiver subcontractor unpaid supplier claim release',
      text: `In most states a subcontractor or supplier who is not paid can put a lien on your house, even when you have paid the general contractor. Protect yourself by asking for a signed lien waiver with each payment, from the contractor and from every larger subcontractor and supplier. Every state has its own forms and deadlines. The recorder's office or a lawyer can tell you which apply.`,
    },
    {
      heading: 'Receipts and taxes',
      also: 'tax deduction deductible records keep receipts irs capital gains write off 1099',
      text: `Keep every contract, invoice, receipt, permit and warranty for as long as you own the house and some years after. In the United States improvements can raise the cost basis of a home when it is sold, and some energy work has earned credits; repairs usually count for neither. The rules change, so ask a tax adviser about your case.`,
    },
  ],
};
