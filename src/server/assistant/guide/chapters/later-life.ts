import type { Chapter } from '../chapter.ts';

export const laterLife: Chapter = {
  title: 'A house for every age',
  sections: [
    {
      heading: 'Ramps',
      also: 'wheelchair ramp slope gradient steep incline rise run landing step free access entrance walker',
      text: `Plan at least one foot of ramp for each inch of height (a slope of 1 in 12), and more if somebody pushes the chair or walks with a frame: 1 in 16 to 1 in 20 is easier. Three ordinary steps therefore need about twenty feet. Leave a level landing of about five feet at the top, at the bottom and at each turn, 36 inches between the handrails (on both sides when it rises more than half a foot), raised edges and a surface that is not slippery when wet. Rules for private homes differ: ask the building department.`,
    },
    {
      heading: 'Doors and halls for a wheelchair',
      also: 'wheelchair doorway width hallway corridor turning circle accessible accessibility walker threshold lever handles aging in place old age elderly stairlift mobility',
      text: `A doorway with 32 inches clear lets most wheelchairs through, which usually takes a 36-inch door; hinges that swing clear of the opening gain about two inches in an old one. A hall wants at least 36 inches, and turning a chair a circle of five feet. Choose flush thresholds, lever handles, switches a little lower and outlets a little higher, and a bedroom and a shower on the entrance floor. Put backing for grab bars and a power point for a stairlift in while the walls are open.`,
    },
    {
      heading: 'Light for older eyes and for the night',
      also: 'light lighting lit lamp bathroom night nightlight elderly old people seniors eyesight stumble trip fall motion sensor glare dim bright bulb',
      text: `Older eyes need two or three times the light of young ones, evenly spread and without glare: lamps at both sides of the mirror, one over the shower that is rated for wet places, and shades that hide the bulb. For the night, put dim, warm lights near the floor with motion sensors along the way from the bed to the toilet, so that nobody has to look for a switch or is blinded. A toilet seat, a grab bar and a floor edge in a contrasting color are easier to see.`,
    },
    {
      heading: 'Stairlifts and home lifts',
      also: 'stairlift stair lift chair lift elevator home lift platform upstairs downstairs bedroom parents stairs old grant',
      text: `A stairlift on straight stairs is fitted in a day, can be rented or bought used, and needs an outlet; curved stairs want a rail that is made to measure and dear. Check that other people can still pass. A lift in a shaft or through the floor needs space, power, a permit and a yearly service. A bedroom and a shower on the entrance floor are often cheaper and safer than either. Let an occupational therapist look first, and ask about grants: veterans and Medicaid programs in the United States, the council in Britain.`,
    },
  ],
};
