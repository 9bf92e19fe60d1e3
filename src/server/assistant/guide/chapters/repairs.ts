import type { Chapter } from '../chapter.ts';

export const repairs: Chapter = {
  title: 'Small repairs and fittings',
  sections: [
    {
      heading: 'Finding studs and hanging heavy things',
      also: 'stud finder studs hang heavy cabinet shelf tv mirror picture anchor drywall plugs screws wall mount curtain rail',
      text: `Studs usually stand 16 or 24 inches apart; start beside an outlet, which is fixed to one, and check with a magnet that finds the screws, or with a stud finder. Cabinets, televisions and grab bars go into studs or into blocking, never into drywall alone. For lighter things, use toggle or metal anchors and stay well under their rating. Before you drill, think of wires straight above and below outlets and switches, and of pipes near taps.`,
    },
    {
      heading: 'Nail pops, dents and small holes',
      also: 'nail pop pops popped screw head bump bulge drywall dent ding hole patch spackle filler doorknob picture hole mend small crack',
      text: `A nail pops when the stud behind it dries and shrinks. Drive a drywall screw into the same stud an inch or two above it and another below, set the heads just under the surface, then pull the nail or knock it in. Fill dents and nail holes with spackle, and cover anything up to a few inches with a self-adhesive mesh patch; cut a larger hole square and screw a piece of drywall to a strip of wood behind it. Put on two or three thin coats of joint compound, let each dry and sand it lightly, then prime the spot, or it shows through the paint.`,
    },
    {
      heading: 'Taps, toilets and drains',
      also: 'toilet running keeps running flush dripping tap faucet leaking clogged blocked drain slow sink trap unclog gurgling smell low pressure',
      text: `A toilet that runs usually needs a new flapper or fill valve, half an hour and little money. One that wobbles needs a shim and perhaps a new wax ring, soon, before the floor gets wet. A dripping tap needs a washer or a cartridge; take the old one to the shop. For a slow drain, clean the trap and use a plunger or a hand auger before any chemical. Close the valve first. Call a plumber when several drains are slow at once, when sewage comes up, or when a valve will not close.`,
    },
    {
      heading: 'Pipes in winter',
      also: 'freeze freezing frozen pipes winter cold unheated insulate burst vacant empty house',
      text: `Keep rooms with pipes above about 55 °F, also when the heating is off for the work: ask for temporary heat. Insulate pipes in attics, crawl spaces and outside walls, disconnect hoses, and let taps drip on the coldest nights. If the house stands empty, close the main and drain the lines. Thaw a frozen pipe with warm air from the tap end, never with a flame, and keep the main within reach.`,
    },
    {
      heading: 'Wallpaper, plaster and fresh surfaces',
      also: 'wallpaper remove strip steam old fresh plaster new plaster dry wait before painting mist coat cure skim coat',
      text: `Score old wallpaper, soak it with warm water and a little detergent or use a steamer, and scrape without digging into the wall; wash off all the paste. Test paint under it for lead in a house from before 1978. New plaster is ready when it is evenly pale, after about a week per coat for thin skim and up to a month for thick plaster; the first coat of paint is then thinned. Joint compound needs a day per coat. Paint on damp plaster peels.`,
    },
    {
      heading: 'Doors, windows and squeaks',
      also: 'door sticks sticking squeaky hinge creak rattle draught lock handle sash window stuck',
      text: `Tighten the hinge screws first, with a longer one into the frame at the top: it cures most sagging doors. Plane a sticking door only in dry weather, and seal the bare edge. A drop of oil or wax quiets hinges and drawers. Screw squeaky treads and boards to what is below them. If several doors begin to stick at the same time, look for movement in the house before you plane anything.`,
    },
  ],
};
