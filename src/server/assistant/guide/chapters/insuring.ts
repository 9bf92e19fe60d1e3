import type { Chapter } from '../chapter.ts';

export const insuring: Chapter = {
  title: 'Insurance for a renovation',
  sections: [
    {
      heading: 'Telling your home insurer before work starts',
      also: 'homeowners insurance call ring insurer notify renovation policy coverage vacancy empty walls down builder risk premium umbrella',
      text: `Yes, call your insurer before walls come down. Ask four things: whether the policy covers damage during a renovation, whether materials on site are covered, what happens if the house stands empty for more than 30 or 60 days (many policies then stop covering theft and water), and whether coverage must rise with the new value. For an addition or a gut renovation you may need a builder's risk policy. If friends help or you hire day workers, ask about liability and an umbrella policy. Get the answer by email, and tell them again when you finish; the premium may change, and some improvements lower it.`,
    },
    {
      heading: 'Checking a certificate of insurance',
      also: 'certificate of insurance coi proof liability workers compensation verify fake photo copy sent by contractor agent additional insured expired insurer',
      text: `A photo or copy that comes from the contractor proves little, because it can be old, changed or cancelled. Ask for the certificate to be sent by the insurance agent or insurer directly to you, or call the agent whose number you looked up yourself. Check the firm's exact name, the policy number, the dates, general liability (a million dollars is common) and workers' compensation. For a larger job ask to be named as an additional insured, which also means that you hear of it if the policy ends. See that subcontractors have their own, and look again if the job runs past the expiry date.`,
    },
    {
      heading: 'Bonded, licensed, insured: what each means',
      also: 'bonded bond surety licensed insured meaning difference contractor bond performance payment bond protects',
      text: `Licensed means that the state or city tested or registered the firm. Insured means that an insurer pays when it damages something or somebody is hurt. Bonded means that a surety has promised a sum, often only 10,000 to 25,000 dollars, that customers can claim from if the firm breaks the rules; all of its customers share it. A performance bond and a payment bond for one job are different: they pay for finishing it and for unpaid subcontractors, cost about 1 to 3% and make sense for large contracts. None of the words means good work, so check references as well.`,
    },
    {
      heading: 'Home warranty plans',
      also: 'home warranty plan service contract american home shield worth it coverage appliances systems denied claim versus insurance',
      text: `A home warranty is a service contract: for a yearly price and a fee for each call it repairs or replaces appliances and systems that wear out. Home insurance, in contrast, pays for sudden damage such as fire or a burst pipe. Plans often refuse what was installed wrongly, not maintained or there before, cap the sum, and choose the repair firm. It can help a buyer of an old house for the first year, or if one large bill would hurt; otherwise putting the same money aside each month is usually better. Read the exclusions, and search for complaints to your state's attorney general.`,
    },
    {
      heading: 'Insurance after the renovation',
      also: 'update insurance after remodel replacement cost increase coverage new roof discount premium lower wiring tell insurer finished rebuild value',
      text: `When the work is finished, send your insurer a list of it with costs. What counts is the cost to rebuild the house as it now is, and a bigger or finer house that is insured for its old value is underinsured. Some work lowers the premium: a new roof, new wiring, plumbing or heating, storm shutters, a monitored alarm, leak sensors. Some raises it or needs a rider: a pool, a trampoline, a wood stove, a rented unit, a short-term rental. Photograph every finished room and its contents, and keep the pictures outside the house.`,
    },
  ],
};
