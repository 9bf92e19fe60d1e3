import type { Chapter } from '../chapter.ts';

export const rentals: Chapter = {
  title: 'Rentals, crews and deliveries',
  sections: [
    {
      heading: 'Renovating for tenants',
      also: 'landlord rental let letting tenant tenants between turnover renovate while living occupied rent out notice repairs upgrade worth',
      text: `Between two tenants, do safety first (smoke and carbon monoxide alarms, locks, wiring, railings), then leaks, then paint and floors, and choose what is hard to break and easy to replace over what is pretty. While tenants live there you usually have to give notice before each visit, keep water, heat and a way out working, and perhaps lower the rent for the time. Old paint has its own rules where families live. Laws differ a lot: ask the town or an association of landlords.`,
    },
    {
      heading: 'Who is on site: the boss, the crew and subcontractors',
      also: 'supervise supervises supervision site manager foreman boss subcontractor subcontractors sub different sends somebody else daily on site responsible',
      text: `Your contract is with the contractor, who answers for everybody he sends. Ask before you sign who will be on site each day, who decides small things when the boss is away, and which work goes to subcontractors; have new ones named to you, with their insurance. The boss need not be there all day, but somebody in charge should be reachable. Tell that person what you want, and not the crew: instructions to a subcontractor easily become extras.`,
    },
    {
      heading: 'Deliveries that are damaged, wrong or late',
      also: 'delivery delivered damaged wrong shade color broken arrived dented cracked scratched chipped vanity return refuse order cabinets tiles missing late materials supplier shipment',
      text: `Open and count everything on the day it comes, write damage on the delivery note before you sign, take photographs and tell the seller in writing at once: the time for complaints is often only a few days. Do not install what is wrong, because fitting it counts as accepting it, and keep the packaging. Compare batch numbers of tile and flooring. Order early, and let the crew start only when the parts with long waits are there. The contract should say who pays when a supplier is late.`,
    },
    {
      heading: 'Days without water, or with one bathroom',
      also: 'one bathroom only bath toilet shower without water shut off days cope manage live through remodel where wash portable loo',
      text: `Agree with the crew that the toilet is set back each evening, even if it is unplugged again the next morning, and ask for a list of the hours without water a few days ahead. Fill buckets for flushing and bottles for the kettle. Shower at a gym, at work or next door; a rented portable toilet outside helps with long work. Have everything for the bathroom in the house before the old one comes out: that shortens the gap more than anything.`,
    },
    {
      heading: 'Tools and materials on site: who insures them',
      also: 'theft stolen tools left on site overnight materials delivered lock up insure insured insurance risk builders risk who is responsible for materials',
      text: `As a rule, the contractor's tools are at his own risk and insured by him. Materials are less clear: what you bought and what lies on your ground may be yours to insure as soon as it is delivered, so read the contract, and ask your insurer about cover during the work (builder's risk). Have large deliveries come shortly before they are used, lock up copper, appliances and tools, and note who has a key. Photograph what is delivered. A lockable room or container is a fair thing to offer.`,
    },
  ],
};
