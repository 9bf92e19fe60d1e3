import type { Chapter } from '../chapter.ts';

export const finishing: Chapter = {
  title: 'Finishing and handing over',
  sections: [
    {
      heading: 'The punch list',
      also: 'punch list snag list final walkthrough finish defects last items complete walk through',
      text: `When the work is nearly done, walk through every room with the contractor in daylight and write down everything that is missing or wrong. Test every tap, toilet, switch, fan, drawer and window. Agree on a date for finishing the list, and on how much you hold back until then. Anything you find later is a warranty claim, so take your time.`,
    },
    {
      heading: 'The last payment',
      also: 'final payment release retainage hold back pay last check when to pay final',
      text: `Pay the rest when you have five things: the finished punch list, the passed final inspection, lien waivers from everyone, manuals and warranties, and the keys. Do not pay because someone promises to send them.`,
    },
    {
      heading: 'Warranties',
      also: 'warranty guarantee how long defect after renovation leak callback manufacturer register',
      text: `One year on workmanship is usual; products come with the manufacturer's own warranty. Register them, note the end dates, and walk through the house once more a month before the first year ends. Report defects in writing with a photo. Many states add rights that a contract cannot take away; a consumer office can tell you which.`,
    },
    {
      heading: 'What to keep',
      also: 'documents records photos manuals file paint codes keep after project maintenance',
      text: `Keep these together: contracts and changes, permits with final sign-off, plans as built, photos of open walls, receipts, warranties, manuals, paint colors and tile batches, and the phone numbers of everyone who worked there. A folder like this helps you sell the house, and your next plumber will thank you.`,
    },
  ],
};
