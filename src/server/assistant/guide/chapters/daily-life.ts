import type { Chapter } from '../chapter.ts';

export const dailyLife: Chapter = {
  title: 'Getting through the months of work',
  sections: [
    {
      heading: 'Move out or tough it out',
      also: 'move out or stay tough it out live through rental hotel relocate during renovation dust noise cost of moving out airbnb relatives worth staying',
      text: `Move out when there is no bathroom or heat, when floors are sanded and finished, when lead or asbestos is disturbed, or with a baby, asthma or work from home during demolition. Living in makes sense if one bath and one place to cook stay, and the dust can be kept behind a sealed wall. Crews work faster in an empty house, often by a fifth, which pays part of a rental. Many families stay and go away for the worst two or three weeks: demolition, drywall sanding, floor finish. Price it both ways: rent, storage and travel against longer work and eating out. Add a month to whatever date you were told.`,
    },
    {
      heading: 'Weeks without a kitchen',
      also: 'no kitchen two months survival tips temporary kitchen microwave hot plate slow cooker electric skillet toaster oven refrigerator dishes bathtub teenager family meals grill',
      text: `Set up a makeshift kitchen in a room with a sink nearby before the old one goes: the old refrigerator, a folding table, a microwave, a toaster oven, an induction hot plate or electric skillet, a slow cooker and a kettle. Put two of them on different circuits, or the breaker trips. Cook and freeze in the weeks before: soup, chili, casseroles. Grill outside all year. Use few dishes, with a tub to carry them, and wash in a laundry or bath sink, not over paint water. Budget for one or two meals out or delivered each week. A shelf of snacks for hungry teenagers saves the day. Save one old base cabinet and counter for it.`,
    },
    {
      heading: 'Cats, dogs and open doors',
      also: 'cats dog pets workmen leave front door open escape crate boarding kennel closed room sign microchip stress noise paint fumes bird',
      text: `Give pets one closed room as far away as possible, with food, litter, a hiding place and a sign on the door: "Cat inside, do not open". Do it before the crew comes and let them out only when the last one has left. For cats the bathroom that is not being worked on is good; for dogs daycare, a kennel or a friend on the loud days. See that microchip and tag have today's number, and have a photo ready. Tell the lead, and ask for a second gate at the door. Birds and fish leave for paint, varnish and foam fumes. Check wall cavities, boxes and the dryer before anything is closed, because cats do walk in.`,
    },
    {
      heading: 'Working from home next to the work',
      also: 'work from home office noise calls during construction headphones schedule quiet hours internet outage video meeting library coworking',
      text: `Ask each Friday for the next week's plan: demolition, nailing, tile cutting and floor sanding days are for the library, a café or an office. Agree on one quiet hour for calls, and on warnings before power or internet goes off, since a crew will cut the circuit of your router sooner or later; a small battery (UPS) and a phone hotspot bridge it. Move to the room farthest away with a door, rugs and a towel at its foot. Noise-cancelling headphones help against drone, not hammering. Be clear that you are at work: questions once at a fixed time, not each time they see you.`,
    },
    {
      heading: 'Arguing about choices, and staying sane',
      also: 'argue spouse partner disagree couple stress decision fatigue overwhelmed fed up cannot decide relationship renovation stress',
      text: `Everybody quarrels in month three; it is the dust and the hundred decisions. Share them out: each of you decides alone in certain rooms or subjects, and both have a veto once. Limit each choice to three options and a date. Settle money rules beforehand: what each may spend without asking. Keep one room finished, clean and free of talk about tile, and one evening a week too. When you cannot agree, the cheaper or the reversible choice wins. One of you speaks with the contractor, since a crew that hears two opinions builds neither. Most of what keeps you awake is not seen in a year.`,
    },
    {
      heading: 'Noise, shared walls and being fair to neighbors',
      also: 'party wall noise neighbors owe heads-up quiet hours rowhouse townhouse dust through wall notice letter gift parking working hours shared wall drilling',
      text: `In a rowhouse they hear everything, so give a heads-up a week before: what, how long, which hours, the contractor's number and yours. Keep loud work within the town's quiet hours, commonly 8 to 6 on weekdays, later on Saturday, none on Sunday, and tell them of the two or three worst days. Photograph their side of the party wall with them before you start, and have the contractor's insurer known. Anchors, beams or digging at a shared wall may need their consent or an engineer. Keep walks and parking free, sweep at night, and fix what you break at once. A cake and a free hand with their dumpster things does wonders.`,
    },
    {
      heading: 'Cleaning up when the work is done',
      also: 'post construction cleaning clean after renovation dust everywhere vents ducts windows order cleaners cost hepa vacuum paint specks final clean',
      text: `The contract should say broom clean or professionally cleaned, since they differ by some hundred dollars. Clean from the top down, twice, a few days apart: dust settles for weeks. Change the furnace filter, vacuum registers and the first feet of duct with a HEPA machine, wipe walls with a dry microfiber mop, then damp, and only then wash floors, as wet plaster dust smears and scratches. Use no acid on stone, and remove grout haze with the maker's cleaner. Scrape paint from glass wet, with care on tempered panes. Duct cleaning is worth it if they ran the system during sanding. Keep off new paint with wet cloths for two weeks.`,
    },
    {
      heading: 'Keys, theft and strangers in the house',
      also: 'key lockbox code crew keys trust strangers in house valuables jewelry medicine theft stolen camera privacy security contractor access',
      text: `Use a keypad or lockbox and give each firm its own code, deleted when it is done; change the locks at the end if keys were out. Put jewelry, papers, medicine, spare keys and laptops in one locked closet or outside the house, not since crews steal but because nobody can be blamed then. List and photograph what is valuable. An indoor camera is your right in most places if you tell everybody and it is not in a bathroom; recording sound may need consent. If something is missing, ask calmly first, then report to the police and your insurer: the contractor's liability insurance seldom covers theft. Background checks are something to ask the firm about.`,
    },
    {
      heading: 'A toilet, power, water and parking for the crew',
      also: 'portable toilet porta potty crew bathroom use power water for contractors who pays utilities parking street permit dumpster driveway site logistics',
      text: `Decide before day one and write it down: which toilet they use (a portable one costs 100 to 200 dollars a month and keeps peace on long jobs), where they park, where material and the dumpster stand, which door and stairs, where they eat and smoke, where tools are washed. You usually provide water and power at no charge; heaters and floor sanders may need a circuit. A dumpster on the street needs a permit, and boards under it save the drive. Show them the shut-offs. Ask for a start and end of the day, and music you can live with. It is easier to ask now than in week five.`,
    },
    {
      heading: 'Allergies, asthma, pregnancy and old parents in the house',
      also: 'asthma allergy pregnant elderly parents health sick during renovation dust fumes immune chemotherapy air purifier hepa safe to stay',
      text: `Someone who is pregnant, very old, ill in the lungs or weak in immunity should not sleep in a house where walls come down, lead or mold is disturbed, floors are finished or foam is sprayed. For milder work give them the farthest room, with a door sealed by tape, a HEPA air purifier sized for it, and a separate way in and out. Ask for negative pressure: a fan that blows from the work zone through a window. Choose low-VOC products, and let them cure before anybody returns. Older people also need clear floors, light and one bathroom they know. Ask the doctor, and believe a cough.`,
    },
  ],
};
