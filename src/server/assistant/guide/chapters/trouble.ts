import type { Chapter } from '../chapter.ts';

export const trouble: Chapter = {
  title: 'Trouble with a builder',
  sections: [
    {
      heading: 'A contractor who does not show up or answer',
      also: 'no show has not shown up ignores texts calls ghosting silent missing days abandoned not coming late excuses what to do first',
      text: `First send one calm message that can be proved, by email and text: what was agreed, how many days nobody came, and a date by which you expect a reply and a schedule. Call the office, the lead and a subcontractor, since phones break and people fall ill. If there is no answer, send the same as a certified letter that gives notice under the contract, often 5 to 10 days to return. Pay nothing more, secure the site, and document its state with photos and a list of materials. After the deadline you can usually terminate for abandonment and file a complaint with the licensing board; for large sums ask a lawyer before someone else starts.`,
    },
    {
      heading: 'Firing a builder without a lawsuit',
      also: 'fire builder mid-job terminate notice to cure breach default written attorney court get rid lawful step by step',
      text: `Read the termination clause first and follow it word by word. Send a written notice that lists each default (dates, defects, missed work) and gives the time to cure that the contract or law sets. If it is not cured, send the termination in writing, by certified mail. Document the site with photos and have an independent contractor write down what is done and what it costs to finish. Pay for the work that was done properly, less the cost of repairs, and collect lien waivers. Firing without a breach can make you owe lost profit, so for a large job an hour with a construction attorney before the letter is money well spent.`,
    },
    {
      heading: 'Small claims court',
      also: 'small claims court worth it sue limit dollar amount file without a lawyer judge evidence collect judgment contractor shoddy work',
      text: `Small claims is worth it when the sum is below your state's limit (mostly between 5,000 and 12,500 dollars), the facts are simple and the firm has money or a license to lose. You need no lawyer, and filing costs some tens of dollars. Bring the contract, payments, photos, messages in order of date, your letter asking for repair, and two written estimates or a report from another licensed contractor for what fixing it costs. Sue the firm under its legal name. Winning is half of it: you must collect the judgment, and the licensing board or a bond may help. Try a demand letter first, since it often settles the matter.`,
    },
    {
      heading: 'Complaints: license board, attorney general and others',
      also: 'complaint complain report contractor license board attorney general bbb better business bureau consumer protection recovery fund',
      text: `File with the state licensing board if the firm is licensed, or to report that it is not: boards can order repairs, fine, and suspend a license, and some states have a recovery fund that pays homeowners. The attorney general or the consumer office takes complaints about fraud; the building department, about work against code; the bond company, a claim. The Better Business Bureau only passes on letters, though some firms answer there. Write one page of facts with dates, and attach the contract, payments and photos. There are deadlines, often one to four years. Fraud with a deposit belongs to the police as well.`,
    },
    {
      heading: 'Contract clauses to be careful with',
      also: 'bad clauses contract fine print arbitration attorney fees waive rights price escalation automatic assign unlimited change watch out before signing',
      text: `Read these with care before you sign: prices that may rise without a limit, payments by date instead of by finished work, large deposits, "or equal" products that the contractor chooses alone, changes that need no signature, no start or finish date, a warranty that ends when you complain publicly, binding arbitration at a place of their choice, and that you pay their attorney's fees but not the reverse. Strike out what you do not accept, and both initial it. Add what is missing: retention of 5 to 10%, lien waivers, cleanup, who gets the permits. A lawyer's hour is cheap for a contract as large as a car.`,
    },
    {
      heading: 'What a remodeling contract must have so that you are not cheated',
      also: 'contract with remodeler contain must have protect fleeced ripped off scope start date completion date payment schedule warranty change orders license checklist',
      text: `Look for these in any remodeling contract, large or small: full names, address and license number; the scope of work in detail, with products, models and drawings; the total price and every allowance; a start date and a completion date; a payment schedule tied to finished stages, with a small deposit and something held to the end; how change orders are priced and signed; who gets permits; proof of insurance; lien waivers with each payment; cleanup and protection; a written warranty; and how either side can end it. What was said and is not in the contract does not count, so have it added by hand and initialed. Never sign one with blanks.`,
    },
    {
      heading: 'A lien notice in the mail',
      also: 'preliminary notice to owner lien letter received mechanics lien filed remove subcontractor not paid supplier unpaid pay twice joint check',
      text: `A preliminary notice or "notice to owner" is routine: a supplier or subcontractor tells you that it works on your house and may file a lien if it is not paid. Keep it, and ask for that firm's lien waiver before you pay the contractor for its part. If a supplier says it was not paid, stop the next payment, and pay with a joint check made out to both. A lien that was filed is serious, because you may have to pay twice or cannot sell or refinance; deadlines are short, a bond can release it, and a lawyer can tell you whether it is valid. Some states protect owners who have already paid in full.`,
    },
    {
      heading: 'Second thoughts on quality: is this normal?',
      also: 'is this acceptable workmanship standard tolerance normal gap uneven crooked lippage out of level cracks judge quality inspector opinion',
      text: `Look in ordinary daylight from about six feet, as trade standards do, and not with a lamp along the wall. There are published tolerances: the national home builders' guidelines and the tile council's handbook say how far a wall may be out of plumb or how much one tile may stand above the next. Wood moves, hairline cracks appear in the first heating season, and old houses are not square. Water where it should not be, cracked tile, loose rails, doors that do not close and anything against code are never normal. If you are unsure, pay an independent inspector for an hour before you pay the milestone.`,
    },
    {
      heading: 'A sub broke something: who answers for it',
      also: 'subcontractor cracked window damage sub broke who pays general contractor on the hook liable responsible insurance claim repair',
      text: `If your contract is with the general contractor, the general answers to you for what the subs break, and settles it with the sub. If you hired the trade yourself, it is between you and that firm. Photograph the damage the same day, write to the general contractor with a date for the repair, and hold back a fair sum from the next payment, not all of it. Larger damage goes to the firm's liability insurance; ask for the claim number. Your own home insurance is the last resort, and then recovers from theirs. Pictures from before the work end most arguments.`,
    },
    {
      heading: 'Leaving a review, and being asked to take it down',
      also: 'review bad review online negative threaten sue defamation google yelp nondisparagement take down',
      text: `A truthful review is protected in the United States: a clause in a standard contract that forbids it is void under federal law. Write facts and dates that you can prove, and mark opinions as such; do not call someone a criminal. Wait until the last payment and the repairs are settled, because a review is also your quietest leverage. Say what was fixed, and add to it if things change. A refund "for deleting the review" is your choice; put it in writing. Praise people by name when they earned it: it is worth more to a small firm than a tip.`,
    },
  ],
};
