import type { Chapter } from '../chapter.ts';

export const contractors: Chapter = {
  title: 'Choosing a contractor',
  sections: [
    {
      heading: 'What to check first',
      also: 'license licensed insured insurance verify vet background check bonded find good contractor hire hiring',
      text: `Before you talk about price, check four things: the license with the body that issued it (where your state requires one), a certificate of liability insurance sent by the insurer, workers' compensation for anyone with employees, and a fixed address. Search the firm's name and the owner's name with the words "complaint" and "court".`,
    },
    {
      heading: 'Questions to ask references',
      also: 'references past clients reviews ask previous customers interview questions to ask a contractor',
      text: `Ask for three recent jobs like yours and call them. Did the price hold, and if not, why? Did the same people come every day? How did they handle a mistake? What was the site like in the evening? Would you hire them again? Visit one job that is still running if you can; a tidy site is the best reference.`,
    },
    {
      heading: 'Warning signs',
      also: 'red flags scam fraud avoid bad contractor cash only door to door rip off shady',
      text: `Walk away when a contractor wants most of the money up front, takes cash only, pushes you to sign today, asks you to get the permit in your own name, has no written quote, has no address, or says that a permit is not needed without looking it up. One of these may be a mistake. Two are a pattern.`,
    },
    {
      heading: 'A general contractor or separate trades',
      also: 'gc markup add on top manage myself own general contractor subcontractors hire directly separate coordinate',
      text: `A general contractor schedules the trades, answers for their work and adds roughly 10 to 20% for it. Hiring each trade yourself saves that share and costs you the time, the arguments about whose fault a gap is, and some of the discounts. It works for two or three trades in one room when you are at home on weekdays. For anything with structure, five trades or a deadline, the general contractor usually earns the money.`,
    },
    {
      heading: 'Working together well',
      also: 'communicate communication relationship dispute problem disagreement not showing up bad work unhappy complain fire contractor',
      text: `Agree on one person on each side who decides, one weekly meeting, and one place where decisions are written down. Say early and calmly when something is wrong, with a photo. If work is poor or stops, write down what the contract says, what happened and by when you expect it fixed. Send it before you talk about money. If that does not help, the licensing board, a mediator or a lawyer is the next step; rules differ by place.`,
    },
  ],
};
