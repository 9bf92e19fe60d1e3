import type { Chapter } from '../chapter.ts';

export const finishing: Chapter = {
  title: 'Finishing and handing over',
  sections: [
    {
      heading: 'The punch list',
      also: 'punch list snag list final walkthrough finish defects last items complete walk through',
      text: `When the work is nearly done, walk through every room with the contractor by daylight and write down all that is missing or wrong. Run every tap, flush, switch, fan, drawer and window. Agree on a date for the list, and on what is held back until then. New points after that are warranty, so take your time.`,
    },
    {
      heading: 'The last payment',
      also: 'final payment release retainage hold back pay last check when to pay final',
      text: `Pay the rest when five things are in your hands: the finished punch list, the passed final inspection, lien waivers from everybody, manuals and warranties, and the keys. Not on the promise of any of them.`,
    },
    {
      heading: 'Warranties',
      also: 'warranty guarantee how long defect after renovation leak callback manufacturer register',
      text: `One year on workmanship is usual, products carry their maker's own. Register them, note the end dates, and walk through the house once more a month before the first year ends. Report defects in writing with a photo. Many states add rights that a contract cannot take away; a consumer office can tell you which.`,
    },
    {
      heading: 'What to keep',
      also: 'documents records photos manuals file paint codes keep after project maintenance',
      text: `Keep together: contracts and changes, permits with final sign-off, plans as built, photos of open walls, receipts, warranties, manuals, paint colors and tile batches, and the phone numbers of everyone who worked there. The next owner will pay for a house with such a folder, and the next plumber will thank you.`,
    },
  ],
};
