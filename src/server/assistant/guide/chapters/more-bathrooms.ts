import type { Chapter } from '../chapter.ts';

export const moreBathrooms: Chapter = {
  title: 'Tubs, vanities and another bathroom',
  sections: [
    {
      heading: 'Tubs and shower doors',
      also: 'tub bathtub reglaze reglazing refinish resurface acrylic cast iron steel fiberglass replace keep shower door glass frameless framed sliding curtain screen walk-in tub',
      text: `Reglazing an old tub costs a fraction of a new one and lasts some five to ten years; its fumes are dangerous, so leave it to a firm and stay out as long as it says. Acrylic is light and warm, steel is cheap and chips, cast iron lasts longest and is so heavy that the stairs and the floor have to be checked. A new tub usually means new tile around it. Frameless glass is easy to wipe, dear and made to measure; a curtain is cheap and leaves room for somebody who helps. Shower glass must be safety glass. In a walk-in tub you sit while it fills and drains; a shower without a curb often serves better.`,
    },
    {
      heading: 'Vanities, mirrors and heights',
      also: 'vanity vanities washbasin sink height depth mirror medicine cabinet sconce faucet single double floating wall hung vessel bathroom heights',
      text: `Vanities stand 32 to 36 inches high: lower for children, higher for tall people, and a bowl on top adds five or six inches. Usual depths are 18 to 22 inches. Many codes want 21 inches of free floor in front; 30 are comfortable. Two basins want about 60 inches. Hang the mirror so that its middle is at eye level, and lamps at both sides at about the same height. One that hangs on the wall needs backing in it. Check that the holes fit the faucet and that the drain suits the drawers.`,
    },
    {
      heading: 'Adding a bathroom, or one in a basement',
      also: 'add a bathroom new second extra half bath powder room ensuite basement bathroom upflush macerator macerating toilet ejector pump under the stairs size small',
      text: `A new bathroom is cheapest beside or above an old one, where the drain and the vent are near. A small full bath fits in about five by eight feet, a half bath in about three by six. It needs a permit, a fan and its own outlets. In a basement, ask first how deep the sewer lies. If it is deep enough, the slab is opened; if not, waste is lifted by an ejector pump in a pit or by a macerating (upflush) toilet, which is louder, needs power and now and then service. Where the sewer can back up, have a backwater valve put in. With a septic tank, ask the health department.`,
    },
  ],
};
