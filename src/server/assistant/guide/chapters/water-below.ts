import type { Chapter } from '../chapter.ts';

export const waterBelow: Chapter = {
  title: 'Wet basements and sewers',
  sections: [
    {
      heading: 'Sump pumps and French drains',
      also: 'sump pump pit french drain interior exterior perimeter basement waterproofing flood floods water comes in rain wet battery backup groundwater',
      text: `Start outside: gutters, long downspouts and ground that falls away cure many wet basements. If water still comes, a drain along the inside of the wall with a sump pump handles it; a drain and a membrane outside stop it earlier, but the wall has to be dug free. A sump wants a tight lid, a check valve, an outlet well away from the house and usually not into the sewer, and a battery, because storms take the power. Pour water in twice a year to test it. Get several opinions, and be careful with firms that sell one system only. If sewage comes up, that is another problem: see to the sewer.`,
    },
    {
      heading: 'Sewer lines and roots',
      also: 'sewer line main drain backup backs up backed up roots tree clay pipe cast iron orangeburg camera lining trenchless pipe bursting lateral sewage gurgle replace',
      text: `When several drains are slow or gurgle together, the main line is the cause: stop using water. Have it filmed, and keep the video. Cutting roots helps for a year or two; clay pipes with open joints and crushed pipes come back. A liner or pipe bursting often saves digging up the yard. In many towns the line is yours as far as the main, even under the street, so ask, and ask your insurer about cover for backups. In Britain shared drains mostly belong to the water company. Keep away from sewage, and have a backwater valve fitted if it happens again.`,
    },
  ],
};
