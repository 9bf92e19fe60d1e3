import type { Chapter } from '../chapter.ts';

export const disputes: Chapter = {
  title: 'When something goes wrong',
  sections: [
    {
      heading: 'Poor or unfinished work',
      also: 'shoddy sloppy badly done poor workmanship defects redo botched mess unhappy dissatisfied crooked wrong fix complaint',
      text: `Write down what is wrong, with photos and the sentence of the contract or quote that it breaks. Send it with a date by which it should be fixed, and give the contractor a fair chance to do so: in many places you must. Hold back the part of the next payment that the repair would cost, not everything. For anything serious, let an independent inspector or another licensed tradesperson write a short report before more is covered up.`,
    },
    {
      heading: 'A contractor who leaves or goes out of business',
      also: 'walked off abandoned disappeared vanished ghosted quit bankrupt insolvent bankruptcy stopped coming gone halfway no show',
      text: `Stop paying, secure the site, and photograph everything that is done, delivered and missing. Send a dated letter that asks for a return by a certain day, because you usually have to end the contract properly before someone else takes over. Then find out who is unpaid: subcontractors and suppliers may have claims on the house. If there is a bond, an insurance or a card payment behind the deposit, report it soon, since there are deadlines. A new firm will charge for taking over; get its price in writing from what is really there.`,
    },
    {
      heading: 'Ending a contract and firing a contractor',
      also: 'fire dismiss sack terminate end cancel back out withdraw kick out replace switch builder cooling off',
      text: `Read how the contract may be ended, and follow that to the letter: usually a written notice, a time to put things right, and payment for the work that was properly done. Ending it without cause can cost you the contractor's lost profit. Some places give a few days to cancel a contract that was signed at home. Change the locks or codes, keep a list of the materials on site, and ask for lien waivers with the last payment.`,
    },
    {
      heading: 'Settling a dispute',
      also: 'dispute disagreement argument quarrel sue suing court small claims lawyer attorney mediation mediator arbitration legal action rights licensing board ombudsman complain resolve conflict',
      text: `Go in steps, each in writing: a calm talk about one list of points, a letter with a date, then someone neutral. A mediator, a trade association or the licensing board costs little and ends most disputes. Small claims court needs no lawyer and has an upper limit that differs by place. Before you sue for more, pay for an hour with a construction lawyer, and bring the contract, changes, payments, photos and messages in order of date. This guide is no legal advice.`,
    },
    {
      heading: 'Delays, penalties and bonuses',
      also: 'penalty clause liquidated damages late fee charge for being late deadline missed compensation bonus finish on time behind overdue weeks months',
      text: `A date binds a contractor only if the contract has it, with what counts as finished and which delays are excused (your own changes, weather, permits). A penalty clause, also called liquidated damages, names a fixed sum per day or week that is near your real loss, such as rent. Without one you can ask for proven losses at most. Many good firms refuse a penalty but accept a bonus for finishing early, or a larger last payment. When a job is behind, ask for a new schedule in writing, week by week, and tie the payments to it.`,
    },
    {
      heading: 'Damage and accidents during the work',
      also: 'broke damaged accident injured hurt injury worker fell liable liability responsible scratched cracked flooded my property who pays',
      text: `The contractor's liability insurance covers what the crew breaks, and workers' compensation covers a worker who is hurt. If the firm has neither, the claim can land on you and your home insurer, so ask for both certificates before work starts. Photograph the rooms and the way to them on the first day. When something happens, get help, take pictures, tell the contractor and your insurer in writing the same day, and agree on who repairs it before the next payment.`,
    },
  ],
};
