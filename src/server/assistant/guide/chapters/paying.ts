import type { Chapter } from '../chapter.ts';

export const paying: Chapter = {
  title: 'Paying, claims and relatives',
  sections: [
    {
      heading: 'How to pay: check, card, transfer or cash',
      also: 'pay payment method check cheque card credit transfer wire cash venmo zelle paypal app receipt safe safest way trace protection',
      text: `Pay in a way that leaves a trace, to the firm that is named in the contract, and get a receipt each time. A check or a bank transfer does that; a card often adds about three percent and gives you a way to dispute (in Britain, credit cards do so by law for many purchases over £100). Payment apps mostly do not protect this kind of purchase, and what is sent is hard to get back: treat them like cash. A discount for cash usually means no receipt, no warranty and no tax paid. If an invoice names a new bank account, call the firm on the number you know before you pay.`,
    },
    {
      heading: 'When the price goes up after signing',
      also: 'price increase raised went up more money after signing escalation clause material prices lumber mid job wants more cost overrun surcharge tariff',
      text: `A fixed price stays, unless you changed something or the contract says when it may rise. Ask which clause it is, and for the supplier's invoices. Rot, rock or bad wiring that nobody could see is another matter: that is a change order, with a price that you sign before the work goes on. An estimate does not bind, but in some places it may be exceeded only by a certain share without asking you. Look for a simpler product before you agree, and answer in writing. Do not pay ahead because somebody threatens to stop.`,
    },
    {
      heading: 'Friends and relatives as contractors',
      also: 'friend relative family cousin uncle brother in law nephew neighbor buddy handy cheap favor hire working for you known for years in writing trust',
      text: `Put it in writing, above all with somebody you like: what is to be done, by when, for how much, who buys the material, and what happens if it has to be done again. One page is enough, and it saves the friendship. Ask for the license and the insurance as you would with a stranger. Somebody who gets hurt while helping may have a claim on you, so ask your home insurer first. Permits are needed just the same. Favors are done in the evenings and take longer, so keep them for small jobs that nobody else waits for.`,
    },
    {
      heading: 'Property tax after a renovation',
      also: 'property taxes tax assessment assessor reassess reassessment county council tax band raise increase added value appeal exemption',
      text: `An addition, another bathroom or a finished basement usually raises the assessed value, and with it the tax; repairs, paint and new fixtures of the same kind usually do not. Assessors learn of it from permits, and in most places only the new part is added. Ask the assessor's office before you build, check the next notice, and mind the short deadline for an appeal. Some places spare work for energy, disability or historic houses for some years. In Britain the council tax band mostly changes only after a sale. Leaving out the permit costs more than the tax.`,
    },
    {
      heading: 'Insurance claims after water, wind or fire',
      also: 'insurance claim adjuster file lowball denied settlement water damage burst pipe storm hail wind fire tree roof deductible storm chaser door to door public adjuster depreciation',
      text: `Stop the damage, keep the receipts for that, and photograph everything before you clean up or throw away. Call the insurer the same day. Sudden damage is usually covered; slow leaks, wear and water that rises from outside mostly are not. The adjuster's first figure is not the last one: send your own contractor's estimate, line by line, and ask for a second visit; the state's insurance office helps with complaints. After hail or a storm, be careful with roofers who knock: do not sign over your claim, do not pay ahead, and do not let anyone “waive” the deductible, which is illegal in many places.`,
    },
  ],
};
